import type pg from 'pg';
import type { Job } from '#kit/queue/jobs.js';
import { queueAgain, type QueueParts } from '../rescreen/queue-again.js';
import { type Found, FOUND } from '../../booking/reservation/analysis.js';

interface SearchEnded {
  accountId: string;
  reportId: string;
}

const FIND = `
  select ${FOUND} from screening.guest_search s
  join screening.reservation r on r.account_id = s.account_id and r.id = s.reservation_id and r.erased_at is null
  where s.account_id = $1 and s.report_id = $2`;

/** Analyzes the reservations of a finished search or background check again. */
export function followSearchJob(parts: QueueParts & { pool: pg.Pool }): Job<SearchEnded> {
  return {
    name: 'follow-search',
    keyOf: ({ reportId }) => reportId,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    async run({ accountId, reportId }) {
      const { rows } = await parts.pool.query<Found>(FIND, [accountId, reportId]);
      await queueAgain(parts, rows);
    },
  };
}
