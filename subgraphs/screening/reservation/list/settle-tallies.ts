import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';

const EVERY_MS = 30_000;

/** Rows that are put together in one transaction. */
const BITE = 20_000;

/** One worker does it. */
const LOCK = 7316;

const KINDS = 'account_id, status, verification_status, guest_portal_status, risk_color, source, pms';

const SETTLE = `
  with taken as (
    delete from screening.reservation_tally_change where (account_id, id) in (
      select account_id, id from screening.reservation_tally_change limit ${BITE})
    returning ${KINDS}, many),
  summed as (select ${KINDS}, sum(many) as many from taken group by ${KINDS}),
  put as (
    insert into screening.reservation_tally (${KINDS}, many) select ${KINDS}, many from summed where many <> 0
    on conflict (${KINDS}) do update set many = reservation_tally.many + excluded.many)
  select count(*)::int as taken from taken`;

/** Puts changes of the tallies of reservations together, a bite at a time; gives how many they were. Safe to run twice. */
export async function settleTallies(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK]);
    const { rows } = lock.rows[0]!.mine ? await client.query<{ taken: number }>(SETTLE) : { rows: [{ taken: 0 }] };
    await client.query('commit');
    return rows[0]!.taken;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Does so now and then while a worker runs. Gives the way to stop. */
export function keepTallies({ pool, log }: { pool: pg.Pool; log: Log }): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      for (let taken = BITE; taken === BITE && !signal.aborted;)
        taken = await settleTallies(pool).catch((err: unknown) => {
          log.warn({ err }, 'tallies.not_settled');
          return 0;
        });
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
  };
}
