import { viewerOfLink } from '#kit/cipher/link-token.js';
import type { Retention } from '#retention';
import type { SubgraphParts } from '#kit/graph/subgraph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Job } from '#kit/queue/jobs.js';
import { columnsOf } from '#kit/store/columns.js';
import { emFor } from '#kit/store/database.js';
import { rowBy } from '#kit/store/rows.js';
import type { BackgroundContext } from './background-context.js';
import type { BackgroundParts } from './background-parts.js';
import { backgroundCheckJob } from './check/background-check.job.js';
import { BackgroundReport } from './check/background-report.entity.js';
import { makeBackgroundReport } from './check/pdf/make-background-report.js';
import { reportPurgeClasses } from './report-purge-classes.js';
import { mediaSearchJob } from './media/media-search.job.js';
import { pageReader } from './media/pages/read-pages.js';
import { MediaReport } from './media/report/media-report.entity.js';
import { renewReportJob } from './renew/renew-report.job.js';
import type { IntelligenceSettings } from '../settings.js';
import { sweepPending } from './sweep-pending.js';

/** The last of them about two minutes after the first. */
const RETRIES = 6;

/** Searches of adverse media and background checks: what requests carry, what workers do and keep running. */
export function openBackground(
  subgraph: SubgraphParts & IntelligenceSettings & { retention: Retention },
  given: Pick<BackgroundParts, 'orm' | 'providers' | 'reads' | 'report'>,
) {
  const { pool, log, jobs, graph, publicUrl, retention, lookups, news } = subgraph;
  const { offenderStatesOff, checkedEvictionStatesOff } = subgraph;
  const { orm } = given;
  const parts: BackgroundParts = {
    ...given,
    pool,
    newsRules: news,
    readPages: pageReader(news.pagesRead, lookups.allowPrivate),
    offenderStatesOff,
    checkedEvictionStatesOff,
    retries: RETRIES,
  };
  const reader = <Row extends object>(table: string, entity: new () => Row) =>
    rowBy<Row>(pool, { table: `intelligence.${table}`, columns: columnsOf(orm, entity), by: 'id', type: 'uuid' });
  const load: BackgroundContext['load'] = {
    mediaReport: reader('media_report', MediaReport),
    backgroundReport: reader('background_report', BackgroundReport),
  };
  return {
    contextOf: <Around extends object>(viewer: Viewer, around: Around): Around & BackgroundContext =>
      Object.defineProperty(
        {
          ...around,
          viewer,
          pool,
          jobs,
          load,
          newsCoverage: given.reads.newsCoverage,
          newsRules: news,
          backgroundReportUrl: (token: string) => `${publicUrl}/background-reports/${token}`,
          makeBackgroundReport: (token: string) =>
            makeBackgroundReport({ load, graph, emOf: (link) => emFor(orm, viewerOfLink(link, viewer)) }, token),
        },
        'em',
        { get: () => emFor(orm, viewer) },
      ) as Around & BackgroundContext,
    jobs: [mediaSearchJob(parts), backgroundCheckJob(parts), renewReportJob(parts)] as Job<never>[],
    purgeClasses: reportPurgeClasses(retention),
    keepRunning: () => [sweepPending({ orm, pool, jobs, log })],
  };
}
