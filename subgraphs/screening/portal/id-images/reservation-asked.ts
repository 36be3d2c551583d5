import { Failure } from '#kit/failure.js';
import { findReservation } from '../../booking/reservation/find-reservations.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { messages } from '../../messages.js';
import type { PortalContext } from '../context.js';

/** A reservation by ID, or with `pms` by confirmation code. Throws RESERVATION_NOT_FOUND. */
export async function reservationAsked(
  context: PortalContext,
  { reservationId, pms }: { reservationId: string; pms: string | null },
): Promise<Reservation> {
  const row = await findReservation(context, reservationId, pms, false);
  if (!row) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  return row;
}
