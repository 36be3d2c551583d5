import { type Dataset, type Puts, SKIPPED } from '../../datasets/catalogue/dataset.js';
import { mustHave, pick, readCsv } from '../../datasets/reading/read-csv.js';
import { registrableDomain } from '../../datasets/reading/values.js';
import type { SourceFile } from '../../datasets/source/source-file.js';

const TABLE = 'intelligence.company';

const NAME = ['name', 'company_name', 'company', 'legal_name', 'organization'];
const DOMAIN = ['domain', 'website', 'homepage', 'url', 'company_domain', 'web_site'];

function profileUrl(text: string | null): string | null {
  if (!text) return null;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files)
    for await (const record of readCsv(file, 'utf-8')) {
      mustHave(record, file.name, NAME, DOMAIN);
      const { fields } = record;
      const [name, domain] = [pick(fields, ...NAME), registrableDomain(pick(fields, ...DOMAIN))];
      if (!name || !domain) {
        yield SKIPPED;
        continue;
      }
      const row = {
        domain,
        name,
        country: pick(fields, 'country', 'country_name', 'country_code'),
        industry: pick(fields, 'industry', 'sector', 'category'),
        size: pick(fields, 'size_range', 'size', 'employees', 'current_employee_estimate'),
        profile_url: profileUrl(pick(fields, 'linkedin_url', 'profile_url', 'linkedin')),
        founded: pick(fields, 'year_founded', 'founded', 'founded_year', 'inception'),
        locality: pick(fields, 'locality', 'city', 'location'),
      };
      yield { into: TABLE, row };
    }
}

/** Companies by the domain of their website. */
export const companies: Dataset = {
  name: 'companies',
  title: 'Companies by domain',
  publisher: 'People Data Labs (free company dataset) or a list of your own',
  licence: 'terms of the publisher (People Data Labs: CC BY 4.0)',
  officialUrl: null,
  advice:
    'CSV with name and domain (or website); optionally country, industry, size range, year founded, linkedin url, locality.',
  revision: 1,
  tables: {
    [TABLE]: {
      domain: 'text',
      name: 'text',
      country: 'text',
      industry: 'text',
      size: 'text',
      profile_url: 'text',
      founded: 'text',
      locality: 'text',
    },
  },
  read,
};
