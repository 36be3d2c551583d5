import type pg from 'pg';
import { readInForce } from '../../datasets/store/read-in-force.js';
import { type Answer, known, unknown } from '../../answer/answer.js';
import { readIpAddress } from '../ip-address.js';
import type { IpThreat, IpThreats } from './ip-threats.type.js';

interface Listed {
  network: string;
  list: string;
  reports: number | null;
  reference: string | null;
  as_of: string;
}

// Every network that could include the address, so that an equality index can answer.
const SQL = `
  select distinct on (t.network, t.list) t.network::text, t.list, t.reports, t.reference, v.as_of
  from intelligence.ip_block t join v on v.id = t.version_id
  where t.version_id = any(array(select id from v)) and t.network = any(array(
    select set_masklen($3::inet::cidr, n) from generate_series(0, case family($3::inet) when 4 then 32 else 128 end) n))
  order by t.network, t.list`;

/** Words in the name of a list that indicate its topic. */
const TAGS: [RegExp, string][] = [
  [/vpn/i, 'vpn'],
  [/data-?cent(er|re)|hosting/i, 'datacenter'],
  [/\btor\b|tor[-_]/i, 'tor'],
  [/proxy|proxies|socks/i, 'proxy'],
  [/spam|drop/i, 'spam'],
];

function tagsOf(list: string): string[] {
  const tags = TAGS.flatMap(([pattern, tag]) => (pattern.test(list) ? [tag] : []));
  return tags.length > 0 ? tags : ['attacks'];
}

function threatOf(ip: string, { network, list, reports, reference, as_of }: Listed): IpThreat {
  const isWhole = /\/(32|128)$/.test(network);
  const reasons = [
    isWhole ? `The address is on the blocklist ${list}.` : `The network ${network} is on the blocklist ${list}.`,
    ...(reports === null ? [] : [`Its publisher found it on ${reports} lists.`]),
    ...(reference === null ? [] : [`Entry ${reference}.`]),
  ];
  const link = reference && /^SBL\d+$/.test(reference) ? `https://check.spamhaus.org/sbl/query/${reference}` : null;
  return { ip, title: `Listed on ${list}`, link, timestamp: as_of, source: list, tags: tagsOf(list), reasons };
}

const width = ({ network }: Listed) => Number(network.split('/')[1]);

/** Returns the blocklists that include an address; `no_records_imported` if no data is imported. */
export async function findIpThreats(pool: pg.Pool, ip: string): Promise<Answer<IpThreats>> {
  const address = readIpAddress(ip);
  if (!address) return unknown('no_ip_address');
  const found = await readInForce<Listed>(pool, { name: 'ip-threats', dataset: 'ip-blocklist', sql: SQL }, [
    address.text,
  ]);
  if (!found) return unknown('no_records_imported');
  const rows = found.rows.sort((a, b) => width(b) - width(a) || (a.list < b.list ? -1 : 1));
  return known(
    found.origin,
    { threats: rows.map((row) => threatOf(address.text, row)) },
    address.reserved ? 'address_reserved' : null,
  );
}
