import { useLive } from '../graph/live.js';
import { useAsked } from '../graph/use-asked.js';
import { needsReview } from '../queue/views.js';

/** Number of reservations that need a review; null until it is read. */
export function useReviewCount(): number | null {
  const { data, again } = useAsked('CountReservations', { filter: needsReview() });
  useLive(again);
  return data?.reservationConnection.totalCount ?? null;
}
