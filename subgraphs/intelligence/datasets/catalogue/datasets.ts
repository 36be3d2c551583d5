import { accounts } from '../importers/contacts/accounts.js';
import { breaches } from '../importers/contacts/breaches.js';
import { carriers } from '../importers/carriers.js';
import { companies } from '../importers/domains/companies.js';
import { domains } from '../importers/domains/domains.js';
import { education } from '../importers/education.js';
import { evictions } from '../importers/evictions.js';
import { geonames } from '../importers/geonames.js';
import { ipBlocklist } from '../importers/ip-blocklist.js';
import { mmdb } from '../importers/mmdb.js';
import { news } from '../importers/news/news.js';
import { rates } from '../importers/rates.js';
import { sexOffenders } from '../importers/sex-offenders.js';
import { WATCHLISTS } from '../importers/watchlists/watchlists.js';
import type { Dataset } from './dataset.js';

/** Everything that can be imported. A new one is an object in this list, with its tables in a migration. */
export const DATASETS: Dataset[] = [
  ipBlocklist,
  education,
  breaches,
  accounts,
  companies,
  domains,
  evictions,
  sexOffenders,
  geonames,
  mmdb,
  carriers,
  news,
  rates,
  ...WATCHLISTS,
];
