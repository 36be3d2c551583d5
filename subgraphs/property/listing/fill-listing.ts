import { messages } from '../messages.js';
import { mergeLocation, settleLocation } from './merge-location.js';
import { badInput } from './bad-input.js';
import type { Listing } from './listing.entity.js';
import type { ListingInput, PicturesInput } from './listing.input.js';

/** Default values, also applied when a field is set to null. */
const DEFAULTS = {
  pms: 'api',
  pmsListingId: null,
  propertyType: null,
  accommodates: 2,
  bedrooms: 1,
  bathrooms: 1,
  beds: 1,
  checkInTime: 16,
  checkOutTime: 11,
} as const;

/**
 * Copies the given fields to a new or existing listing; omitted fields keep their value. `addressZone` is the time
 * zone looked up from the address, if any. Throws TIMEZONE_UNDETERMINED, BAD_INPUT for conflicting fields.
 */
export function fillListing(listing: Listing, input: ListingInput, addressZone: string | null): void {
  const { myId, status, name, nickname, location, pictures } = input;
  if (myId) listing.myId = myId;
  if (status) listing.status = status;
  const followsName = listing.nickname === undefined || listing.nickname === listing.name;
  if (name) listing.name = name;
  if (nickname) listing.nickname = nickname;
  else if (nickname !== undefined || followsName) listing.nickname = listing.name;
  for (const member of Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]) {
    if (input[member] !== undefined) Object.assign(listing, { [member]: input[member] ?? DEFAULTS[member] });
  }
  if (location) listing.location = settleLocation(mergeLocation(location, listing.location ?? null), addressZone);
  if (pictures !== undefined) listing.pictures = pictures && mergePictures(listing.pictures, pictures);
  if (listing.pmsListingId && listing.pms === 'api') {
    throw badInput([{ loc: ['pms'], msg: messages.pmsRequired, type: 'missing' }]);
  }
}

function mergePictures(known: Record<string, string> | null, given: PicturesInput): Record<string, string> {
  const links = Object.entries({ ...known, ...given } as Record<string, unknown>);
  return Object.fromEntries(links.filter((link): link is [string, string] => typeof link[1] === 'string'));
}
