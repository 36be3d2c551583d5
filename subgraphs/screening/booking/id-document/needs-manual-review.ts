import { bookingMismatch } from './booking-mismatch.js';

/** Findings shown to the guest immediately: another document or picture may resolve them. */
export const DOUBTS = ['document_expired', 'selfie_unclear'] as const;

export type DocumentDoubt = (typeof DOUBTS)[number];

/**
 * Whether an ID screen stays open although all its images were uploaded: the document does not match the booking or has
 * expired, or the selfie does not clearly show one face. The guest can upload another image, or a reviewer accepts it.
 */
export function needsManualReview(findings: readonly string[]): boolean {
  return bookingMismatch(findings) !== null || DOUBTS.some((doubt) => findings.includes(doubt));
}
