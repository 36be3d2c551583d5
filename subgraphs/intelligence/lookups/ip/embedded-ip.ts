import { type Response, open } from 'maxmind';
import { countryNameOf } from '#kit/country/find-country.js';
import { type Origin, known } from '../answer/answer.js';
import { lazily } from '../embedded/lazily.js';
import { packageJson, packagePath } from '../embedded/package-file.js';
import { readIpAddress } from './ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from './ip-facts.type.js';
import type { IpProvider } from './ip-provider.js';

const PACKAGE = '@ip-location-db/geo-whois-asn-country-mmdb';

/** The record of the country databases that carry nothing but `country_code`. */
type CountryRecord = Response & { country_code?: string };

const database = lazily(async () => {
  const reader = await open<CountryRecord>(packagePath(`${PACKAGE}/geo-whois-asn-country.mmdb`));
  const { version } = await packageJson<{ version: string }>(`${PACKAGE}/package.json`);
  const asOf = new Date(reader.metadata.buildEpoch).toISOString().slice(0, 10);
  return { reader, origin: { source: `${PACKAGE}@${version}`, asOf } satisfies Origin };
});

/** A country database in the process, built from the registries' own records (CC BY 4.0, the NRO). */
export const embeddedIp: IpProvider = {
  async facts(ip) {
    const { reader, origin } = await database();
    const address = readIpAddress(ip);
    const facts: IpFacts = UNKNOWN_PLACE;
    if (!address) return known(origin, facts);
    const { text, version, reserved } = address;
    if (reserved) return known(origin, { ...facts, valid: true, version, reserved });
    const code = reader.get(text)?.country_code ?? null;
    const countryName = countryNameOf(code);
    const countryCode = countryName ? code : null;
    return known(
      origin,
      { ...facts, valid: true, version, countryCode, countryName, reserved },
      countryCode ? null : 'country_not_in_data',
    );
  },
};
