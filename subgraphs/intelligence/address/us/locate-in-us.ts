import { type Answer, known, unknown } from '../../answer/answer.js';
import { originOf } from '../../answer/editions.js';
import { embeddedTimeZone } from '../time-zone/embedded-time-zone.js';
import type { AddressClues } from '../address-clues.js';
import { type AddressFacts, NO_MATCH } from '../address-facts.type.js';
import { type UsGazetteer, type UsPlace, foldCity, usGazetteer } from './us-gazetteer.js';
import { US_POSTED_COUNTRIES, usStateOf } from '../../built-in/us-states.js';

const ORIGIN = originOf('zipcodes', '@photostructure/tz-lookup');

const countryOf = (state: string): string => (US_POSTED_COUNTRIES.has(state) ? state : 'US');

/** Five-digit ZIP code from a ZIP or ZIP+4; null for anything else. */
const zipOf = (text: string | null): string | null => /^(\d{5})(?:[- ]?\d{4})?$/.exec(text ?? '')?.[1] ?? null;

/** Merges places into one result: their common city and the centre of their positions. */
function factsOf(places: readonly UsPlace[], zipcode: string | null): AddressFacts {
  const [{ city, state }] = places as [UsPlace];
  const lats = places.flatMap(({ lat }) => lat ?? []);
  const lons = places.flatMap(({ lon }) => lon ?? []);
  const mean = (degrees: number[]) =>
    degrees.length ? Number((degrees.reduce((sum, degree) => sum + degree, 0) / degrees.length).toFixed(4)) : null;
  const [lat, lon] = [mean(lats), mean(lons)];
  return {
    matched: true,
    countryCode: countryOf(state),
    city,
    state,
    zipcode,
    lat,
    lon,
    timeZone: lat === null || lon === null ? null : embeddedTimeZone.at(lat, lon),
    precision: zipcode ? 'postal_code' : 'city',
  };
}

function placesNamed({ byCity }: UsGazetteer, city: string): readonly UsPlace[] {
  const name = foldCity(city);
  return byCity.get(name) ?? byCity.get(name.replace(/ city$/, '')) ?? [];
}

/** Locates an address within US postal codes. `area`: `US` or the code of a US territory. */
export async function locateInUs(clues: AddressClues, area: string): Promise<Answer<AddressFacts>> {
  const gazetteer = await usGazetteer();
  const miss = (reason: string) => known(ORIGIN, { ...NO_MATCH, countryCode: area }, reason);
  const state = clues.state ? usStateOf(clues.state) : null;
  if (clues.state && !state) return miss('state_not_recognised');
  const inArea = (place: UsPlace) => area === 'US' || area === place.state;
  const zipcode = zipOf(clues.zipcode);
  const place = zipcode ? gazetteer.byZipcode.get(zipcode) : undefined;
  if (place && state && place.state !== state) return miss('state_does_not_match_zipcode');
  if (place && !inArea(place)) return miss('country_does_not_match_zipcode');
  if (place) return known(ORIGIN, factsOf([place], zipcode));
  const remark = clues.zipcode ? 'zipcode_not_in_data' : null;
  if (!clues.city) return miss(remark ?? 'too_little_given');
  const named = placesNamed(gazetteer, clues.city).filter((one) => inArea(one) && (!state || one.state === state));
  const [first] = named;
  if (!first) return miss(remark ?? 'city_not_in_data');
  if (named.some((one) => one.state !== first.state)) return miss('city_is_ambiguous');
  return known(ORIGIN, factsOf(named, null), remark);
}

/**
 * Locates an address without a country. It counts as a US address if its postal code and state, its postal code and
 * city, or its spelled-out state and its city agree: two-letter states and five-digit codes alone exist elsewhere.
 */
export async function locateWithoutCountry(clues: AddressClues): Promise<Answer<AddressFacts>> {
  const gazetteer = await usGazetteer();
  const state = usStateOf(clues.state ?? '');
  const inFull = state !== null && (clues.state?.length ?? 0) > 2;
  const place = gazetteer.byZipcode.get(zipOf(clues.zipcode) ?? '');
  const named = clues.city ? placesNamed(gazetteer, clues.city) : [];
  const byState = place !== undefined && place.state === state && (inFull || clues.stateBeforeZipcode);
  const byCity = place !== undefined && named.some((one) => one.city === place.city && one.state === place.state);
  const byName = !clues.zipcode && inFull && named.some((one) => one.state === state);
  return byState || byCity || byName ? locateInUs(clues, 'US') : unknown('country_undetermined');
}
