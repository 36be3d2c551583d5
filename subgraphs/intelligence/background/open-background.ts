import { viewerOfLink } from '#kit/cipher/link-token.js';
import type { SubgraphParts } from '#kit/graph/subgraph.js';
import type { Job } from '#kit/queue/jobs.js';
import { columnsOf } from '#kit/store/columns.js';
import { emFor } from '#kit/store/database.js';
import { type PurgeClass, BATCH_SIZE, daysBefore } from '#kit/store/purge.js';
import { rowBy } from '#kit/store/rows.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Retention } from '#retention';
import type { IntelligenceSettings } from '../settings.js';
import type { BackgroundContext } from './background-context.js';
import type { BackgroundParts } from './background-parts.js';
import { BackgroundReport } from './check/background-report.entity.js';
import { makeBackgroundReport } from './check/pdf/make-background-report.js';
import { type CheckPayload, BACKGROUND_CHECK, runBackgroundCheck } from './check/run-background-check.js';
import { pageReader } from './media/pages/read-pages.js';
import { MediaReport } from './media/report/media-report.entity.js';
import { type MediaPayload, MEDIA_SEARCH, runMediaSearch } from './media/run-media-search.js';
import { type RenewPayload, RENEW_REPORT, renewReport } from './renew/renew-report.js';
import { sweepPending } from './sweep-pending.js';

const removal = (table: string) => `
  delete from intelligence.${table} where account_id = ? and id in (
    select id from intelligence.${table} where account_id = ? and created_at < ?
    limit ${BATCH_SIZE} for update skip locked) returning id`;

/** Searches and checks are deleted as a whole when their retention period ends. */
export function reportPurgeClasses({ background }: Pick<Retention, 'background'>): PurgeClass[] {
  return ['media_report', 'background_report'].map((table) => ({
    name: table,
    table: `intelligence.${table}`,
    purgeBatch: async (tx, accountId, now) => {
      const values = [accountId, accountId, daysBefore(now, background)];
      return (await tx.execute<object[]>(removal(table), values)).length;
    },
  }));
}

/** Reruns a report. Retried after 2, 4, 8 … seconds while a source fails or the first search is still running. */
function renewReportJob(parts: BackgroundParts): Job<RenewPayload> {
  return {
    ...RENEW_REPORT,
    retries: parts.retries + 2,
    retryDelaySeconds: 2,
    timeoutSeconds: 240,
    run: (payload, attempt) => renewReport(parts, payload, attempt),
  };
}

/** Runs a news search. Retried after 2, 4, 8 … seconds while a source fails. */
function mediaSearchJob(parts: BackgroundParts): Job<MediaPayload> {
  return {
    ...MEDIA_SEARCH,
    retries: parts.retries,
    retryDelaySeconds: 2,
    timeoutSeconds: 120,
    run: (payload, attempt) => runMediaSearch(parts, payload, attempt),
  };
}

/** Runs the sources of a check. Retried after 2, 4, 8 … seconds while one fails. */
function backgroundCheckJob(parts: BackgroundParts): Job<CheckPayload> {
  return {
    ...BACKGROUND_CHECK,
    retries: parts.retries,
    retryDelaySeconds: 2,
    timeoutSeconds: 240,
    run: (payload, attempt) => runBackgroundCheck(parts, payload, attempt),
  };
}

/** The last retry comes about two minutes after the first attempt. */
const RETRIES = 6;

/** Wires up adverse media searches and background checks: request context, jobs and periodic work. */
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
          makeBackgroundReport: (token: string, language: string | null) =>
            makeBackgroundReport(
              { load, graph, emOf: (link) => emFor(orm, viewerOfLink(link, viewer)) },
              token,
              language,
            ),
        },
        'em',
        { get: () => emFor(orm, viewer) },
      ) as Around & BackgroundContext,
    jobs: [mediaSearchJob(parts), backgroundCheckJob(parts), renewReportJob(parts)] as Job<never>[],
    purgeClasses: reportPurgeClasses(retention),
    keepRunning: () => [sweepPending({ orm, pool, jobs, log })],
  };
}
