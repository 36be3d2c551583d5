import { ReservationList } from './reservation-list.js';
import { VIEWS } from './views.js';

/** What waits for a decision, by arrival and risk, and other views of the reservations. */
export const Review = () => <ReservationList title="Review" path="review" views={VIEWS} isFirst />;
