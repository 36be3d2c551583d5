import type { EntityManager } from '@mikro-orm/postgresql';

/** Erases the guest portal's data of these reservations, in the caller's transaction. */
export type ForgetPortals = (tx: EntityManager, accountId: string, reservationIds: string[]) => Promise<void>;

/** Erasure in parts that depend on bookings; passed in by the composition root. */
export interface Forgetting {
  portals: ForgetPortals;
  /** Erases guest data in decisions, in the caller's transaction; returns the affected decisions. */
  decisions(tx: EntityManager, accountId: string, reservationIds: string[]): Promise<string[]>;
  /**
   * Erases watchlist matches that accounts dismissed for these guests, while the guests are still identifiable. Throws
   * UNAVAILABLE; the erasure must then be repeated.
   */
  dismissals(em: EntityManager, booked: readonly { accountId: string; id: string }[]): Promise<void>;
}
