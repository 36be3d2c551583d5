import { Failure } from '#kit/failure.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { messages } from '../../messages.js';
import { isDeclined } from './is-approved.js';

/** The portal takes nothing more from a guest: PORTAL_CLOSED if the stay was canceled, STAY_DECLINED if declined. */
export function refuseClosed(row: Pick<Reservation, 'status' | 'supervised'>): void {
  if (row.status === 'CANCELED') throw new Failure('PORTAL_CLOSED', messages.portalClosed);
  if (isDeclined(row)) throw new Failure('STAY_DECLINED', messages.stayDeclined);
}
