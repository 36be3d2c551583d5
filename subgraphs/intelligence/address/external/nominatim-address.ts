import { z } from 'zod';
import { countryNameOf } from '#kit/contact/find-country.js';
import type { Provider } from '../../providers/provider.js';
import type { AddressFacts } from '../address-facts.type.js';
import { NO_MATCH } from '../address-facts.type.js';
import type { AddressPrecision } from '../address-precision.js';
import type { AddressQuestion } from '../question.js';
import { embeddedTimeZone } from '../time-zone/embedded-time-zone.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import { searchText } from './search-text.js';

const NAME = 'nominatim';

const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?$/)
  .transform(Number);

/** Response of `/search` with `format=jsonv2&addressdetails=1`; other fields are ignored. */
const Places = z.array(
  z.object({
    lat: degrees,
    lon: degrees,
    place_rank: z.number().int(),
    address: z.record(z.string(), z.string()),
  }),
);

/** Precision of a place by its rank (Nominatim documentation, "Ranking"): 30 houses, 26 and 27 streets, 4 countries. */
function precisionOf(rank: number, address: Record<string, string>): AddressPrecision {
  if (rank >= 28 && address.house_number) return 'building';
  if (rank >= 26) return 'street';
  if (address.postcode && rank >= 21) return 'postal_code';
  if (rank >= 12) return 'city';
  return rank >= 4 ? 'country' : 'none';
}

/**
 * The abbreviation if addresses of the country use it (`US-TX` → `TX`), otherwise the name: addresses do not use `ENG`.
 */
function stateOf(address: Record<string, string>): string | null {
  const [country, state] = address['ISO3166-2-lvl4']?.split('-') ?? [];
  return ABBREVIATED.has(country ?? '') ? (state ?? null) : (address.state ?? state ?? null);
}

/** Countries whose addresses abbreviate states. */
const ABBREVIATED = new Set(['AU', 'BR', 'CA', 'US']);

/** Fields for the street if there is no `road`: a pedestrian zone, a square, a place without streets. */
const ROADS = ['road', 'pedestrian', 'footway', 'square', 'path', 'cycleway'];

/** Countries whose addresses start with the house number. */
const NUMBER_FIRST = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'IN', 'MY', 'NZ', 'SG', 'US', 'ZA']);

/** Street and house number in the order used in the country. */
function streetOf(address: Record<string, string>, countryCode: string | null): string | null {
  const road = ROADS.map((kind) => address[kind]).find(Boolean);
  const { house_number: number } = address;
  if (!road || !number) return road ?? null;
  return NUMBER_FIRST.has(countryCode ?? '') ? `${number} ${road}` : `${road} ${number}`;
}

/** Fields for the name of a city, by size. */
const CITIES = ['city', 'town', 'village', 'municipality', 'hamlet'];

/** A self-hosted or hosted Nominatim server; uses the first place found. */
export function nominatimAddress({ url }: Side): Provider<AddressQuestion, AddressFacts> {
  return {
    name: NAME,
    async ask(question, signal) {
      const text = searchText(question);
      if (!text) return saidNow('Nominatim', NO_MATCH, 'address_empty');
      const query = new URLSearchParams({ format: 'jsonv2', addressdetails: '1', limit: '1', q: text });
      query.set('accept-language', 'en');
      const request = { name: NAME, signal, allowPrivate: true, url: `${url}/search?${query}` };
      const [place] = (await callJson(Places, request))!;
      if (!place) return saidNow('Nominatim', NO_MATCH, 'address_not_found');
      const { lat, lon, address, place_rank: rank } = place;
      const countryCode = address.country_code?.toUpperCase() ?? null;
      return saidNow('Nominatim, OpenStreetMap', {
        matched: true,
        countryCode,
        countryName: countryNameOf(countryCode) ?? address.country ?? null,
        street: streetOf(address, countryCode),
        city: CITIES.map((kind) => address[kind]).find(Boolean) ?? null,
        state: stateOf(address),
        zipcode: address.postcode ?? null,
        lat,
        lon,
        timeZone: embeddedTimeZone.at(lat, lon),
        precision: precisionOf(rank, address),
      });
    },
  };
}
