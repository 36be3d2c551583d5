import type pg from 'pg';
import { countryNameOf } from '#kit/contact/find-country.js';
import { readInForce } from '../../datasets/store/read-in-force.js';
import { type Answer, known } from '../../answer/answer.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import type { EducationFacts, Institution } from './education.type.js';
import { EMBEDDED_INSTITUTIONS, embeddedInstitution } from './embedded-institutions.js';

const SQL = `
  select t.name, t.country_name as "countryName", t.country_code as "countryCode", t.domains, t.urls
  from intelligence.institution t
  where t.version_id = any(array(select id from v)) and t.domain = any($3::text[])
  order by length(t.domain) desc, t.name limit 1`;

/** `cs.uni.edu` → itself and `uni.edu`; never an ending alone. */
function domainAndAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, n) => labels.slice(n).join('.'));
}

/** The list's own name of a country stays only where the table of countries knows neither its code nor that name. */
async function inOurNames(listed: Institution | null): Promise<Institution | null> {
  if (!listed) return null;
  const { countryCode, countryName } = listed;
  const code = countryNameOf(countryCode) ? countryCode : countryName && (await countryCodeOf(countryName));
  return Object.assign(listed, { countryName: countryNameOf(code) ?? countryName });
}

/** Whose addresses a domain (ASCII, lower case) carries: of the imported list, else of the one inside a package. */
export async function findEducation(pool: pg.Pool, domain: string): Promise<Answer<EducationFacts>> {
  const domains = domainAndAbove(domain);
  const found = await readInForce<Institution>(pool, { name: 'education', dataset: 'education', sql: SQL }, [domains]);
  if (found) return known(found.origin, { institution: await inOurNames(found.rows[0] ?? null) });
  return known(EMBEDDED_INSTITUTIONS, { institution: await embeddedInstitution(domains) });
}
