import { ENOUGH_GUESTS } from './bands.js';
import type { Scale, Stay } from './stay.js';

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW' | 'UNKNOWN';

export interface Quality {
  confidence: Confidence;
  hasEmail: boolean;
  hasPhone: boolean;
  /** Every known email address belongs to a booking channel. */
  isOtaMasked: boolean;
}

/** This many names and personal email addresses under one identifier indicate several people. */
const TOO_MANY = 3;

const distinct = (values: (string | null)[]) => new Set(values.filter((value) => value !== null)).size;

/** Whether a guest's data belongs to several people: a shared or made-up phone number. */
export function isConflicting(stays: Stay[]): boolean {
  const own = stays.filter(({ masked }) => !masked).map(({ emailDigest }) => emailDigest);
  return distinct(stays.map(({ nameDigest }) => nameDigest)) >= TOO_MANY && distinct(own) >= TOO_MANY;
}

/**
 * Confidence in a segment. LOW: only masked channel addresses, or several names share the phone number; HIGH: a
 * personal email address plus a phone number or two stays, among enough guests to compare with; UNKNOWN: not enough
 * data.
 */
export function qualityOf(stays: Stay[], completed: number, { guests }: Scale): Quality {
  const emails = stays.filter(({ emailDigest }) => emailDigest !== null);
  const hasOwnEmail = emails.some(({ masked }) => !masked);
  const hasPhone = stays.some(({ phoneDigest }) => phoneDigest !== null);
  const isOtaMasked = emails.length > 0 && !hasOwnEmail;
  const confidence = (): Confidence => {
    if (completed === 0 || isConflicting(stays)) return 'UNKNOWN';
    if ((isOtaMasked && !hasPhone) || isPhoneShared(stays)) return 'LOW';
    return hasOwnEmail && (hasPhone || completed >= 2) && guests >= ENOUGH_GUESTS ? 'HIGH' : 'MEDIUM';
  };
  return { confidence: confidence(), hasEmail: emails.length > 0, hasPhone, isOtaMasked };
}

function isPhoneShared(stays: Stay[]): boolean {
  const names = new Map<string, Set<string>>();
  for (const { phoneDigest, nameDigest } of stays) {
    if (!phoneDigest || !nameDigest) continue;
    names.set(phoneDigest, (names.get(phoneDigest) ?? new Set()).add(nameDigest));
  }
  return [...names.values()].some(({ size }) => size > 1);
}
