import type { Response } from 'maxmind';
import { countryNameOf } from '#kit/country/find-country.js';
import { type Answer, known } from '../../lookups/answer/answer.js';
import { embeddedIp } from '../../lookups/ip/embedded-ip.js';
import { readIpAddress } from '../../lookups/ip/ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from '../../lookups/ip/ip-facts.type.js';
import { embeddedTimeZone } from '../../lookups/time-zone/embedded-time-zone.js';
import type { OpenMmdb } from './mmdb-reader.js';

type Members = Record<string, unknown>;

/** A member of a member; undefined where one is missing. */
const at = (record: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Members | undefined)?.[name], record);

const text = (...values: unknown[]): string | null =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? null;

function degrees(...values: unknown[]): number | null {
  const [number] = values.filter((value) => value !== undefined && value !== '').map(Number);
  return number !== undefined && Number.isFinite(number) ? number : null;
}

/** The nested records of GeoIP2 databases, and the flat ones that carry the same. */
function placeOf(record: Response): Omit<IpFacts, 'valid' | 'version' | 'reserved'> {
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
    city: text(at(record, 'city', 'names', 'en'), at(record, 'city')),
    postalCode: text(at(record, 'postal', 'code'), at(record, 'postcode')),
    timeZone: zone ?? (latitude === null || longitude === null ? null : embeddedTimeZone.at(latitude, longitude)),
    latitude,
    longitude,
  };
}

/** What is known of an address: of the imported MMDB file, else its country by the registries. */
export async function importedIp(openMmdb: () => Promise<OpenMmdb | null>, ip: string): Promise<Answer<IpFacts>> {
  const address = readIpAddress(ip);
  const mmdb = address && !address.reserved ? await openMmdb() : null;
  const record = mmdb && address ? mmdb.get(address.text) : null;
  if (!address || !mmdb || !record) return embeddedIp.facts(ip);
  const { version, reserved } = address;
  return known(mmdb.origin, { ...UNKNOWN_PLACE, valid: true, version, reserved, ...placeOf(record) });
}
