import type { Reservation } from '../../booking/reservation/reservation.entity.js';

/** Whether the host, or else the current automatic decision, approves the stay: arrival details are then released. */
export function isApproved(row: Reservation): boolean {
  if (row.status === 'CANCELED') return false;
  if (row.supervised !== null) return row.supervised === 'approve';
  return row.verificationStatus === 'verified' && row.analysedRevision >= row.revision;
}
