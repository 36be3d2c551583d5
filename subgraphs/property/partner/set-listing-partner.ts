import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { fact } from '#facts';
import type { PropertyContext } from '../context.js';
import { findListing } from '../listing/find-listing.js';
import { Listing } from '../listing/listing.entity.js';
import type { PartnerAction } from './partner-action.js';

/**
 * Connects a listing to the screening partner under an identifier made up here, or ends that. Asked for what holds
 * already it changes nothing. Throws LISTING_NOT_FOUND.
 */
export async function setListingPartner(
  context: PropertyContext,
  id: string,
  pms: string | null,
  action: PartnerAction,
): Promise<Listing> {
  const found = await findListing(context, id, pms);
  if (!found) throw new Failure('LISTING_NOT_FOUND', 'There is no such listing.');
  const { accountId } = found;
  return context.em.transactional(async (tx) => {
    const which = { accountId, id: found.id };
    const listing = await tx.findOne(Listing, which, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!listing) throw new Failure('LISTING_NOT_FOUND', 'There is no such listing.');
    const connected = listing.partnerId !== null;
    if (connected === (action === 'connect')) return listing;
    listing.partnerId = connected ? null : newId();
    await tx.flush();
    const type = connected ? 'listing.partner_disconnected' : 'listing.partner_connected';
    await announce(tx, accountId, fact(type, { listingId: listing.id }));
    return listing;
  });
}
