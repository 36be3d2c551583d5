/** What is kept of a reservation for segments: dates as `YYYY-MM-DD`, digests in the stead of who booked. */
export interface Stay {
  /** The reservation's identifier. */
  id: string;
  accountId: string;
  guestId: string;
  status: string;
  declined: boolean;
  /** Booked through a channel. */
  ota: boolean;
  /** The e-mail address belongs to a booking channel. */
  masked: boolean;
  /** The name holds the legal form of a company. */
  company: boolean;
  emailDigest: string | null;
  phoneDigest: string | null;
  nameDigest: string | null;
  checkIn: string | null;
  checkOut: string | null;
  nights: number;
  /** Major units of `currency`. */
  revenue: number;
  /** ISO 4217; '' where the booking named none. */
  currency: string;
  /** Another guest of the account has an address of the same private domain. */
  domainShared: boolean;
}

/** What a guest of one account is measured against. */
export interface Scale {
  /** Guests with a completed stay in the last three years. */
  guests: number;
  /** Where the fifths of their revenue part, in median nights. */
  cuts: number[];
  /** Median price of a night in each currency. */
  prices: Record<string, number>;
  /** The currency that most bookings are in; theirs are those that name none. */
  mainCurrency: string;
  medians: { daysSinceLastStay: number; stays: number; nightsEquivalent: number };
}

const DAY_MS = 86_400_000;

/** Whole days from one day to another (`YYYY-MM-DD`). */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Booked, not declined, and over by `today`. Canceled stays and inquiries never count. */
export function isCompleted({ status, declined, checkOut }: Stay, today: string): boolean {
  return status === 'CONFIRMED' && !declined && checkOut !== null && checkOut < today;
}

/** Booked, not declined, and running or still to come. */
export function isToCome({ status, declined, checkOut }: Stay, today: string): boolean {
  return status === 'CONFIRMED' && !declined && checkOut !== null && checkOut >= today;
}
