import type { EntityManager } from '@mikro-orm/postgresql';

/** What the guest portal holds of these reservations is forgotten, in the caller's transaction. */
export type ForgetPortals = (tx: EntityManager, accountId: string, reservationIds: string[]) => Promise<void>;

/** What the rooms that know bookings forget of a guest; the composition root hands it over. */
export interface Forgetting {
  portals: ForgetPortals;
  /** What decisions hold of the guest, in the caller's transaction; gives the decisions that lost something. */
  decisions(tx: EntityManager, accountId: string, reservationIds: string[]): Promise<string[]>;
  /**
   * Matches on watchlists that accounts dismissed for the guests of these reservations, while it is known who they are.
   * Throws UNAVAILABLE: whoever asked for the erasure asks again.
   */
  dismissals(em: EntityManager, booked: readonly { accountId: string; id: string }[]): Promise<void>;
}
