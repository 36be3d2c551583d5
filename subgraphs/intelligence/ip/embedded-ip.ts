import { type Response, open } from 'maxmind';
import { countryNameOf } from '#kit/contact/find-country.js';
import { type Answer, type Origin, known } from '../answer/answer.js';
import { MAX_DAYS, withAge } from '../answer/data-age.js';
import { lazily } from '../built-in/lazily.js';
import { packageJson, packagePath } from '../built-in/package-file.js';
import { cityDatabaseFor } from './city-database.js';
import { type IpAddress, readIpAddress } from './ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from './ip-facts.type.js';
import { mmdbPlace } from './mmdb-place.js';

/** Says what is known of an IP address. Bad input is an invalid address, never an error; an outage throws. */
interface IpProvider {
  facts(ip: string): Promise<Answer<IpFacts>>;
}

const PACKAGE = '@ip-location-db/geo-whois-asn-country-mmdb';

/** The record of the country databases that carry nothing but `country_code`. */
type CountryRecord = Response & { country_code?: string };

const database = lazily(async () => {
  const reader = await open<CountryRecord>(packagePath(`${PACKAGE}/geo-whois-asn-country.mmdb`));
  const { version } = await packageJson<{ version: string }>(`${PACKAGE}/package.json`);
  const asOf = new Date(reader.metadata.buildEpoch).toISOString().slice(0, 10);
  return { reader, origin: { source: `${PACKAGE}@${version}`, asOf } satisfies Origin };
});

interface InCity {
  countryCode: string | null;
  answer: Answer<IpFacts>;
}

/** The place by the database of cities; null where it is not installed or lacks the address. */
async function byCity(address: IpAddress): Promise<InCity | null> {
  const cities = await cityDatabaseFor(address);
  const record = cities?.reader.get(address.text);
  if (!cities || !record) return null;
  const { version, reserved } = address;
  const place = mmdbPlace(record);
  const answer = known(cities.origin, { ...UNKNOWN_PLACE, valid: true, version, reserved, ...place });
  return { countryCode: place.countryCode, answer };
}

/**
 * Databases in the process: the country by the registries' own records (CC BY 4.0, the NRO), and the city by DB-IP
 * (CC BY 4.0) where that package is installed and puts the address in the same country. For one address in twenty it does
 * not; then the country is answered alone (`sources_disagree`).
 */
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
    const inCity = countryCode ? await byCity(address) : null;
    if (inCity && inCity.countryCode === countryCode) return withAge(inCity.answer, MAX_DAYS.ip);
    const found = { ...facts, valid: true, version, countryCode, countryName, reserved };
    const remark = inCity ? 'sources_disagree' : null;
    return withAge(known(origin, found, countryCode ? remark : 'country_not_in_data'), MAX_DAYS.ip);
  },
};
