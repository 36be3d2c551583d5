import type { Response } from 'maxmind';
import { countryNameOf } from '#kit/contact/find-country.js';
import { embeddedTimeZone } from '../address/time-zone/embedded-time-zone.js';
import type { IpFacts } from './ip-facts.type.js';

type Members = Record<string, unknown>;

/** Returns a nested field; undefined if one is missing. */
const at = (record: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Members | undefined)?.[name], record);

const text = (...values: unknown[]): string | null =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? null;

/** Rounds to four decimals, about ten metres: single precision represents 37.422 as 37.422000885. */
function degrees(...values: unknown[]): number | null {
  const [number] = values.filter((value) => value !== undefined && value !== '').map(Number);
  return number !== undefined && Number.isFinite(number) ? Number(number.toFixed(4)) : null;
}

/** DB-IP appends the district to the city: `Amsterdam (Amsterdam-Centrum)`. */
const withoutDistrict = (city: string | null): string | null => city?.replace(/ \(.*\)$/, '') ?? null;

/** Extracts the location of a record, nested as in GeoIP2 databases or flat with the same fields. */
export function mmdbPlace(record: Response): Omit<IpFacts, 'valid' | 'version' | 'reserved'> {
  const countryCode = text(
    at(record, 'country', 'iso_code'),
    at(record, 'country_code'),
    at(record, 'registered_country', 'iso_code'),
  );
  const latitude = degrees(at(record, 'location', 'latitude'), at(record, 'latitude'));
  const longitude = degrees(at(record, 'location', 'longitude'), at(record, 'longitude'));
  const zone = text(at(record, 'location', 'time_zone'), at(record, 'timezone'));
  return {
    countryCode,
    countryName: countryNameOf(countryCode),
    city: withoutDistrict(text(at(record, 'city', 'names', 'en'), at(record, 'city'))),
    postalCode: text(at(record, 'postal', 'code'), at(record, 'postcode')),
    timeZone: zone ?? (latitude === null || longitude === null ? null : embeddedTimeZone.at(latitude, longitude)),
    latitude,
    longitude,
  };
}
