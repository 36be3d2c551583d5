import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { PropertyContext } from '../context.js';
import { findListing } from '../listing/find-listing.js';
import { Listing } from '../listing/listing.entity.js';
import { messages } from '../messages.js';
import type { PartnerAction } from './partner-action.js';

/**
 * Connects a listing to the screening partner and stores the partner's ID, or disconnects it. Does nothing if already
 * done. Throws LISTING_NOT_FOUND, PARTNER_NOT_CONFIGURED, PARTNER_FAILED, PARTNER_CHANGED; on any error the listing
 * stays unchanged.
 */
export async function setListingPartner(
  context: PropertyContext,
  id: string,
  pms: string | null,
  action: PartnerAction,
): Promise<Listing> {
  const found = await findListing(context, id, pms);
  if (!found) throw new Failure('LISTING_NOT_FOUND', messages.listingNotFound);
  const before = found.partnerId;
  if ((before !== null) === (action === 'connect')) return found;
  const after = await tellPartner(context, found);
  // The partner is called outside the transaction, so that no connection is held meanwhile.
  return context.em.transactional(async (tx) => {
    const which = { accountId: found.accountId, id: found.id };
    const listing = await tx.findOne(Listing, which, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!listing) throw new Failure('LISTING_NOT_FOUND', messages.listingNotFound);
    if (listing.partnerId === after) return listing;
    if (listing.partnerId !== before) throw new Failure('PARTNER_CHANGED', messages.partnerChanged);
    listing.partnerId = after;
    await tx.flush();
    const type = after === null ? 'listing.partner_disconnected' : 'listing.partner_connected';
    await announce(tx, found.accountId, eventOf(type, { listingId: listing.id }));
    return listing;
  });
}

/** Returns the listing's new partner ID. */
async function tellPartner({ partner, listingRecord }: PropertyContext, listing: Listing): Promise<string | null> {
  if (!partner) throw new Failure('PARTNER_NOT_CONFIGURED', messages.partnerNotConfigured);
  if (listing.partnerId === null) {
    const record = await listingRecord(listing);
    if (!record) throw new Failure('LISTING_NOT_FOUND', messages.listingNotFound);
    return partner.connect(listing.id, record);
  }
  await partner.disconnect(listing.id, listing.partnerId);
  return null;
}
