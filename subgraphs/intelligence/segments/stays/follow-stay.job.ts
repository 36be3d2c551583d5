import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import { lockGuests } from './guests-lock.js';
import { inTransaction } from '#kit/store/in-transaction.js';
import { askReservation } from './ask-reservation.js';
import { countsBy, keepStay } from './keep-stay.js';
import { measureFirst, measureWhereDue } from './measure-scale.js';
import { noteStay } from '../build/stay-notes.js';
import { stayRows } from './stay-row.js';
import { todayOf } from './today.js';

export interface FollowStay {
  accountId: string;
  reservationId: string;
}

/**
 * Updates segments after a change of a reservation. Events queue this job in the transaction that records them; it
 * loads the current reservation, so order and repeats don't matter.
 */
export function followStayJob(pool: pg.Pool, graph: Graph): Job<FollowStay> {
  let turn: Promise<unknown> = Promise.resolve();
  /** One write at a time per process: concurrent writes of one account would only hold connections while waiting. */
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
      const isDue = await inTurn(() =>
        inTransaction(pool, async (client) => {
          await lockGuests(client, accountId);
          await noteStay(client, accountId, id);
          // Loaded under the lock, so that the last writer has the latest data.
          const reservation = await askReservation(graph, accountId, id);
          const kept = await keepStay(client, { accountId, id, row: reservation && rowOf(reservation) });
          if (!kept) return false;
          const isOld = await measureFirst(client, accountId, today);
          return isOld || countsBy(today, kept);
        }),
      );
      if (isDue) await inTransaction(pool, (client) => measureWhereDue(client, accountId, today));
    },
  };
}
