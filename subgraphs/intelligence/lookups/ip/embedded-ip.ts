import { type Response, open } from 'maxmind';
import { countryNameOf } from '#kit/country/find-country.js';
import { type Answer, type Origin, known } from '../answer/answer.js';
import { MOST_DAYS, withAge } from '../answer/data-age.js';
import { lazily } from '../embedded/lazily.js';
import { packageJson, packagePath } from '../embedded/package-file.js';
import { cityDatabaseFor } from './city-database.js';
import { type IpAddress, readIpAddress } from './ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from './ip-facts.type.js';
import type { IpProvider } from './ip-provider.js';
import { mmdbPlace } from './mmdb-place.js';

const PACKAGE = '@ip-location-db/geo-whois-asn-country-mmdb';

/** The record of the country databases that carry nothing but `country_code`. */
type CountryRecord = Response & { country_code?: string };

const database = lazily(async () => {
  const reader = await open<CountryRecord>(packagePath(`${PACKAGE}/geo-whois-asn-country.mmdb`));
  const { version } = await packageJson<{ version: string }>(`${PACKAGE}/package.json`);
  const asOf = new Date(reader.metadata.buildEpoch).toISOString().slice(0, 10);
  return { reader, origin: { source: `${PACKAGE}@${version}`, asOf } satisfies Origin };
});

/** The place by the database of cities; null where it is not installed, or lacks the country. */
async function byCity(address: IpAddress): Promise<Answer<IpFacts> | null> {
  const cities = await cityDatabaseFor(address);
  const record = cities?.reader.get(address.text);
  const place = record && mmdbPlace(record);
  if (!cities || !place?.countryName) return null;
  const { version, reserved } = address;
  return known(cities.origin, { ...UNKNOWN_PLACE, valid: true, version, reserved, ...place });
}

/**
 * Databases in the process: cities by DB-IP (CC BY 4.0) where that package is installed, else countries by the
 * registries' own records (CC BY 4.0, the NRO).
 */
export const embeddedIp: IpProvider = {
  async facts(ip) {
    const { reader, origin } = await database();
    const address = readIpAddress(ip);
    const facts: IpFacts = UNKNOWN_PLACE;
    if (!address) return known(origin, facts);
    const { text, version, reserved } = address;
    if (reserved) return known(origin, { ...facts, valid: true, version, reserved });
    const inCity = await byCity(address);
    if (inCity) return withAge(inCity, MOST_DAYS.ip);
    const code = reader.get(text)?.country_code ?? null;
    const countryName = countryNameOf(code);
    const countryCode = countryName ? code : null;
    const found = { ...facts, valid: true, version, countryCode, countryName, reserved };
    return withAge(known(origin, found, countryCode ? null : 'country_not_in_data'), MOST_DAYS.ip);
  },
};
