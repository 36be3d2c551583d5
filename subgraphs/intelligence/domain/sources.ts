import type pg from 'pg';
import { type Answer, known, unknown } from '../answer/answer.js';
import { readInForce } from '../datasets/store/read-in-force.js';
import type { Lookup } from '../providers/lookup.js';
import { findCompanies } from './company/find-companies.js';
import { pdlCompany } from './external/pdl-company.js';
import { rdapDomain } from './external/rdap-domain.js';
import { whoisDomain } from './external/whois-domain.js';
import type { Company } from './facts.js';
import { companies } from './importers/companies.js';
import { domains } from './importers/domains.js';
import type { DomainQuestion } from './question.js';
import type { WhoisFacts } from './whois/whois-answer.type.js';
import type { WhoisData } from './whois/whois-record.type.js';

const SQL = `
  select distinct coalesce(t.server, 'imported') as server, t.domain as "domainName", t.registrar,
    t.created_at as "creationDate", t.updated_at as "updatedDate", t.expires_at as "expirationDate", t.status,
    t.name_servers as "nameServers", t.country
  from intelligence.domain_registration t
  where t.version_id = any(array(select id from v)) and t.domain = $3
  order by 1, t.registrar limit 25`;

/**
 * Returns the imported records of a registrable domain in ASCII form. No list is complete: for a missing domain it is
 * unknown whether it is registered (`domain_not_in_data`).
 */
async function findRegistration(pool: pg.Pool, domain: string): Promise<Answer<WhoisFacts>> {
  const question = { name: 'registration', dataset: 'domains', sql: SQL };
  const found = await readInForce<WhoisData & { server: string }>(pool, question, [domain]);
  if (!found) return unknown('no_records_imported');
  if (found.rows.length === 0) return unknown('domain_not_in_data');
  return known(found.origin, { records: found.rows.map(({ server, ...data }) => ({ server, data })) });
}

const reads = ({ pool }: { pool: pg.Pool }) => ({
  registration: (domain: string) => findRegistration(pool, domain),
  companies: (domain: string) => findCompanies(pool, domain),
});

type Reads = ReturnType<typeof reads>;

const whois: Lookup<DomainQuestion, WhoisFacts, Reads> = {
  imported: ({ registration }, { domain }) => registration(domain),
  datasets: ['domains'],
  external: { rdap: rdapDomain, whois: whoisDomain },
};

const company: Lookup<DomainQuestion, { companies: Company[] }, Reads> = {
  imported: ({ companies: read }, { domain }) => read(domain),
  datasets: ['companies'],
  external: { pdl: pdlCompany },
};

export const domainSources = { reads, lookups: { whois, company }, datasets: [companies, domains] };
