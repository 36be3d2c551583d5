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

/** What a request carries that starts searches and checks, or reads them. */
export interface BackgroundContext {
  viewer: Viewer;
  em: EntityManager;
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue' | 'enqueueAll'>;
  load: {
    mediaReport: RowReader<MediaReport | null>;
    backgroundReport: RowReader<BackgroundReport | null>;
  };
  /** What the imported news cover, and what is promised of them. */
  newsCoverage: ImportedCoverage;
  newsRules: NewsRules;
  /** The address of the PDF behind a signed token. */
  backgroundReportUrl(token: string): string;
  /** The PDF that a token opens; null when it is none of ours, or over. */
  makeBackgroundReport(token: string): Promise<ReportFile | null>;
}
