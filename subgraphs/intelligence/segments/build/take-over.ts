import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { FollowedReservation, ReservationReader } from '../stays/followed-reservation.js';
import { keepStay } from '../stays/keep-stay.js';
import { takeScale } from '../stays/measure-scale.js';
import type { StayRow } from '../stays/stay-row.js';
import { LIVE, NEXT } from '../stays/stay-tables.js';
import { NEXT_SCALE, swapNext } from './next-tables.js';
import { takeNotes } from './stay-notes.js';

const MAX = 500;

/** With fewer notes than this, the rest is processed quickly enough while readers wait. */
const FEW_NOTES = 50;

/**
 * Processes noted stays in the new tables too, with their current reservations, in batches. Returns the number of notes
 * taken.
 */
async function followNotes(
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

/** Lookups queue behind this lock while it waits for longer-running readers. */
const WAIT_MS = 300;
const BETWEEN_MS = 500;

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Swaps in the new tables, in the caller's transaction. Nearly all noted stays are processed before anyone has to wait;
 * the active tables are then locked exclusively for some milliseconds, until the commit.
 */
export async function takeOver(
  client: pg.ClientBase,
  reader: Pick<ReservationReader, 'some'>,
  rowOf: (reservation: FollowedReservation) => StayRow | null,
  signal: AbortSignal,
): Promise<void> {
  for (let isHeld = false; !isHeld;) {
    while ((await followNotes(client, reader, rowOf)) >= FEW_NOTES) signal.throwIfAborted();
    signal.throwIfAborted();
    isHeld = await holdLive(client);
    if (!isHeld) await sleep(BETWEEN_MS, undefined, { signal });
  }
  while ((await followNotes(client, reader, rowOf)) > 0);
  await takeScale(client, NEXT_SCALE);
  await swapNext(client);
  await client.query('update intelligence.segment_build set built_at = clock_timestamp()');
}

/** Tries to lock the active tables exclusively within a short time. */
async function holdLive(client: pg.ClientBase): Promise<boolean> {
  await client.query('savepoint held');
  await client.query(`set local lock_timeout = ${WAIT_MS}`);
  try {
    await client.query(`lock table ${LIVE.stay}, ${LIVE.key} in access exclusive mode`);
    await client.query('set local lock_timeout = 0');
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    await client.query('rollback to savepoint held');
    return false;
  }
}
