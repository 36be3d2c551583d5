/** Reservation data needed by segments, from the graph or the feed. */
export interface FollowedReservation {
  id: string;
  accountId: string;
  status: string;
  source: string;
  nights: number | null;
  totalPrice: number;
  currency: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  declined: boolean;
  email: string | null;
  /** Normalized phone number. */
  phoneKey: string | null;
  name: string | null;
  erased: boolean;
}

/**
 * Reads reservations on its own connection: accounts with reservations, all rows by account, or single rows of one
 * account.
 */
export interface ReservationReader {
  accounts(): Promise<string[]>;
  all(): AsyncIterable<FollowedReservation[]>;
  some(accountId: string, ids: string[]): Promise<FollowedReservation[]>;
}

/** Reads the current rows of some reservations of one account. Provided when the service starts. */
export type ReservationsNow = ReservationReader['some'];

/**
 * Runs `work` with a reader until the signal aborts, then throws the signal's reason. Provided when the service starts.
 */
export type ReservationFeed = <Done>(
  signal: AbortSignal,
  work: (reader: ReservationReader) => Promise<Done>,
) => Promise<Done>;
