import type pg from 'pg';
import { type Answer, known } from '../answer/answer.js';
import { MAX_DAYS, isTooOld, withAge } from '../answer/data-age.js';
import type { Lookup } from '../providers/lookup.js';
import { CITY_PACKAGE, cityDatabaseFor } from './city-database.js';
import { embeddedIp } from './embedded-ip.js';
import { abuseipdbThreats } from './external/abuseipdb-threats.js';
import { ipinfoIp } from './external/ipinfo-ip.js';
import { maxmindIp } from './external/maxmind-ip.js';
import type { IpThreat } from './facts.js';
import { ipBlocklist } from './importers/ip-blocklist.js';
import { mmdb } from './importers/mmdb.js';
import { readIpAddress } from './ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from './ip-facts.type.js';
import { mmdbPlace } from './mmdb-place.js';
import { type OpenMmdb, mmdbReader } from './mmdb-reader.js';
import type { IpQuestion } from './question.js';
import { findIpThreats } from './threats/find-ip-threats.js';

/** Looks up an address in the imported MMDB file, otherwise in the built-in databases. */
export async function importedIp(openMmdb: () => Promise<OpenMmdb | null>, ip: string): Promise<Answer<IpFacts>> {
  const address = readIpAddress(ip);
  const mmdb = address && !address.reserved ? await openMmdb() : null;
  const record = mmdb && address ? mmdb.get(address.text) : null;
  if (!address || !mmdb || !record) return embeddedIp.facts(ip);
  const { version, reserved } = address;
  const facts = { ...UNKNOWN_PLACE, valid: true, version, reserved, ...mmdbPlace(record) };
  return withAge(known(mmdb.origin, facts), MAX_DAYS.ip);
}

/** Command that adds cities to the built-in data. */
export const INSTALL_CITIES = `npm install --no-save ${CITY_PACKAGE}`;

const reads = ({ pool }: { pool: pg.Pool }) => {
  const openMmdb = mmdbReader(pool);
  return {
    ip: (ip: string) => importedIp(openMmdb, ip),
    ipThreats: (ip: string) => findIpThreats(pool, ip),
  };
};

type Reads = ReturnType<typeof reads>;

const ip: Lookup<IpQuestion, IpFacts, Reads> = {
  builtIn: (question) => embeddedIp.facts(question.ip),
  imported: ({ ip: read }, question) => read(question.ip),
  datasets: ['mmdb'],
  async builtInData() {
    const networks = (await cityDatabaseFor({ version: 4 }))?.origin.asOf ?? null;
    return {
      what: 'Cities of IP addresses (DB-IP)',
      asOf: networks,
      isTooOld: networks !== null && isTooOld(networks, MAX_DAYS.ip),
      advice: networks
        ? 'Update the service, or import a newer file: npm run import -- mmdb <file>.'
        : `IP addresses are located to the country only. Install the city database (129 MB): ${INSTALL_CITIES}`,
    };
  },
  external: { maxmind: maxmindIp, ipinfo: ipinfoIp },
};

const threats: Lookup<IpQuestion, { threats: IpThreat[] }, Reads> = {
  imported: ({ ipThreats }, question) => ipThreats(question.ip),
  datasets: ['ip-blocklist'],
  external: { abuseipdb: abuseipdbThreats },
};

export const ipSources = { reads, lookups: { ip, ip_threats: threats }, datasets: [ipBlocklist, mmdb] };
