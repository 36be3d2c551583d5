import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import { forgetReports } from './forget-reports.js';

interface GuestErased {
  accountId: string;
  reservationId: string;
}

const FIND = `
  select report_id as id from screening.guest_search
  where account_id = $1 and reservation_id = $2 and report_id is not null`;

const DROP = 'delete from screening.guest_search where account_id = $1 and reservation_id = $2';

/** Deletes the reports on an erased guest where they are stored, then the references to them. Idempotent. */
export function forgetSearchesJob({ pool, graph }: { pool: pg.Pool; graph: Graph }): Job<GuestErased> {
  return {
    name: 'forget-searches',
    keyOf: ({ reservationId }) => reservationId,
    retries: 12,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    async run({ accountId, reservationId }) {
      const { rows } = await pool.query<{ id: string }>(FIND, [accountId, reservationId]);
      await forgetReports(
        graph,
        accountId,
        rows.map(({ id }) => id),
      );
      await pool.query(DROP, [accountId, reservationId]);
    },
  };
}
