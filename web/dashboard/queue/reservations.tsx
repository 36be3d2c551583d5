import { t } from '@lingui/core/macro';
import { ReservationList } from './reservation-list.js';

/** All reservations. */
export default function Reservations() {
  return <ReservationList title={t`Reservations`} path="reservations" />;
}
