import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import { lockGuests } from './guests-lock.js';
import { inTransaction } from '#kit/store/in-transaction.js';
import { askReservation } from './ask-reservation.js';
import { keepStay } from './keep-stay.js';
import { measureFirst, measureWhereDue } from './measure-scale.js';
import { noteStay } from '../build/stay-notes.js';
import { stayRows } from './stay-row.js';
import { todayOf } from './today.js';

export interface FollowStay {
  accountId: string;
  reservationId: string;
}

/**
 * Takes over what has happened to a reservation. Facts queue it in the transaction that logs them; it asks how the
 * reservation is now, so that order and repeats don't matter.
 */
export function followStayJob(pool: pg.Pool, graph: Graph): Job<FollowStay> {
  let turn: Promise<unknown> = Promise.resolve();
  /** One write at a time in a process: those of one account would hold connections only to wait for each other. */
  const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  return {
    name: 'follow-stay',
    keyOf: ({ reservationId }) => reservationId,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    async run({ accountId, reservationId: id }) {
      const rowOf = await stayRows();
      const today = todayOf(new Date());
      const changed = await inTurn(() =>
        inTransaction(pool, async (client) => {
          await lockGuests(client, accountId);
          await noteStay(client, accountId, id);
          // Asked under the lock: who has it later has asked later.
          const reservation = await askReservation(graph, accountId, id);
          const kept = await keepStay(client, { accountId, id, row: reservation && rowOf(reservation) });
          if (kept) await measureFirst(client, accountId, today);
          return kept;
        }),
      );
      if (changed) await inTransaction(pool, (client) => measureWhereDue(client, accountId, today));
    },
  };
}
