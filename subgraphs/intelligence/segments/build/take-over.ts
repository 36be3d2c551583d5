import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { takeScale } from '../stays/measure-scale.js';
import type { FollowedReservation, ReservationReader } from '../stays/followed-reservation.js';
import type { StayRow } from '../stays/stay-row.js';
import { LIVE } from '../stays/stay-tables.js';
import { FEW_NOTES, followNotes } from './follow-notes.js';
import { NEXT_SCALE, swapNext } from './next-tables.js';

/** Who asks for a guest waits behind us while we wait for who reads for longer. */
const WAIT_MS = 300;
const BETWEEN_MS = 500;

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Puts the new tables into force, in the caller's transaction. All but the last stays that were followed meanwhile are
 * done before anybody has to wait; the tables in force are then held alone for some milliseconds, until the commit.
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

/** Whether the tables in force could be had alone within a moment. */
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
