import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { ImportedCoverage } from '../../news/imported-coverage.js';
import { type NewsRules, dayBefore } from '../../news/news-coverage.js';
import type { BackgroundContext } from '../background-context.js';
import { BackgroundReport } from '../check/background-report.entity.js';
import type { CheckedPerson } from '../check/person/checked-person.js';
import type { ReportItem } from '../check/report-item.js';
import { newsGaps } from '../media/coverage/news-gaps.js';
import { MediaReport } from '../media/report/media-report.entity.js';
import type { MediaOutcome } from '../media/search/search-media.js';
import type { SearchedPerson } from '../media/search/searched-person.js';
import { findConcerned } from './find-concerned.js';
import { RENEW_REPORT } from './renew-report.js';
import { type Standing, checkStandings, mediaStanding } from './standing.js';
import { riskMessages } from '../../messages.js';

const NEWS_AMONG = `
  select from intelligence.dataset_version where id = any($1::uuid[]) and dataset = 'news' limit 1`;

/** People whose required news coverage was incomplete and is complete with these versions. */
async function findCovered(
  { pool, newsCoverage, newsRules }: { pool: pg.Pool; newsCoverage: ImportedCoverage; newsRules: NewsRules },
  versionIds: string[],
  standings: readonly Standing[],
): Promise<Standing[]> {
  const uncovered = standings.filter((standing) => standing.uncovered);
  if (uncovered.length === 0 || (await pool.query(NEWS_AMONG, [versionIds])).rowCount === 0) return [];
  const held = await newsCoverage(dayBefore(Date.now(), newsRules.coveredDays));
  return uncovered.filter(({ firstName, lastName, country }) => {
    const person = { name: `${firstName} ${lastName}`, country };
    return newsGaps([{ ...held, cutOff: false }], person, newsRules).gaps.length === 0;
  });
}

/**
 * Queues a rerun of those reports in the viewer's account whose person may be affected by the changed versions, or for
 * whom nothing could be searched. Returns their number. Throws FORBIDDEN unless called by the service.
 */
export async function renewReports(context: BackgroundContext, ids: string[], versionIds: string[]): Promise<number> {
  const { viewer, pool, jobs, em } = context;
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', riskMessages.renewReportsForbidden);
  const standings = await standingsOf(context, ids.filter(isId));
  const versions = versionIds.filter(isId);
  const concerned = await findConcerned(pool, versions, standings);
  const covered = await findCovered(context, versions, standings);
  const reports = Map.groupBy(new Set([...concerned, ...covered]), ({ reportId }) => reportId);
  const payloads = [...reports].map(([reportId, of]) => ({
    accountId: viewer.accountId,
    reportId,
    sources: of.map(({ source }) => source).sort(),
  }));
  await em.transactional((tx) => jobs.enqueueAll(tx, RENEW_REPORT, payloads));
  return payloads.length;
}

async function standingsOf({ em, viewer }: BackgroundContext, ids: string[]): Promise<Standing[]> {
  const which = { accountId: viewer.accountId, id: { $in: ids } };
  const searches = await em.find(MediaReport, which);
  const checks = await em.find(BackgroundReport, which);
  const read = <Value>(text: string) => JSON.parse(text) as Value;
  return [
    ...searches.map(({ id, person, outcome }) =>
      mediaStanding(id, read<SearchedPerson>(person), outcome === null ? null : read<MediaOutcome>(outcome)),
    ),
    ...checks.flatMap(({ id, person, items }) =>
      checkStandings(id, read<CheckedPerson>(person), read<ReportItem[]>(items)),
    ),
  ];
}
