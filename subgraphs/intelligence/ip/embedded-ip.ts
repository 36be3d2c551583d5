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

/** Looks up an IP address. Invalid input is an invalid address, never an error; an outage throws. */
interface IpProvider {
  facts(ip: string): Promise<Answer<IpFacts>>;
}

const PACKAGE = '@ip-location-db/geo-whois-asn-country-mmdb';

/** A record of the country databases, which have only `country_code`. */
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

/** Returns the location from the city database; null if it is not installed or does not include the address. */
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
 * Built-in databases: the country from the registries' own records (CC BY 4.0, the NRO), and the city from DB-IP (CC BY
 * 4.0) if that package is installed and agrees on the country. For about one address in twenty it does not; then only
 * the country is returned (`sources_disagree`).
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
