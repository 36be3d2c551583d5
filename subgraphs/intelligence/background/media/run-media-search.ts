import { LockMode } from '@mikro-orm/core';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { eventOf } from '#events';
import { PROVIDER_FAILED } from '../../providers/ask-providers.js';
import type { BackgroundParts } from '../background-parts.js';
import { gapOf } from '../../answer/gap.js';
import { SEARCH_FAILED } from '../search-failed.js';
import { SourceFailed } from '../source-failed.js';
import { MediaReport, type MediaStatus } from './report/media-report.entity.js';
import { type MediaOutcome, isCovered, isWorrying, searchMedia } from './search/search-media.js';
import type { SearchedPerson } from './search/searched-person.js';

export interface MediaPayload {
  accountId: string;
  reportId: string;
}

export const MEDIA_SEARCH = {
  name: 'search-adverse-media',
  keyOf: ({ reportId }: MediaPayload) => reportId,
};

/** A search that missed required news clears no one: it needs review. */
export function mediaStatusOf(outcome: MediaOutcome): Exclude<MediaStatus, 'PENDING'> {
  const { findings, reason } = outcome;
  if (findings.some(isWorrying) || reason?.endsWith(PROVIDER_FAILED) || !isCovered(outcome)) return 'REVIEW';
  return findings.length > 0 ? 'FINISHED' : 'NO_RESULTS';
}

export const MEDIA_FACTS = {
  NO_RESULTS: 'adverse_media.no_results',
  REVIEW: 'adverse_media.review',
  FINISHED: 'adverse_media.finished',
} as const;

/**
 * Runs the search of one report; safe to run twice. While a source fails, the report stays PENDING and SourceFailed is
 * thrown, until the last attempt. Any other error then ends the report as REVIEW with `search_failed`.
 */
export async function runMediaSearch(
  parts: BackgroundParts,
  payload: MediaPayload,
  attempt: { last: boolean },
): Promise<void> {
  try {
    await search(parts, payload, attempt);
  } catch (error) {
    if (attempt.last) await endFailedSearch(parts, payload);
    throw error;
  }
}

async function search(
  parts: BackgroundParts,
  { accountId, reportId }: MediaPayload,
  { last }: { last: boolean },
): Promise<void> {
  const { orm, report } = parts;
  const em = emFor(orm, [accountId]);
  const row = await em.findOne(MediaReport, { accountId, id: reportId, status: 'PENDING' });
  if (!row) return;
  const asker = { accountId, insideOnly: row.isTest, report };
  const { outcome } = await searchMedia(parts, JSON.parse(row.person) as SearchedPerson, asker);
  if (outcome.reason?.endsWith(PROVIDER_FAILED) && !last) throw new SourceFailed();
  await end(parts, { accountId, reportId }, outcome);
}

/** Ends a search whose job cannot finish; it clears no one. */
export function endFailedSearch(parts: Pick<BackgroundParts, 'orm'>, payload: MediaPayload): Promise<void> {
  const gaps = [gapOf('news', SEARCH_FAILED)];
  const nothing = { searched: false, source: null, asOf: null, scope: null, riskCategories: [], findings: [] };
  return end(parts, payload, { ...nothing, reason: SEARCH_FAILED, gaps });
}

async function end(
  { orm }: Pick<BackgroundParts, 'orm'>,
  { accountId, reportId }: MediaPayload,
  outcome: MediaOutcome,
): Promise<void> {
  const status = mediaStatusOf(outcome);
  await emFor(orm, [accountId]).transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const open = await tx.findOne(MediaReport, { accountId, id: reportId, status: 'PENDING' }, { lockMode });
    if (!open) return;
    Object.assign(open, { status, outcome: JSON.stringify(outcome), stoppedAt: new Date() });
    await tx.flush();
    await announce(tx, accountId, eventOf(MEDIA_FACTS[status], { reportId }));
  });
}
