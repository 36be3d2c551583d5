import type { PortalContext } from '../context.js';
import { paymentRecord } from '../../booking/payment/record/payment-record.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { GuestPortal } from './guest-portal.type.js';

/** The portal record of a reservation, from stored data. */
export async function findGuestPortal({ load }: Pick<PortalContext, 'load'>, row: Reservation): Promise<GuestPortal> {
  const [events, guests] = await Promise.all([load.paymentEventsOf(row.id), load.partyOf(row.id)]);
  const { securityDeposit, paymentValidation } = paymentRecord(events);
  const { guestPortalStatus, guestPortalLastScreen } = row;
  return {
    fullName: row.guestFullName,
    phone: row.guestPhone,
    email: row.guestEmail,
    nameOnCard: paymentValidation.nameOnCard,
    securityDeposit: securityDeposit.successfulAuthorizations.length + securityDeposit.depositCaptures.length > 0,
    lastStep: guestPortalLastScreen,
    completed: guestPortalStatus === 'COMPLETED',
    completedAt: row.portalCompletedAt,
    updatedAt: row.updatedAt,
    guests,
  };
}
