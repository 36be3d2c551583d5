import { originOf } from '../../lookups/embedded/editions.js';
import { lazily } from '../../lookups/embedded/lazily.js';
import { packageJson } from '../../lookups/embedded/package-file.js';
import { registrableDomain } from '../../datasets/reading/values.js';
import type { Company } from './company.type.js';

interface Entity {
  name: string;
  company: string;
  homepage?: string;
  category: string;
  domains: string[];
}

export const EMBEDDED_COMPANIES = originOf('third-party-web');

/** Some 2,000 companies whose scripts other sites load, by domain. */
const companies = lazily(async () => {
  const byDomain = new Map<string, Company>();
  for (const { name, company, homepage, category, domains } of await packageJson<Entity[]>(
    'third-party-web/dist/entities-nostats.json',
  )) {
    const found = { name: company || name, country: null, industry: category, size: null, founded: null };
    for (const domain of domains) {
      const key = registrableDomain(domain.replace(/^\*\./, ''));
      if (key && !byDomain.has(key)) byDomain.set(key, { ...found, profileUrl: homepage ?? null });
    }
  }
  return byDomain;
});

/** The company of a registrable domain in the list inside a package. */
export async function embeddedCompany(domain: string): Promise<Company | null> {
  return (await companies()).get(domain) ?? null;
}
