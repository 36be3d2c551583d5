import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import { BACKGROUND_CHECK } from './check/run-background-check.js';
import { MEDIA_SEARCH } from './media/run-media-search.js';

const EVERY_MS = 60_000;

/** Work whose job is gone: a worker died in its last attempt, or the queue was emptied. */
const find = (table: string) => `
  select account_id as "accountId", id as "reportId" from intelligence.${table}
  where status = 'PENDING' and created_at < now() - interval '15 minutes' order by created_at limit 200`;

const KINDS = [
  { table: 'media_report', job: MEDIA_SEARCH },
  { table: 'background_report', job: BACKGROUND_CHECK },
];

export interface SweepParts {
  orm: MikroORM;
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Log;
}

/** Queues again what has been pending for too long; the queue keeps one job for each. */
export async function queuePending({ orm, pool, jobs }: Omit<SweepParts, 'log'>): Promise<void> {
  for (const { table, job } of KINDS) {
    const { rows } = await pool.query<{ accountId: string; reportId: string }>(find(table));
    for (const payload of rows)
      await emFor(orm, [payload.accountId]).transactional((tx) => jobs.enqueue(tx, job, payload));
  }
}

/** The same every minute. Gives the way to stop. */
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
