import type pg from 'pg';
import { postalKey } from './importers/geonames.js';
import { type Answer, known } from '../answer/answer.js';
import { MAX_DAYS, withAge } from '../answer/data-age.js';
import { cluesOf } from './address-clues.js';
import { type AddressFacts, NO_MATCH } from './address-facts.type.js';
import type { PostalAddress } from './address-provider.js';
import { embeddedAddress } from './embedded-address.js';
import { US_POSTED_COUNTRIES } from '../built-in/us-states.js';
import { foldName } from '../built-in/fold-name.js';
import { embeddedTimeZone } from './time-zone/embedded-time-zone.js';
import { areOneClock } from './time-zone/one-clock.js';
import { findNamedPlaces, findPostalPlaces } from './geonames.js';

type Clues = NonNullable<Awaited<ReturnType<typeof cluesOf>>>;

const MAX_WORDS = 12;

/** Phrases of at most three words from each line, last lines first. */
function runsOf({ street, city, zipcode }: Clues): string[] {
  const lines = [zipcode, city, ...(street ?? '').split(', ').reverse()].filter((line) => line !== null);
  return lines.slice(0, 4).flatMap((line) => {
    const words = line.split(' ').slice(-MAX_WORDS);
    const runs = [3, 2, 1].flatMap((count) =>
      words.slice(0, words.length - count + 1).map((_, n) => words.slice(n, n + count).join(' ')),
    );
    return [line, ...runs];
  });
}

const zoneAt = (lat: number | null, lon: number | null) =>
  lat === null || lon === null ? null : embeddedTimeZone.at(lat, lon);

/** Searches by postal code, then by city; ignores the street. */
async function locate(pool: pg.Pool, clues: Clues, countryCode: string): Promise<Answer<AddressFacts> | null> {
  const runs = runsOf(clues);
  const codes = [...new Set(runs.filter((run) => /\d/.test(run)).map(postalKey))];
  const keys = [...new Set(runs.map(foldName))].filter((key) => key && !/^\d+$/.test(key));
  const postal = await findPostalPlaces(pool, countryCode, codes);
  const names = new Set(keys);
  const coded =
    postal?.rows.find(({ name }) => names.has(foldName(name))) ?? (clues.zipcode ? postal?.rows[0] : undefined);
  if (postal && coded) {
    const { name, region, lat, lon } = coded;
    const facts = { ...NO_MATCH, countryCode, city: name, state: region, zipcode: coded.code, lat, lon };
    return known(postal.origin, { ...facts, matched: true, timeZone: zoneAt(lat, lon), precision: 'postal_code' });
  }
  const places = await findNamedPlaces(pool, countryCode, keys);
  const place = places?.rows.find(({ key }) => key === foldName(clues.city ?? '')) ?? places?.rows[0];
  if (!places) return postal && known(postal.origin, { ...NO_MATCH, countryCode }, 'zipcode_not_in_data');
  if (!place) return known(places.origin, { ...NO_MATCH, countryCode }, 'city_not_in_data');
  const { name: city, region: state, lat, lon } = place;
  const zones = places.rows.flatMap(({ time_zone, ...at }) => time_zone ?? zoneAt(at.lat, at.lon) ?? []);
  const facts = {
    ...NO_MATCH,
    matched: true,
    countryCode,
    city,
    state,
    lat,
    lon,
    timeZone: areOneClock(zones) ? (zones[0] ?? null) : null,
  };
  return known(places.origin, { ...facts, precision: 'city' }, places.rows.length > 1 ? 'largest_of_that_name' : null);
}

/**
 * Locates an address with the built-in data. Outside the United States, the imported gazetteer takes precedence if it
 * has the postal code, has exactly one place of this name, or has a place missing from the built-in data.
 */
export async function importedAddress(pool: pg.Pool, address: PostalAddress): Promise<Answer<AddressFacts>> {
  const embedded = await embeddedAddress.facts(address);
  const clues = await cluesOf(address);
  const country = embedded.facts?.countryCode;
  if (!embedded.known || !clues || !country || country === 'US' || US_POSTED_COUNTRIES.has(country)) return embedded;
  const found = await locate(pool, clues, country);
  if (!found?.facts?.matched) return embedded;
  const isNearer = found.facts.precision === 'postal_code' || embedded.facts.precision !== 'city';
  if (!isNearer && found.reason !== null) return embedded;
  const { street, countryName } = embedded.facts;
  return withAge({ ...found, facts: { ...found.facts, street, countryName } }, MAX_DAYS.places);
}
