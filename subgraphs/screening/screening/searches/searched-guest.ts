import type { Given } from '../analysis/lookups/sources.js';
import type { Answers } from '../checks/signals.js';

/** Whom searches are about, as far as it is known. */
export interface SearchedGuest {
  firstName: string;
  lastName: string;
  birthDate: string | null;
  /** A document that was read says it. */
  birthDateProven: boolean;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Postal abbreviation of a State of the United States. */
  state: string | null;
}

/**
 * The guest of a reservation as searches want them: named in two parts, and with a country, which is that of the
 * address, else that of the phone number. null where one of these is missing.
 */
export function searchedGuest({ people, named }: Given, { address, phone }: Answers): SearchedGuest | null {
  const place = address?.known ? address.value : null;
  const countryCode = place?.countryCode ?? (phone?.known ? phone.value.countryCode : null);
  if (!named || !countryCode) return null;
  const state = countryCode === 'US' && /^[A-Z]{2}$/.test(place?.state ?? '') ? place!.state! : null;
  const { birthDate = null, birthDateProven = false } = people[0] ?? {};
  return { ...named, birthDate, birthDateProven, countryCode, state };
}
