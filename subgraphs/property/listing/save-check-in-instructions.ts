import type { EntityManager } from '@mikro-orm/postgresql';
import { CheckInInstructions } from './check-in-instructions.entity.js';
import type { Listing } from './listing.entity.js';

/** Sets the check-in instructions of a listing; null or an empty text removes them. In the caller's transaction. */
export async function saveCheckInInstructions(
  tx: EntityManager,
  { accountId, id }: Listing,
  text: string | null,
): Promise<void> {
  const known = await tx.findOne(CheckInInstructions, { accountId, id });
  if (!text) {
    if (known) tx.remove(known);
    return;
  }
  tx.persist(Object.assign(known ?? new CheckInInstructions(), { accountId, id, text }));
}
