import type pg from 'pg';
import type { Lookup } from '../providers/lookup.js';
import { findCompanies } from './company/find-companies.js';
import { pdlCompany } from './external/pdl-company.js';
import { rdapDomain } from './external/rdap-domain.js';
import { whoisDomain } from './external/whois-domain.js';
import type { Company } from './facts.js';
import { companies } from './importers/companies.js';
import { domains } from './importers/domains.js';
import type { DomainQuestion } from './question.js';
import { findRegistration } from './whois/find-registration.js';
import type { WhoisFacts } from './whois/whois-answer.type.js';

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
