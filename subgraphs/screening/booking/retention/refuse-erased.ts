import { Failure } from '#kit/failure.js';
import { messages } from '../../messages.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** Prevents a late update from restoring an erased guest. Throws RESERVATION_ERASED. */
export function refuseErased({ erasedAt }: Pick<Reservation, 'erasedAt'>): void {
  if (erasedAt) throw new Failure('RESERVATION_ERASED', messages.reservationErased);
}
