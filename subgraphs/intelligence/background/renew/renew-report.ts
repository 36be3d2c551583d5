import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import { eventOf } from '#events';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { PROVIDER_FAILED } from '../../providers/ask-providers.js';
import type { BackgroundParts } from '../background-parts.js';
import { BackgroundReport } from '../check/background-report.entity.js';
import type { CheckedPerson } from '../check/person/checked-person.js';
import type { ReportItem } from '../check/report-item.js';
import { CHECK_FACTS } from '../check/run-background-check.js';
import { type Said, failed } from '../check/sources/background-source.js';
import { BACKGROUND_SOURCES } from '../check/sources/background-sources.js';
import { verdictOf } from '../check/verdict-of.js';
import { MediaReport } from '../media/report/media-report.entity.js';
import { MEDIA_FACTS, mediaStatusOf } from '../media/run-media-search.js';
import { type MediaOutcome, type MediaReading, searchMedia, withFindings } from '../media/search/search-media.js';
import type { SearchedPerson } from '../media/search/searched-person.js';
import { UNLISTED, importedAgain, marked, unlisted } from '../media/search/standing-findings.js';
import { SourceFailed } from '../source-failed.js';

/** Normalized for comparison: independent of order, storage location and whether a source still lists it. */
function plain(said: unknown): unknown {
  if (Array.isArray(said))
    return said
      .filter((one) => one !== UNLISTED)
      .map((one) => JSON.stringify(plain(one)))
      .sort();
  if (typeof said !== 'object' || said === null) return said;
  const members = Object.entries(said).filter(([name]) => name !== 'imported');
  return Object.fromEntries(members.map(([name, value]) => [name, plain(value)]));
}

/** Without the date of the list, and without the numbers and dates in gap messages. */
const undated = <Said extends MediaOutcome | ReportItem>(said: Said) =>
  plain({ ...said, source: null, asOf: null, gaps: said.gaps?.map(({ source, reason }) => ({ source, reason })) });

/** Whether two results say the same, apart from the date of the list. */
export const saysSame = <Said extends MediaOutcome | ReportItem>(one: Said, other: Said): boolean =>
  isDeepStrictEqual(undated(one), undated(other));

export interface RenewPayload {
  accountId: string;
  reportId: string;
  /** Sources of the report to query again, named as in background checks. */
  sources: string[];
}

export const RENEW_REPORT = {
  name: 'renew-report',
  keyOf: ({ reportId, sources }: RenewPayload) => [reportId, ...sources].join(':'),
};

/**
 * Reruns a finished report and announces a changed result. A source that fails overwrites nothing: SourceFailed is
 * thrown until the last attempt. Safe to run twice.
 */
export async function renewReport(parts: BackgroundParts, payload: RenewPayload, { last }: { last: boolean }) {
  const { accountId, reportId } = payload;
  const em = emFor(parts.orm, [accountId]);
  const search = await em.findOne(MediaReport, { accountId, id: reportId });
  const check = search ? null : await em.findOne(BackgroundReport, { accountId, id: reportId });
  // A running search may have read the list before it changed.
  const runs = (search ?? check)?.status === 'PENDING';
  const done = runs
    ? false
    : search
      ? await renewSearch(parts, search)
      : !check || (await renewCheck(parts, check, payload.sources));
  if (!done && !last) throw new SourceFailed();
}

/** Returns false if a source failed. */
async function renewSearch(parts: BackgroundParts, search: MediaReport): Promise<boolean> {
  const { accountId, id, isTest } = search;
  const asker = { accountId, insideOnly: isTest, report: parts.report };
  const again = await importedAgain(parts.pool, search.outcome ? findingsOf(search.outcome) : []);
  const said = await searchMedia(parts, JSON.parse(search.person) as SearchedPerson, asker, again);
  if (said.outcome.reason?.endsWith(PROVIDER_FAILED)) return false;
  await emFor(parts.orm, [accountId]).transactional(async (tx) => {
    const row = await tx.findOne(MediaReport, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row?.outcome) return;
    const before = JSON.parse(row.outcome) as MediaOutcome;
    const outcome = joined(said, before);
    const status = mediaStatusOf(outcome);
    Object.assign(row, { status, outcome: JSON.stringify(outcome), stoppedAt: new Date() });
    await tx.flush();
    if (!saysSame(before, outcome)) await announce(tx, accountId, eventOf(MEDIA_FACTS[status], { reportId: id }));
  });
  return true;
}

const findingsOf = (outcome: string) => (JSON.parse(outcome) as MediaOutcome).findings;

/** The new result of a search, plus earlier findings that external sources no longer list. */
function joined({ outcome, read }: MediaReading, before: MediaOutcome): MediaOutcome {
  const standing = unlisted(before.findings, read);
  if (standing.length === 0) return outcome;
  const still = standing.map((finding) => ({ ...finding, qualifiers: marked(finding.qualifiers) }));
  return withFindings(outcome, [...outcome.findings, ...still]);
}

/** Returns false if a source failed; the results of the others are kept. */
async function renewCheck(parts: BackgroundParts, check: BackgroundReport, keys: string[]): Promise<boolean> {
  const { accountId, id, isTest } = check;
  const person = JSON.parse(check.person) as CheckedPerson;
  const asker = { accountId, insideOnly: isTest, report: parts.report };
  const items = JSON.parse(check.items) as ReportItem[];
  const said = new Map<string, Said>();
  const asked = BACKGROUND_SOURCES.filter(({ key }) => keys.includes(key));
  for (const source of asked) {
    const answer = await source.ask(parts, person, asker, items.find(({ key }) => key === source.key)?.items);
    if (!failed(answer)) said.set(source.key, answer);
  }
  await emFor(parts.orm, [accountId]).transactional(async (tx) => {
    const row = await tx.findOne(BackgroundReport, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row || row.status === 'PENDING' || said.size === 0) return;
    const before = JSON.parse(row.items) as ReportItem[];
    const items = before.map((item) => ({ ...item, ...said.get(item.key) }));
    const verdict = verdictOf(items);
    Object.assign(row, verdict, { items: JSON.stringify(items), stoppedAt: new Date() });
    await tx.flush();
    if (items.every((item, at) => saysSame(item, before[at]!))) return;
    await announce(tx, accountId, eventOf(CHECK_FACTS[verdict.status], { reportId: id }));
  });
  return said.size === asked.length;
}
