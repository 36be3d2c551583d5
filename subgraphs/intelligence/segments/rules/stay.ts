/** Stay data stored for segments: dates as `YYYY-MM-DD`, digests in place of the guest's details. */
export interface Stay {
  /** Reservation ID. */
  id: string;
  accountId: string;
  guestId: string;
  status: string;
  declined: boolean;
  /** Booked through a channel. */
  ota: boolean;
  /** The email address belongs to a booking channel. */
  masked: boolean;
  /** The name contains the legal form of a company. */
  company: boolean;
  emailDigest: string | null;
  phoneDigest: string | null;
  nameDigest: string | null;
  checkIn: string | null;
  checkOut: string | null;
  nights: number;
  /** Major units of `currency`. */
  revenue: number;
  /** ISO 4217; '' if the booking states none. */
  currency: string;
  /** Another guest of the account has an email address at the same private domain. */
  domainShared: boolean;
}

/** Reference values of an account that its guests are compared with. */
export interface Scale {
  /** Guests with a completed stay in the last three years. */
  guests: number;
  /** Quintile limits of their revenue, in median nights. */
  cuts: number[];
  /** Median nightly price by currency. */
  prices: Record<string, number>;
  /** Currency of most bookings; also assumed for bookings without one. */
  mainCurrency: string;
  medians: { daysSinceLastStay: number; stays: number; nightsEquivalent: number };
}

const DAY_MS = 86_400_000;

/** Whole days between two dates (`YYYY-MM-DD`). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Confirmed, not declined and ended before `today`. Canceled stays and inquiries never count. */
export function isCompleted({ status, declined, checkOut }: Stay, today: string): boolean {
  return status === 'CONFIRMED' && !declined && checkOut !== null && checkOut < today;
}

/** Confirmed, not declined, and current or upcoming. */
export function isToCome({ status, declined, checkOut }: Stay, today: string): boolean {
  return status === 'CONFIRMED' && !declined && checkOut !== null && checkOut >= today;
}
