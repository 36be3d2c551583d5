import type { Given } from '../analysis/lookups/sources.js';
import type { Answers } from '../checks/signals.js';

/** The person to search for. */
export interface SearchedGuest {
  firstName: string;
  lastName: string;
  birthDate: string | null;
  /** An accepted ID document proves the date of birth. */
  birthDateProven: boolean;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Postal abbreviation of a US state. */
  state: string | null;
}

/**
 * The guest of a reservation as searches need them: with first and last name and a country, from the address or else
 * the phone number. null if one of these is missing.
 */
export function searchedGuest({ people, named }: Given, { address, phone }: Answers): SearchedGuest | null {
  const place = address?.known ? address.value : null;
  const countryCode = place?.countryCode ?? (phone?.known ? phone.value.countryCode : null);
  if (!named || !countryCode) return null;
  const state = countryCode === 'US' && /^[A-Z]{2}$/.test(place?.state ?? '') ? place!.state! : null;
  const { birthDate = null, birthDateProven = false } = people[0] ?? {};
  return { ...named, birthDate, birthDateProven, countryCode, state };
}
