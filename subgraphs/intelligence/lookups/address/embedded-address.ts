import { known, unknown } from '../answer/answer.js';
import { countryCodeOf } from '../embedded/country-code.js';
import { originOf } from '../embedded/editions.js';
import { cluesOf } from './address-clues.js';
import { NO_MATCH } from './address-facts.type.js';
import type { AddressProvider } from './address-provider.js';
import { locateInUs, locateWithoutCountry } from './locate-in-us.js';
import { US_POSTED_COUNTRIES } from './us-states.js';

const ORIGIN = originOf('i18n-iso-countries');

/**
 * Postal codes of the United States and the names of all countries, in the process. An address elsewhere is answered
 * as unknown (`no_gazetteer_for_country`) unless it gives nothing but its country.
 */
export const embeddedAddress: AddressProvider = {
  async facts(address) {
    const clues = await cluesOf(address);
    if (!clues) return known(ORIGIN, NO_MATCH, 'address_too_long');
    const { country, street, city, state, zipcode } = clues;
    const hasPlace = [street, city, state, zipcode].some((part) => part !== null);
    if (!country) return hasPlace ? locateWithoutCountry(clues) : known(ORIGIN, NO_MATCH, 'address_empty');
    const countryCode = await countryCodeOf(country);
    if (!countryCode) return unknown('country_not_recognised');
    if (!hasPlace) return known(ORIGIN, { ...NO_MATCH, matched: true, countryCode, precision: 'country' });
    if (countryCode === 'US' || US_POSTED_COUNTRIES.has(countryCode)) return locateInUs(clues, countryCode);
    return unknown('no_gazetteer_for_country');
  },
};
