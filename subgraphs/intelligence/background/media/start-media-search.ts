import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOf } from '#events';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { announce } from '#kit/queue/outbox.js';
import { problem, refuseBad, textProblems } from '../../answer/page-asked.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import type { BackgroundContext } from '../background-context.js';
import { nameProblems, trimmed, yearProblems } from '../person-problems.js';
import { SEARCH_FAILED } from '../search-failed.js';
import { MediaReport } from './report/media-report.entity.js';
import type { AdverseMediaReport } from './report/media-report.type.js';
import type { AdverseMediaSearch } from './report/media-search.input.js';
import { shownMediaReport } from './report/shown-media-report.js';
import { MEDIA_SEARCH } from './run-media-search.js';
import type { MediaOutcome } from './search/search-media.js';
import type { SearchedPerson } from './search/searched-person.js';
import { riskMessages } from '../../messages.js';

/** Validates and normalizes the input of a search. Throws BAD_INPUT with every problem. */
async function readSearch(search: AdverseMediaSearch): Promise<SearchedPerson> {
  const { firstName, middleName, lastName, yearOfBirth, country, city, state } = search;
  const code = await countryCodeOf(country);
  const [given, family] = [trimmed(firstName), trimmed(lastName)];
  refuseBad([
    ...(given ? [] : [problem('firstName', riskMessages.required, 'missing')]),
    ...(family ? [] : [problem('lastName', riskMessages.required, 'missing')]),
    ...nameProblems({ firstName, middleName, lastName }),
    ...yearProblems(yearOfBirth),
    ...(code ? [] : [problem('country', riskMessages.country, 'enum')]),
    ...textProblems({ city, state }),
  ]);
  return {
    firstName: given!,
    middleName: trimmed(middleName),
    lastName: family!,
    yearOfBirth: yearOfBirth ?? null,
    country: code,
    city: trimmed(city),
    state: trimmed(state),
  };
}

/** How long identical input returns the same search, in milliseconds. */
const SAME_FOR_MS = 86_400_000;

const LOADED_SINCE = `
  select 1 from intelligence.dataset_version where dataset = 'news' and state = 'in_force' and loaded_at > ?`;

/** Whether a search failed, does not state its coverage, or had gaps and news was imported since. */
async function isOutdated(tx: EntityManager, { outcome, stoppedAt }: MediaReport): Promise<boolean> {
  if (!outcome || !stoppedAt) return false;
  const { gaps, reason } = JSON.parse(outcome) as MediaOutcome;
  if (!gaps || reason === SEARCH_FAILED) return true;
  if (gaps.length === 0) return false;
  return (await tx.execute<object[]>(LOADED_SINCE, [stoppedAt])).length > 0;
}

/**
 * Starts a search, or returns the one started with the same input within 24 hours, unless that one failed or had gaps
 * and news was imported since. Throws BAD_INPUT.
 */
export async function startMediaSearch(
  { em, viewer, jobs }: BackgroundContext,
  search: AdverseMediaSearch,
): Promise<AdverseMediaReport> {
  const person = await readSearch(search);
  const { accountId, isTest = false } = viewer;
  const requestDigest = lookupDigest(`adverse-media:${JSON.stringify(person).toLowerCase()}`);
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7312))', [`${accountId}:${requestDigest}`]);
    const since = new Date(Date.now() - SAME_FOR_MS);
    const which = { accountId, requestDigest, createdAt: { $gt: since } };
    const found = await tx.findOne(MediaReport, which, { orderBy: { createdAt: 'desc', id: 'desc' } });
    if (found && !(await isOutdated(tx, found))) return shownMediaReport(found, found.outcome);
    const report = Object.assign(new MediaReport(), {
      accountId,
      requestDigest,
      isTest,
      person: JSON.stringify(person),
    });
    tx.persist(report);
    await tx.flush();
    await announce(tx, accountId, eventOf('adverse_media.pending', { reportId: report.id }));
    await jobs.enqueue(tx, MEDIA_SEARCH, { accountId, reportId: report.id });
    return shownMediaReport(report, null);
  });
}
