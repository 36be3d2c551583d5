import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Jobs } from '#kit/queue/jobs.js';
import type { RowReader } from '#kit/store/rows.js';
import type { BackgroundReport } from './check/background-report.entity.js';
import type { ReportFile } from './check/pdf/report-file.type.js';
import type { NewsRules } from '../news/news-coverage.js';
import type { ImportedCoverage } from '../news/imported-coverage.js';
import type { MediaReport } from './media/report/media-report.entity.js';

/** Request context for starting and reading searches and checks. */
export interface BackgroundContext {
  viewer: Viewer;
  em: EntityManager;
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue' | 'enqueueAll'>;
  load: {
    mediaReport: RowReader<MediaReport | null>;
    backgroundReport: RowReader<BackgroundReport | null>;
  };
  /** Coverage of the imported news, and the coverage required. */
  newsCoverage: ImportedCoverage;
  newsRules: NewsRules;
  /** URL of the PDF behind a signed token. */
  backgroundReportUrl(token: string): string;
  /** The PDF for a token; null if the token is invalid or expired. */
  makeBackgroundReport(token: string, language: string | null): Promise<ReportFile | null>;
}
