import type { IdFinding } from '../facts/id-findings.js';

const ASK = 'Please use your own document, or ask your host to correct the reservation.';

/** Differences between document and booking, each with a message that tells the guest what to do. */
const MISMATCHES = {
  not_the_guest: `The name and birth date on this document do not match your reservation. ${ASK}`,
  name_differs: `The name on this document does not match your reservation. ${ASK}`,
  birth_date_differs: `The birth date on this document does not match your reservation. ${ASK}`,
} as const satisfies Partial<Record<IdFinding, string>>;

export type BookingMismatch = keyof typeof MISMATCHES;

export const mismatchText = (mismatch: BookingMismatch): string => MISMATCHES[mismatch];

/** How the document differs from the booking, from the findings; null if they match or there was nothing to compare. */
export function bookingMismatch(findings: readonly string[]): BookingMismatch | null {
  const has = (code: BookingMismatch) => findings.includes(code);
  if (has('not_the_guest') || (has('name_differs') && has('birth_date_differs'))) return 'not_the_guest';
  if (has('name_differs')) return 'name_differs';
  return has('birth_date_differs') ? 'birth_date_differs' : null;
}
