/** What segments want to know of a reservation, as the graph tells it or the feed gives it. */
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
  /** In the form that numbers are compared by. */
  phoneKey: string | null;
  name: string | null;
  erased: boolean;
}

/** Reads reservations on a connection of its own: the accounts that have some, all by account, or some of an account. */
export interface ReservationReader {
  accounts(): Promise<string[]>;
  all(): AsyncIterable<FollowedReservation[]>;
  some(accountId: string, ids: string[]): Promise<FollowedReservation[]>;
}

/** Lets `work` read until the signal says stop; throws the signal's reason then. Whoever starts the service hands it in. */
export type ReservationFeed = <Done>(
  signal: AbortSignal,
  work: (reader: ReservationReader) => Promise<Done>,
) => Promise<Done>;
