import { Failure } from '#kit/failure.js';
import { messages } from '../../messages.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** Nobody comes back by a late update. Throws RESERVATION_ERASED where the reservation's guest has been forgotten. */
export function refuseErased({ erasedAt }: Pick<Reservation, 'erasedAt'>): void {
  if (erasedAt) throw new Failure('RESERVATION_ERASED', messages.reservationErased);
}
