import { type Answer, known } from '../answer/answer.js';
import { MAX_DAYS, withAge } from '../answer/data-age.js';
import { embeddedIp } from './embedded-ip.js';
import { readIpAddress } from './ip-address.js';
import { type IpFacts, UNKNOWN_PLACE } from './ip-facts.type.js';
import { mmdbPlace } from './mmdb-place.js';
import type { OpenMmdb } from './mmdb-reader.js';

/** What is known of an address: of the imported MMDB file, else of the databases inside packages. */
export async function importedIp(openMmdb: () => Promise<OpenMmdb | null>, ip: string): Promise<Answer<IpFacts>> {
  const address = readIpAddress(ip);
  const mmdb = address && !address.reserved ? await openMmdb() : null;
  const record = mmdb && address ? mmdb.get(address.text) : null;
  if (!address || !mmdb || !record) return embeddedIp.facts(ip);
  const { version, reserved } = address;
  const facts = { ...UNKNOWN_PLACE, valid: true, version, reserved, ...mmdbPlace(record) };
  return withAge(known(mmdb.origin, facts), MAX_DAYS.ip);
}
