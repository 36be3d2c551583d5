import { z } from 'zod';
import { type Dataset, type Puts, SKIPPED } from '../../datasets/catalogue/dataset.js';
import { readJson } from '../../datasets/reading/read-json.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { lookupMessages } from '../../messages.js';

const TABLE = 'intelligence.institution';

const Institution = z.object({
  name: z.string().min(1),
  country: z.string().nullish(),
  alpha_two_code: z.string().nullish(),
  domains: z.array(z.string()),
  web_pages: z.array(z.string()).default([]),
});

const DOMAIN = /^[a-z0-9][a-z0-9.-]*\.[a-z0-9-]{2,}$/;

async function* read(files: SourceFile[]): Puts {
  for (const file of files)
    for await (const { value, line } of readJson(file)) {
      const found = Institution.safeParse(value);
      if (!found.success) throw new ImportProblem(lookupMessages.invalidInstitution, file.name, line);
      const { name, country, alpha_two_code: code, web_pages: urls } = found.data;
      const domains = found.data.domains
        .map((domain) => domain.trim().toLowerCase())
        .filter((each) => DOMAIN.test(each));
      if (domains.length === 0) yield SKIPPED;
      for (const domain of new Set(domains))
        yield { into: TABLE, row: { domain, name, country_name: country, country_code: code, domains, urls } };
    }
}

/** Universities and colleges by their email domains. */
export const education: Dataset = {
  name: 'education',
  title: 'Universities and their email domains',
  publisher: 'Hipo university-domains-list',
  licence: 'MIT',
  officialUrl:
    'https://raw.githubusercontent.com/Hipo/university-domains-list/master/world_universities_and_domains.json',
  advice:
    'world_universities_and_domains.json from the Hipo list. Until you import it, lookups use an older copy included in a package.',
  revision: 1,
  tables: {
    [TABLE]: {
      domain: 'text',
      name: 'text',
      country_name: 'text',
      country_code: 'text',
      domains: 'text[]',
      urls: 'text[]',
    },
  },
  read,
};
