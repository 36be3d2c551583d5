import tzLookup from '@photostructure/tz-lookup';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure, type InputProblem } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { fact } from '#facts';
import type { PropertyContext } from '../context.js';
import { findCountry } from '../country/find-country.js';
import { checkListing } from './check-listing.js';
import { Listing, type StoredLocation } from './listing.entity.js';
import type { ListingInput, LocationInput } from './listing.input.js';

const KEPT = [
  ...(['status', 'name', 'nickname', 'propertyType', 'accommodates', 'bedrooms', 'bathrooms', 'beds'] as const),
  ...(['checkInTime', 'checkOutTime'] as const),
];

/**
 * Makes a listing or changes the one with the same `id` or `myId`; members that are not given stay as they are.
 * Throws BAD_INPUT with every problem, TIMEZONE_UNDETERMINED, LISTING_NOT_FOUND for an unknown `id` with `mustExist`.
 */
export async function saveListing(context: PropertyContext, input: ListingInput, mustExist: boolean): Promise<Listing> {
  const malformed = checkListing(input, false);
  if (malformed.length > 0) throw badInput(malformed);
  return context.em.transactional(async (tx) => {
    const { accountId } = context.viewer;
    if (input.myId)
      await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7302))', [`${accountId}:${input.myId}`]);
    const known = await findKnown(tx, accountId, input, mustExist);
    if (!known && mustExist) throw new Failure('LISTING_NOT_FOUND', 'There is no such listing.');
    const missing = known ? [] : checkListing(input, true);
    if (missing.length > 0) throw badInput(missing);
    const listing = known ?? Object.assign(new Listing(), { accountId, myId: input.myId });
    fill(listing, input);
    if (!known) tx.persist(listing);
    await tx.flush();
    await announce(
      tx,
      listing.accountId,
      fact(known ? 'listing.updated' : 'listing.created', { listingId: listing.id }),
    );
    return listing;
  });
}

function fill(listing: Listing, input: ListingInput): void {
  for (const name of KEPT) {
    const value = input[name];
    if (value !== undefined && value !== null) Object.assign(listing, { [name]: value });
  }
  listing.nickname ??= listing.name;
  if (input.location) listing.location = locationOf(input.location, listing.location ?? null);
  if (input.pictures) listing.pictures = { ...listing.pictures, ...withoutBlanks(input.pictures) };
}

/** By identifier among all that the viewer may see; by the caller's own identifier in the own account. Locked. */
async function findKnown(
  tx: EntityManager,
  accountId: string,
  input: ListingInput,
  byIdOnly: boolean,
): Promise<Listing | null> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  if (input.id) {
    const byId = isId(input.id) ? await tx.findOne(Listing, { id: input.id }, locked) : null;
    if (byId || byIdOnly) return byId;
  }
  return input.myId ? tx.findOne(Listing, { accountId, myId: input.myId }, locked) : null;
}

function locationOf(input: LocationInput, known: StoredLocation | null): StoredLocation {
  const country = input.country ? findCountry(input.country) : null;
  const geo = input.geo ?? known?.geo ?? null;
  const keep = (name: keyof StoredLocation & keyof LocationInput) =>
    (input[name] ?? known?.[name] ?? null) as string | null;
  return {
    street: keep('street')!,
    city: keep('city')!,
    country: country?.name ?? known!.country,
    countryCode: country?.code ?? known!.countryCode,
    state: keep('state'),
    zipcode: keep('zipcode'),
    timeZoneName: input.timezone ?? timeZoneAt(input.geo) ?? known?.timeZoneName ?? timeZoneAt(geo) ?? undetermined(),
    building: keep('building'),
    address: keep('address'),
    floor: keep('floor'),
    apartment: keep('apartment'),
    geo: geo ? { lat: geo.lat, lon: geo.lon } : null,
  };
}

function timeZoneAt(geo: { lat: number; lon: number } | null | undefined): string | null {
  return geo ? tzLookup(geo.lat, geo.lon) : null;
}

function undetermined(): never {
  throw new Failure(
    'TIMEZONE_UNDETERMINED',
    'Give `location.timezone` or `location.geo`: the time zone could not be found.',
  );
}

function withoutBlanks(links: object): Record<string, string> {
  return Object.fromEntries(Object.entries(links).filter(([, link]) => typeof link === 'string')) as Record<
    string,
    string
  >;
}

function badInput(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
