import { accounts } from './social/importers/accounts.js';
import { breaches } from './breaches/importers/breaches.js';
import { carriers } from './phone/importers/carriers.js';
import { companies } from './domain/importers/companies.js';
import { domains } from './domain/importers/domains.js';
import { education } from './email/importers/education.js';
import { evictions } from './evictions/importers/evictions.js';
import { geonames } from './address/importers/geonames.js';
import { ipBlocklist } from './ip/importers/ip-blocklist.js';
import { mmdb } from './ip/importers/mmdb.js';
import { news } from './news/importers/news.js';
import { rates } from './segments/rates/rates.js';
import { sexOffenders } from './offenders/importers/sex-offenders.js';
import { WATCHLISTS } from './watchlist/importers/watchlists.js';
import type { Dataset } from './datasets/catalogue/dataset.js';

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
