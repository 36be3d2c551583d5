import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import type { Job } from '#kit/queue/jobs.js';
import { inTransaction } from '#kit/store/in-transaction.js';
import { noteStays } from '../build/stay-notes.js';
import type { ReservationsNow } from './followed-reservation.js';
import { countsBy } from './keep-stay.js';
import { keepStays } from './keep-stays.js';
import { measureScale, measureWhereDue } from './measure-scale.js';
import { stayRows } from './stay-row.js';
import { todayOf } from './today.js';

export interface FollowStay {
  accountId: string;
  reservationId: string;
  /** More reservations of the account. */
  others?: string[];
}

/** About the most stays in one transaction: the last job that joins may exceed it. */
const MAX_TOGETHER = 100;

/** Reservations of one account that are followed together. */
interface Batch {
  ids: Set<string>;
  done: Promise<void>;
}

/**
 * Updates segments after a change of a reservation. Events queue this job in the transaction that records them; it
 * loads the current reservation, so order and repeats don't matter. Jobs of one account that wait at the same time run
 * in one transaction; if that fails, each reservation is followed alone.
 */
export function followStayJob(pool: pg.Pool, reservationsNow: ReservationsNow): Job<FollowStay> {
  let turn: Promise<unknown> = Promise.resolve();
  /** One write at a time per process: concurrent writes of one account would only hold connections while waiting. */
  const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const follow = async (accountId: string, idsOf: () => string[]): Promise<void> => {
    const today = todayOf(new Date());
    const isDue = await inTurn(async () => {
      const rowOf = await stayRows();
      await setImmediate();
      const ids = idsOf();
      return inTransaction(pool, async (client) => {
        await noteStays(client, accountId, ids);
        // Loaded under the lock, so that the last writer has the latest data.
        const now = new Map(
          (await reservationsNow(accountId, ids)).map((reservation) => [reservation.id, reservation]),
        );
        const stays = ids.map((id) => ({ id, row: now.has(id) ? rowOf(now.get(id)!) : null }));
        const { kept, isMeasured, isOld } = await keepStays(client, accountId, stays);
        // So that guests always have a reference.
        if (kept.length > 0 && !isMeasured) await measureScale(client, accountId, today);
        return kept.length > 0 && (isOld || kept.some((one) => countsBy(today, one)));
      });
    });
    if (isDue) await inTransaction(pool, (client) => measureWhereDue(client, accountId, today));
  };
  const waiting = new Map<string, Batch>();
  const batchOf = (accountId: string): Batch => {
    const open = waiting.get(accountId);
    if (open && open.ids.size < MAX_TOGETHER) return open;
    const ids = new Set<string>();
    const begin = (): string[] => {
      if (waiting.get(accountId)?.ids === ids) waiting.delete(accountId);
      return [...ids];
    };
    const batch = { ids, done: follow(accountId, begin) };
    waiting.set(accountId, batch);
    return batch;
  };
  return {
    name: 'follow-stay',
    keyOf: ({ reservationId }) => reservationId,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    batchSize: MAX_TOGETHER,
    gatherMs: 100,
    async run({ accountId, reservationId, others = [] }) {
      const batch = batchOf(accountId);
      const ids = [reservationId, ...others];
      for (const id of ids) batch.ids.add(id);
      await batch.done.catch(async (error: unknown) => {
        if (batch.ids.size === 1) throw error;
        const alone = await Promise.allSettled(ids.map((id) => follow(accountId, () => [id])));
        for (const result of alone) if (result.status === 'rejected') throw result.reason;
      });
    },
  };
}
