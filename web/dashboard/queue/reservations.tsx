import { t } from '@lingui/core/macro';
import { ReservationList } from './reservation-list.js';
import { VIEWS } from './views.js';

/** All reservations. */
export default function Reservations() {
  return <ReservationList title={t`Reservations`} path="reservations" views={[VIEWS.at(-1)!]} />;
}
