import { countryNameOf } from '#kit/contact/find-country.js';
import { type Answer, known, unknown } from '../answer/answer.js';
import { MAX_DAYS, withAge } from '../answer/data-age.js';
import { countryCodeOf } from '../built-in/country-code.js';
import { originOf } from '../answer/editions.js';
import { type AddressClues, cluesOf } from './address-clues.js';
import { type AddressFacts, NO_MATCH } from './address-facts.type.js';
import type { AddressProvider, PostalAddress } from './address-provider.js';
import { locateInUs, locateWithoutCountry } from './us/locate-in-us.js';
import { US_POSTED_COUNTRIES } from '../built-in/us-states.js';
import { locateAnywhere, locateCountry, locateInWorld } from './world/locate-in-world.js';

const ORIGIN = originOf('i18n-iso-countries');

/** Result by US postal codes, with the street as entered. */
function withStreet(answer: Answer<AddressFacts>, { given, street: read }: AddressClues): Answer<AddressFacts> {
  if (!answer.known) return answer;
  const { facts } = answer;
  const first = read?.split(', ')[0] ?? null;
  // A text with one line is a street only if it contains a house number.
  const street = given.street ?? (facts.city !== null || /\d/.test(first ?? '') ? first : null);
  return { ...answer, facts: { ...facts, street, countryName: countryNameOf(facts.countryCode) } };
}

/** Reasons to search the gazetteer for an address in a US postal code area. */
const NOT_POSTED = new Set<string | null>(['city_not_in_data', 'city_is_ambiguous', 'too_little_given']);

/**
 * Postal codes are more precise; a city that they do not include, or that exists in several states, may be in the
 * gazetteer.
 */
async function locateInUsOrWorld(clues: AddressClues, countryCode: string): Promise<Answer<AddressFacts>> {
  const posted = withStreet(await locateInUs(clues, countryCode), clues);
  if (!NOT_POSTED.has(posted.reason)) return posted;
  const found = await locateInWorld(clues, countryCode);
  return found.facts?.precision === 'city' ? found : posted;
}

async function locate(address: PostalAddress): Promise<Answer<AddressFacts>> {
  const clues = await cluesOf(address);
  if (!clues) return known(ORIGIN, NO_MATCH, 'address_too_long');
  const { country, street, city, state, zipcode } = clues;
  const hasPlace = [street, city, state, zipcode].some((part) => part !== null);
  if (!country && !hasPlace) return known(ORIGIN, NO_MATCH, 'address_empty');
  if (!country) {
    const posted = withStreet(await locateWithoutCountry(clues), clues);
    return posted.known ? posted : locateAnywhere(clues);
  }
  const countryCode = await countryCodeOf(country);
  if (!countryCode) return unknown('country_not_recognised');
  if (!hasPlace) return locateCountry(countryCode);
  const isPosted = countryCode === 'US' || US_POSTED_COUNTRIES.has(countryCode);
  return isPosted ? locateInUsOrWorld(clues, countryCode) : locateInWorld(clues, countryCode);
}

/** Built-in data: US postal codes, cities worldwide and the names of all countries. */
export const embeddedAddress: AddressProvider = {
  facts: async (address) => withAge(await locate(address), MAX_DAYS.places),
};
