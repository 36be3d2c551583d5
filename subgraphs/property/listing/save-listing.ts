import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { RefusedAddress, assertPublicUrl } from '#kit/outbound/public-address.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { ownAccount } from '../account/own-account.js';
import { Callback } from '../callback/callback.entity.js';
import { DELIVERY } from '../callback/deliver-callback.job.js';
import type { PropertyContext } from '../context.js';
import { messages } from '../messages.js';
import { mergeLocation } from './merge-location.js';
import { badInput } from './bad-input.js';
import { checkListing, missingFrom } from './check-listing.js';
import { fillListing } from './fill-listing.js';
import { findListing } from './find-listing.js';
import { saveCheckInInstructions } from './save-check-in-instructions.js';
import { Listing } from './listing.entity.js';
import type { ListingInput } from './listing.input.js';

export interface SaveListing {
  input: ListingInput;
  /** Fail if `input.id` is unknown, instead of trying `input.myId` and creating a listing. */
  mustExist: boolean;
  /** System that `input.id` belongs to. */
  pms: string | null;
  /** URL to post the saved listing to. */
  callback: string | null;
  /** Account of a new listing; null for the viewer's own. */
  accountId: string | null;
}

/**
 * Creates a listing, or updates the one with the same `id` or `myId`, and queues its callback in the same
 * transaction. Throws BAD_INPUT with every problem, TIMEZONE_UNDETERMINED, CALLBACK_REFUSED, LISTING_NOT_FOUND with
 * `mustExist`, ACCOUNT_NOT_FOUND, UNAVAILABLE if a required address lookup fails.
 */
export async function saveListing(context: PropertyContext, save: SaveListing): Promise<Listing> {
  const { input } = save;
  const accountId = ownAccount(context.viewer, save.accountId);
  const malformed = checkListing(input, context.pmsIds);
  if (malformed.length > 0) throw badInput(malformed);
  const known = await findKnown(context, save, accountId);
  if (!known && save.mustExist) throw new Failure('LISTING_NOT_FOUND', messages.listingNotFound);
  const missing = known ? [] : missingFrom(input);
  if (missing.length > 0) throw badInput(missing);
  if (save.callback !== null) await checkCallback(save.callback, context.allowPrivateCallbacks);
  const draft = input.location ? mergeLocation(input.location, known?.location ?? null) : null;
  const addressZone = draft && !draft.zone ? await context.addressZone(draft.place) : null;
  const target = { accountId: known?.accountId ?? accountId, id: known?.id ?? null };
  try {
    return await context.em.transactional((tx) => store(context, tx, save, target, addressZone));
  } catch (error) {
    throw error instanceof UniqueConstraintViolationException ? taken(error, input) : error;
  }
}

async function findKnown(context: PropertyContext, { input, mustExist, pms }: SaveListing, accountId: string) {
  const byId = input.id ? await findListing(context, input.id, pms) : null;
  if (byId || mustExist || !input.myId) return byId;
  return context.load.listingByMyId(input.myId, accountId);
}

interface Target {
  accountId: string;
  /** null: create it, unless a concurrent request has done so. */
  id: string | null;
}

async function store(
  context: PropertyContext,
  tx: EntityManager,
  { input, callback }: SaveListing,
  { accountId, id }: Target,
  addressZone: string | null,
): Promise<Listing> {
  const { myId } = input;
  if (myId) await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7302))', [`${accountId}:${myId}`]);
  const which = id ? { accountId, id } : { accountId, myId: myId! };
  const known = await tx.findOne(Listing, which, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (id && !known) throw new Failure('LISTING_NOT_FOUND', messages.listingNotFound);
  const listing = known ?? Object.assign(new Listing(), { accountId });
  fillListing(listing, input, addressZone);
  if (!known) tx.persist(listing);
  const delivery = callback && Object.assign(new Callback(), { accountId, listingId: listing.id, url: callback });
  if (delivery) tx.persist(delivery);
  if (input.checkInInstructions !== undefined) await saveCheckInInstructions(tx, listing, input.checkInInstructions);
  await tx.flush();
  await announce(tx, accountId, eventOf(known ? 'listing.updated' : 'listing.created', { listingId: listing.id }));
  if (delivery) await context.jobs.enqueue(tx, DELIVERY, { accountId, callbackId: delivery.id });
  return listing;
}

/** Another listing of the account already has this ID. */
function taken(error: UniqueConstraintViolationException, { pmsListingId }: ListingInput): Failure {
  const member = pmsListingId && error.message.includes('listing_pms') ? 'pmsListingId' : 'myId';
  return badInput([{ loc: [member], msg: messages.idTaken, type: 'unique' }]);
}

async function checkCallback(url: string, allowPrivate: boolean): Promise<void> {
  try {
    await assertPublicUrl(url, { allowPrivate });
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw new Failure('CALLBACK_REFUSED', messages.callbackRefused(error.message));
  }
}
