import type pg from 'pg';
import { readInForce } from '../../datasets/store/read-in-force.js';
import { type Answer, known, unknown } from '../../lookups/answer/answer.js';
import type { Company, CompanyFacts } from './company.type.js';
import { EMBEDDED_COMPANIES, embeddedCompany } from './embedded-companies.js';

const SQL = `
  select distinct t.name, t.country, t.industry, t.size, t.profile_url as "profileUrl", t.founded
  from intelligence.company t
  where t.version_id = any(array(select id from v)) and t.domain = $3
  order by t.name limit 25`;

/**
 * The companies of a registrable domain: of the imported list, else of the small one inside a package. No list has all
 * companies, so one that lacks the domain does not know.
 */
export async function findCompanies(pool: pg.Pool, domain: string): Promise<Answer<CompanyFacts>> {
  const found = await readInForce<Company>(pool, { name: 'companies', dataset: 'companies', sql: SQL }, [domain]);
  if (found && found.rows.length > 0) return known(found.origin, { companies: found.rows });
  const embedded = await embeddedCompany(domain);
  if (embedded) return known(EMBEDDED_COMPANIES, { companies: [embedded] });
  return unknown(found ? 'domain_not_in_data' : 'no_records_imported');
}
