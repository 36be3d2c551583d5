import type { PostalAddress } from './address-provider.js';
import { type AddressLines, readAddressText } from './address-text.js';

/** The parts that an address gives, cleaned; null where it gives none. */
export type AddressClues = AddressLines;

const LONGEST_PART = 200;
const LONGEST_TEXT = 1000;

function clean(part: string | null | undefined): string | null {
  const text = (part ?? '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text || null;
}

/** The clues of an address, read from its parts and then its text; null when it is too long to be one. */
export async function cluesOf(address: PostalAddress): Promise<AddressClues | null> {
  const { text, street, city, state, zipcode, country } = address;
  if ((text?.length ?? 0) > LONGEST_TEXT) return null;
  if ([street, city, state, zipcode, country].some((part) => (part?.length ?? 0) > LONGEST_PART)) return null;
  const lines = (text ?? '')
    .split(/[\r\n,;،、]+/)
    .map(clean)
    .filter((line) => line !== null);
  const read = await readAddressText(lines);
  return {
    street: clean(street) ?? read.street,
    city: clean(city) ?? read.city,
    state: clean(state) ?? read.state,
    zipcode: clean(zipcode) ?? read.zipcode,
    country: clean(country) ?? read.country,
    stateBeforeZipcode: read.stateBeforeZipcode && !state && !zipcode,
  };
}
