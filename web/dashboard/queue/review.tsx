import { t } from '@lingui/core/macro';
import { ReservationList } from './reservation-list.js';

/** Reservations that need a decision, by arrival and risk. Other views are tabs. */
export const Review = () => <ReservationList title={t`Review`} path="review" />;
