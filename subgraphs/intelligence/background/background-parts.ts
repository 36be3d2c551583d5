import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Providers } from '../open-providers.js';
import type { Report } from '../providers/provider-failed.js';
import type { Reads } from '../reads.js';
import type { NewsRules } from '../news/news-coverage.js';
import type { ReadPages } from './media/pages/read-pages.js';

/** Dependencies of the jobs for searches and checks. */
export interface BackgroundParts {
  orm: MikroORM;
  pool: pg.Pool;
  providers: Providers;
  reads: Reads;
  report: Report;
  newsRules: NewsRules;
  readPages: ReadPages;
  /** US states whose sex offender register must not be searched. */
  offenderStatesOff: string[];
  /** US states whose eviction cases are excluded from checks, in addition to those excluded everywhere. */
  checkedEvictionStatesOff: string[];
  /** Retries after the first attempt while a source fails. */
  retries: number;
}
