import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Providers } from '../open-providers.js';
import type { Report } from '../providers/provider-failed.js';
import type { Reads } from '../reads.js';
import type { NewsRules } from '../news/news-coverage.js';
import type { ReadPages } from './media/pages/read-pages.js';

/** What the work on searches and checks rests on. */
export interface BackgroundParts {
  orm: MikroORM;
  pool: pg.Pool;
  providers: Providers;
  reads: Reads;
  report: Report;
  newsRules: NewsRules;
  readPages: ReadPages;
  /** States of the United States whose register of sex offenders is not to be searched. */
  offenderStatesOff: string[];
  /** States whose cases of eviction are not to be reported in checks, beside those that nobody may search. */
  checkedEvictionStatesOff: string[];
  /** Attempts after the first one, while a source fails. */
  retries: number;
}
