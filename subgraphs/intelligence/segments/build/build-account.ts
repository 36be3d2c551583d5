import type pg from 'pg';
import type { FollowedReservation } from '../stays/followed-reservation.js';
import { inTransaction } from '../stays/in-transaction.js';
import { measureScale } from '../stays/measure-scale.js';
import type { StayRow } from '../stays/stay-row.js';
import { FIRST } from './read-reservations.js';
import { forgetGone, regroupAll } from './put-right.js';
import { takePage } from './take-page.js';

export interface BuildParts {
  rowOf(reservation: FollowedReservation): StayRow | null;
  today: string;
  /** Stops between two pages when it says so; what was taken over stays, and is right. */
  signal: AbortSignal;
}

/**
 * Takes over all reservations of an account anew, page by page in transactions of their own, so that facts which come
 * meanwhile wait for a page at most. Where stays were known before, those without a reservation go, and guests are
 * worked out anew. Gives how many stays there are. Safe to stop and to run again.
 */
export async function buildAccount(pool: pg.Pool, accountId: string, parts: BuildParts): Promise<number> {
  const { rowOf, today, signal } = parts;
  let [count, isKnown] = [0, false];
  for (let after: string | null = FIRST; after !== null;) {
    signal.throwIfAborted();
    const from: string = after;
    const page = await inTransaction(pool, (client) => takePage(client, accountId, from, rowOf));
    count += page.count;
    isKnown ||= page.known;
    after = page.next;
  }
  isKnown = (await forgetGone(pool, accountId, signal)) || isKnown;
  if (isKnown) await regroupAll(pool, accountId, signal);
  await inTransaction(pool, (client) => measureScale(client, accountId, today));
  return count;
}
