import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import { FORGET_TOTALS } from './remembered-total.js';

const EVERY_MS = 30_000;

/** Rows merged per transaction. */
const BATCH_SIZE = 20_000;

/** Only one worker does this at a time. */
const LOCK = 7316;

const FACETS = 'status, verification_status, guest_portal_status, risk_color, source, pms';
const KINDS = `account_id, ${FACETS}`;
const BUCKETS = `account_id, dimension, bucket, ${FACETS}`;

const take = (changes: string, columns: string) => `
  taken as (
    delete from screening.${changes} where (account_id, id) in (
      select account_id, id from screening.${changes} limit ${BATCH_SIZE})
    returning ${KINDS}, ${columns}many)`;

const put = (tallies: string, key: string) => `
  put as (
    insert into screening.${tallies} (${key}, many) select ${key}, many from summed where many <> 0
    on conflict (${key}) do update set many = ${tallies}.many + excluded.many)
  select count(*)::int as taken from taken`;

/** Facets alone, then facets by day and listing. */
const SETTLE = [
  `with ${take('reservation_tally_change', '')},
  summed as (select ${KINDS}, sum(many) as many from taken group by ${KINDS}),
  ${put('reservation_tally', KINDS)}`,
  `with ${take('reservation_bucket_change', 'created_day, check_in_day, check_out_day, listing, ')},
  summed as (
    select ${BUCKETS}, sum(many) as many from taken
    cross join lateral unnest(array['created', 'check_in', 'check_out', 'listing'],
      array[created_day, check_in_day, check_out_day, listing]) b(dimension, bucket)
    group by ${BUCKETS}),
  ${put('reservation_bucket_tally', BUCKETS)}`,
];

/** Merges changes to reservation tallies in batches; returns the number of rows of one kind. Safe to run twice. */
export async function settleTallies(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK]);
    let most = 0;
    for (const text of lock.rows[0]!.mine ? SETTLE : []) {
      const { rows } = await client.query<{ taken: number }>(text);
      most = Math.max(most, rows[0]!.taken);
    }
    await client.query('commit');
    return most;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Deletes totals that were not requested recently, and their touches. */
export async function forgetTotals(pool: pg.Pool): Promise<void> {
  for (const text of FORGET_TOTALS) await pool.query(text);
}

/** Runs both periodically in a worker. Returns a stop function. */
export function keepTallies({ pool, log }: { pool: pg.Pool; log: Log }): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      for (let taken = BATCH_SIZE; taken === BATCH_SIZE && !signal.aborted;)
        taken = await settleTallies(pool).catch((err: unknown) => {
          log.warn({ err }, 'tallies.not_settled');
          return 0;
        });
      await forgetTotals(pool).catch((err: unknown) => log.warn({ err }, 'totals.not_forgotten'));
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
  };
}
