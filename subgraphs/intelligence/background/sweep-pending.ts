import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import { BACKGROUND_CHECK, endFailedCheck } from './check/run-background-check.js';
import { MEDIA_SEARCH, endFailedSearch } from './media/run-media-search.js';

const EVERY_MS = 60_000;

/** Maximum number of requeues: work ends at the latest an hour after it was requested. */
const MAX_SWEEPS = 3;

/** Work without a job: a worker crashed on its last attempt, or the queue was emptied. */
const find = (table: string) => `
  select account_id as "accountId", id as "reportId", sweeps from intelligence.${table}
  where status = 'PENDING' and created_at < now() - interval '15 minutes'
    and coalesce(swept_at, created_at) < now() - interval '15 minutes' order by created_at limit 200`;

/** If two processes sweep at once, only one counts. */
const count = (table: string) => `
  update intelligence.${table} set sweeps = sweeps + 1, swept_at = now()
  where account_id = ? and id = ? and status = 'PENDING' and sweeps = ? returning id`;

const KINDS = [
  { table: 'media_report', job: MEDIA_SEARCH, end: endFailedSearch },
  { table: 'background_report', job: BACKGROUND_CHECK, end: endFailedCheck },
];

export interface SweepParts {
  orm: MikroORM;
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Log;
}

/**
 * Requeues work that has been pending for 15 minutes; the queue keeps one job per report. After three requeues, 15
 * minutes apart, the work is ended as failed.
 */
export async function queuePending({ orm, pool, jobs }: Omit<SweepParts, 'log'>): Promise<void> {
  for (const { table, job, end } of KINDS) {
    const { rows } = await pool.query<{ accountId: string; reportId: string; sweeps: number }>(find(table));
    for (const { sweeps, ...payload } of rows) {
      if (sweeps >= MAX_SWEEPS) await end({ orm }, payload);
      else
        await emFor(orm, [payload.accountId]).transactional(async (tx) => {
          const [mine] = await tx.execute<object[]>(count(table), [payload.accountId, payload.reportId, sweeps]);
          if (mine) await jobs.enqueue(tx, job, payload);
        });
    }
  }
}

/** Runs the sweep every minute. Returns a function that stops it. */
export function sweepPending({ log, ...parts }: SweepParts): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await queuePending(parts).catch((err: unknown) => log.warn({ err }, 'background.not_swept'));
      await sleep(EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
