import type pg from 'pg';
import { readInForce } from '../../datasets/store/read-in-force.js';
import { type Answer, known, unknown } from '../../answer/answer.js';
import type { WhoisFacts } from './whois-answer.type.js';
import type { WhoisData } from './whois-record.type.js';

const SQL = `
  select distinct coalesce(t.server, 'imported') as server, t.domain as "domainName", t.registrar,
    t.created_at as "creationDate", t.updated_at as "updatedDate", t.expires_at as "expirationDate", t.status,
    t.name_servers as "nameServers", t.country
  from intelligence.domain_registration t
  where t.version_id = any(array(select id from v)) and t.domain = $3
  order by 1, t.registrar limit 25`;

/**
 * The imported records of a registrable domain in ASCII form. No list has all domains: one that lacks it does not know
 * whether it is registered, `domain_not_in_data`.
 */
export async function findRegistration(pool: pg.Pool, domain: string): Promise<Answer<WhoisFacts>> {
  const question = { name: 'registration', dataset: 'domains', sql: SQL };
  const found = await readInForce<WhoisData & { server: string }>(pool, question, [domain]);
  if (!found) return unknown('no_records_imported');
  if (found.rows.length === 0) return unknown('domain_not_in_data');
  return known(found.origin, { records: found.rows.map(({ server, ...data }) => ({ server, data })) });
}
