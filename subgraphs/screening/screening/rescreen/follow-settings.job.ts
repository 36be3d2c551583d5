import type pg from 'pg';
import { emFor } from '#kit/store/database.js';
import type { Job } from '#kit/queue/jobs.js';
import { findResting } from './find-concerned.js';
import { queueAgain, type QueueParts } from './queue-again.js';

/** `run` and `after` are set from the second page on. */
interface Changed {
  accountId: string;
  run?: number;
  after?: string;
}

const PAGE = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Queue name and key of the job: one per account, and one for each further page. */
export const FOLLOW_SETTINGS = {
  name: 'follow-settings',
  keyOf: ({ accountId, run, after }: Changed) => [accountId, ...(after ? [run, after] : [])].join(':'),
};

const BEGIN = `
  insert into screening.settings_run (account_id, run) values ($1, 1)
  on conflict (account_id) do update set run = settings_run.run + 1 returning run`;

const LAST = 'select run from screening.settings_run where account_id = $1';

/**
 * Analyzes reservations again after the account's screens or rules have changed, page by page. A further change starts
 * a new run, which replaces the rest of this one.
 */
export function followSettingsJob(parts: QueueParts & { pool: pg.Pool }): Job<Changed> {
  const { orm, pool, jobs } = parts;
  const numberOf = async (text: string, accountId: string) =>
    (await pool.query<{ run: number }>(text, [accountId])).rows[0]?.run;
  return {
    ...FOLLOW_SETTINGS,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    async run({ accountId, run, after = BEFORE_ALL }) {
      const current = (await numberOf(run === undefined ? BEGIN : LAST, accountId)) ?? 0;
      if (run !== undefined && run !== current) return;
      const found = await findResting(pool, accountId, after, PAGE);
      await queueAgain(parts, found, 'refresh');
      const last = found.at(-1);
      if (found.length < PAGE || !last) return;
      const next = { accountId, run: current, after: last.reservationId };
      await emFor(orm, [accountId]).transactional((tx) => jobs.enqueue(tx, FOLLOW_SETTINGS, next));
    },
  };
}
