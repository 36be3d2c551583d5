import { useAsked } from '../graph/use-asked.js';
import { needsReview } from '../queue/views.js';
import { useReviewNotices } from './browser-notices.js';

/** Number of reservations that need a review; null until it is read. Growth is noticed in the background. */
export function useReviewCount(): number | null {
  const { data } = useAsked('CountReservations', { filter: needsReview() });
  const count = data?.reservationConnection.totalCount ?? null;
  useReviewNotices(count);
  return count;
}
