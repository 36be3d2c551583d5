import type { Reservation } from '../../reservation/reservation.entity.js';

/**
 * Whether gated messages may be sent: by the supervised decision if there is one, otherwise by the automated verdict if
 * it covers the current revision.
 */
export function isApproved(row: Reservation): boolean {
  if (row.supervised) return row.supervised === 'approve';
  return row.verificationStatus === 'verified' && row.analysedRevision >= row.revision;
}
