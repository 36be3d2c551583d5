import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Log } from '../process/log.js';
import { emFor } from './database.js';

/** Rows per batch: few enough that no one waits long for a lock. */
export const BATCH_SIZE = 500;

/** The time that many days earlier: older data has expired. */
export function daysBefore(now: Date, count: number): Date {
  return new Date(now.getTime() - count * 86_400_000);
}

/** A class of data with a retention period. */
export interface PurgeClass {
  name: string;
  /** Schema-qualified table, with the account as first key column. */
  table: string;
  /** SQL condition for its rows; all if absent. They need an index that starts with the account. */
  rows?: string;
  /** Deletes a batch of expired rows of an account; returns how many, 0 when done. Safe to run twice. */
  purgeBatch(tx: EntityManager, accountId: string, now: Date): Promise<number>;
}

export interface PurgeParts {
  orm: MikroORM;
  pool: pg.Pool;
  /** Name of the lock: only one process at a time purges under a name. */
  name: string;
  classes: PurgeClass[];
}

/** Skips from account to account in the index, which avoids reading the whole table. */
const accountsIn = ({ table, rows = 'true' }: PurgeClass) => `
  with recursive led as (
    (select account_id from ${table} where ${rows} order by account_id limit 1)
    union all
    select (select t.account_id from ${table} t where ${rows} and t.account_id > led.account_id
      order by t.account_id limit 1)
    from led where led.account_id is not null)
  select account_id as "accountId" from led where account_id is not null`;

const LONGEST_PAUSE_MS = 250;

/**
 * Deletes everything that has expired at `now`, in batches with a transaction each, so an interrupted run can be
 * continued by the next one. Returns the counts by class. Stops early if another process is purging, or when `going`
 * says so.
 */
export async function purge(
  { orm, pool, name, classes }: PurgeParts,
  now: Date,
  going: () => boolean = () => true,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const purgeClass of classes) {
    const { rows } = await pool.query<{ accountId: string }>(accountsIn(purgeClass));
    for (const { accountId } of rows) {
      for (let forgotten = 1; forgotten > 0;) {
        if (!going()) return counts;
        const startedAt = Date.now();
        const purged = await purgeBatch(orm, name, purgeClass, accountId, now);
        if (purged === null) return counts;
        forgotten = purged;
        if (purged === 0) continue;
        counts[purgeClass.name] = (counts[purgeClass.name] ?? 0) + purged;
        // Pauses as long as it worked: requests get at least half of the database's capacity.
        await sleep(Math.min(LONGEST_PAUSE_MS, Date.now() - startedAt));
      }
    }
  }
  return counts;
}

async function purgeBatch(orm: MikroORM, name: string, { purgeBatch }: PurgeClass, accountId: string, now: Date) {
  return emFor(orm, [accountId]).transactional(async (tx) => {
    const lock = 'select pg_try_advisory_xact_lock(hashtextextended(?, 7306)) as mine';
    const [row] = await tx.execute<{ mine: boolean }[]>(lock, [name]);
    return row?.mine ? purgeBatch(tx, accountId, now) : null;
  });
}

const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Purges one minute after startup and then hourly; logs counts by class. Returns a stop function. */
export function keepPurged(parts: PurgeParts & { log: Log }): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const run = async (): Promise<void> => {
    for (let waitMs = FIRST_MS; !stopping.signal.aborted; waitMs = EVERY_MS) {
      await pause(waitMs);
      if (stopping.signal.aborted) return;
      try {
        const forgotten = await purge(parts, new Date(), () => !stopping.signal.aborted);
        if (Object.keys(forgotten).length > 0) parts.log.info({ store: parts.name, forgotten }, 'retention.purged');
      } catch (err) {
        parts.log.warn({ err, store: parts.name }, 'retention.not_purged');
      }
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
