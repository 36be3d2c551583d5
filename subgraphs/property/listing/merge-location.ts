import tzLookup from '@photostructure/tz-lookup';
import { findCountry } from '#kit/contact/find-country.js';
import { Failure } from '#kit/failure.js';
import type { StoredLocation } from './listing.entity.js';
import { canonicalTimeZone } from '../location/canonical-time-zone.js';
import type { LocationInput } from '../location/location.input.js';
import type { TimeZoneSource } from '../location/time-zone-source.js';
import { messages } from '../messages.js';

export interface Zone {
  timeZoneName: string;
  timeZoneSource?: TimeZoneSource;
}

export type Place = Omit<StoredLocation, keyof Zone>;

/** A merged location. If `zone` is null, look the time zone up by address, and use `fallback` if that finds none. */
export interface LocationDraft {
  place: Place;
  zone: Zone | null;
  fallback: Zone | null;
}

/**
 * Merges the given fields into the stored location: omitted fields keep their value, null clears. If city, state or
 * country change, coordinates that are not given are dropped and the time zone is determined again.
 */
export function mergeLocation(input: LocationInput, known: StoredLocation | null): LocationDraft {
  const moved = known !== null && movesFrom(known, input);
  const place = placeOf(input, known, moved);
  const kept = known && { timeZoneName: known.timeZoneName, timeZoneSource: known.timeZoneSource };
  const stays = kept && !moved && input.timezone === undefined;
  const zone = givenZone(input.timezone) ?? zoneAt(input.geo) ?? (stays ? kept : zoneAt(place.geo));
  return { place, zone, fallback: known?.countryCode === place.countryCode ? kept : null };
}

/** Returns the location with its time zone. Throws TIMEZONE_UNDETERMINED. */
export function settleLocation({ place, zone, fallback }: LocationDraft, byAddress: string | null): StoredLocation {
  const found: Zone | null = byAddress ? { timeZoneName: byAddress, timeZoneSource: 'address' } : null;
  const settled = zone ?? found ?? fallback;
  if (settled) return { ...place, ...settled };
  throw new Failure('TIMEZONE_UNDETERMINED', messages.timeZoneUndetermined);
}

function placeOf(input: LocationInput, known: StoredLocation | null, moved: boolean): Place {
  const country = input.country ? findCountry(input.country) : null;
  const pick = <Name extends keyof Place & keyof LocationInput>(name: Name) =>
    (input[name] === undefined ? (known?.[name] ?? null) : input[name]) as Place[Name];
  const geo = input.geo === undefined && moved ? null : pick('geo');
  return {
    street: pick('street'),
    city: pick('city'),
    country: country?.name ?? known!.country,
    countryCode: country?.code ?? known!.countryCode,
    state: pick('state'),
    zipcode: pick('zipcode'),
    building: pick('building'),
    address: pick('address'),
    floor: pick('floor'),
    apartment: pick('apartment'),
    geo: geo && { lat: geo.lat, lon: geo.lon },
  };
}

function movesFrom(known: StoredLocation, { country, city, state }: LocationInput): boolean {
  const differs = (given: string | null | undefined, before: string | null) =>
    given !== undefined && (given ?? '').toLowerCase() !== (before ?? '').toLowerCase();
  const countryCode = country ? findCountry(country)?.code : undefined;
  return (
    differs(countryCode, known.countryCode) ||
    differs(city, known.city) ||
    // Adding a missing state does not count as a move.
    (known.state !== null && differs(state, known.state))
  );
}

function givenZone(name: string | null | undefined): Zone | null {
  const timeZoneName = name ? canonicalTimeZone(name) : null;
  return timeZoneName ? { timeZoneName, timeZoneSource: 'given' } : null;
}

function zoneAt(geo: { lat: number; lon: number } | null | undefined): Zone | null {
  return geo ? { timeZoneName: tzLookup(geo.lat, geo.lon), timeZoneSource: 'coordinates' } : null;
}
