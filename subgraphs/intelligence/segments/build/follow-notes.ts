import type pg from 'pg';
import { keepStay } from '../stays/keep-stay.js';
import type { FollowedReservation, ReservationReader } from '../stays/followed-reservation.js';
import type { StayRow } from '../stays/stay-row.js';
import { NEXT } from '../stays/stay-tables.js';
import { takeNotes } from './stay-notes.js';

const MAX = 500;

/** What is left when fewer than these are noted is done quickly enough for those who wait. */
export const FEW_NOTES = 50;

/**
 * Follows stays that were followed meanwhile in the new tables too, as their reservations are now, some at a time. Gives
 * how many notes it took.
 */
export async function followNotes(
  client: pg.ClientBase,
  reader: Pick<ReservationReader, 'some'>,
  rowOf: (reservation: FollowedReservation) => StayRow | null,
): Promise<number> {
  const notes = await takeNotes(client, MAX);
  const accounts = Map.groupBy(notes, ({ accountId }) => accountId);
  for (const [accountId, noted] of accounts) {
    const ids = [...new Set(noted.map(({ id }) => id))];
    const now = new Map((await reader.some(accountId, ids)).map((reservation) => [reservation.id, reservation]));
    for (const id of ids) {
      const reservation = now.get(id);
      await keepStay(client, { accountId, id, row: reservation ? rowOf(reservation) : null }, NEXT);
    }
  }
  return notes.length;
}
