import type { Reservation } from '../../reservation/reservation.entity.js';

/**
 * Whether what waits for the guest's approval may go out: the operator's decision if there is one, else the machine's,
 * which counts for the reservation as it was analysed, not as it was changed since.
 */
export function isApproved(row: Reservation): boolean {
  if (row.supervised) return row.supervised === 'approve';
  return row.verificationStatus === 'verified' && row.analysedRevision >= row.revision;
}
