import type { Reservation } from '../../booking/reservation/reservation.entity.js';

/** Whether the host, or a rule of theirs, declined the stay. A result that needs a review is no decline. */
export const isDeclined = ({ status, supervised }: Pick<Reservation, 'status' | 'supervised'>): boolean =>
  status !== 'CANCELED' && supervised === 'decline';

/** Whether the stay is approved, by the host or else by the current automatic decision. Releases arrival details. */
export function isApproved(row: Reservation): boolean {
  if (row.status === 'CANCELED') return false;
  if (row.supervised !== null) return row.supervised === 'approve';
  return row.verificationStatus === 'verified' && row.analysedRevision >= row.revision;
}
