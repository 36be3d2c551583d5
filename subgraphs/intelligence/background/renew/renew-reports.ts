import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { BackgroundContext } from '../background-context.js';
import { BackgroundReport } from '../check/background-report.entity.js';
import type { CheckedPerson } from '../check/person/checked-person.js';
import type { ReportItem } from '../check/report-item.js';
import { MediaReport } from '../media/report/media-report.entity.js';
import type { MediaOutcome } from '../media/search/search-media.js';
import type { SearchedPerson } from '../media/search/searched-person.js';
import { findConcerned } from './find-concerned.js';
import { findCovered } from './find-covered.js';
import { RENEW_REPORT } from './renew-report.js';
import { type Standing, checkStandings, mediaStanding } from './standing.js';

/**
 * Of these reports of the viewer's account, has those searched again whose person may be in what the versions changed, or
 * for whom there was nothing to search; the others are left alone. Gives how many. Throws FORBIDDEN but for the service.
 */
export async function renewReports(context: BackgroundContext, ids: string[], versionIds: string[]): Promise<number> {
  const { viewer, pool, jobs, em } = context;
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', 'Reports are searched again when lists change.');
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
