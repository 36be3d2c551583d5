import type pg from 'pg';
import { readInForce } from '../../datasets/store/read-in-force.js';
import { type Answer, known, unknown } from '../../answer/answer.js';
import type { Company, CompanyFacts } from './company.type.js';

const SQL = `
  select distinct t.name, t.country, t.industry, t.size, t.profile_url as "profileUrl", t.founded
  from intelligence.company t
  where t.version_id = any(array(select id from v)) and t.domain = $3
  order by t.name limit 25`;

/**
 * Returns the companies of a registrable domain in the imported list. No list is complete: a missing domain is unknown.
 */
export async function findCompanies(pool: pg.Pool, domain: string): Promise<Answer<CompanyFacts>> {
  const found = await readInForce<Company>(pool, { name: 'companies', dataset: 'companies', sql: SQL }, [domain]);
  if (!found) return unknown('no_records_imported');
  return found.rows.length > 0 ? known(found.origin, { companies: found.rows }) : unknown('domain_not_in_data');
}
