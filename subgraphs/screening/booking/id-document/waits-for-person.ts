import { bookingMismatch } from './booking-mismatch.js';

/** Findings that the guest is told at once, because another document or picture may help. */
export const DOUBTS = ['document_expired', 'selfie_unclear'] as const;

export type DocumentDoubt = (typeof DOUBTS)[number];

/**
 * Whether a screen with all its images still waits: the guest can send others, or a person accepts it. The document is
 * not the guest's by the booking, has expired, or the selfie does not clearly show one face.
 */
export function waitsForPerson(findings: readonly string[]): boolean {
  return bookingMismatch(findings) !== null || DOUBTS.some((doubt) => findings.includes(doubt));
}
