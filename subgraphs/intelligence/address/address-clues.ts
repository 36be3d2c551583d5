import type { PostalAddress } from './address-provider.js';
import { type AddressLines, readAddressText } from './address-text.js';

/** Normalized parts of an address; null for missing parts. */
export interface AddressClues extends AddressLines {
  /** The same parts, without those parsed from the text. */
  given: Pick<AddressLines, 'street' | 'city' | 'state' | 'zipcode'>;
}

const LONGEST_PART = 200;
const LONGEST_TEXT = 1000;

function clean(part: string | null | undefined): string | null {
  const text = (part ?? '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text || null;
}

/**
 * Reads the parts of an address, from the separate parts first and then from its text; null if it is too long for an
 * address.
 */
export async function cluesOf(address: PostalAddress): Promise<AddressClues | null> {
  const { text, street, city, state, zipcode, country } = address;
  if ((text?.length ?? 0) > LONGEST_TEXT) return null;
  if ([street, city, state, zipcode, country].some((part) => (part?.length ?? 0) > LONGEST_PART)) return null;
  const lines = (text ?? '')
    .split(/[\r\n,;،、]+/)
    .map(clean)
    .filter((line) => line !== null);
  const read = await readAddressText(lines);
  const given = { street: clean(street), city: clean(city), state: clean(state), zipcode: clean(zipcode) };
  return {
    given,
    street: given.street ?? read.street,
    city: given.city ?? read.city,
    state: given.state ?? read.state,
    zipcode: given.zipcode ?? read.zipcode,
    country: clean(country) ?? read.country,
    lines: read.lines,
    stateBeforeZipcode: read.stateBeforeZipcode && !state && !zipcode,
  };
}
