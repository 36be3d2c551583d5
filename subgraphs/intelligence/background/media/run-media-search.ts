import { LockMode } from '@mikro-orm/core';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { fact } from '#facts';
import { PROVIDER_FAILED } from '../../doors/ask-doors.js';
import type { BackgroundParts } from '../background-parts.js';
import { SourceFailed } from '../source-failed.js';
import { MediaReport, type MediaStatus } from './report/media-report.entity.js';
import { type MediaOutcome, isWorrying, searchMedia } from './search/search-media.js';
import type { SearchedPerson } from './search/searched-person.js';

export interface MediaPayload {
  accountId: string;
  reportId: string;
}

export const MEDIA_SEARCH = {
  name: 'search-adverse-media',
  keyOf: ({ reportId }: MediaPayload) => reportId,
};

/** What is searched when a source failed to the end is to be looked at: it clears nobody. */
export function mediaStatusOf({ findings, reason }: MediaOutcome): Exclude<MediaStatus, 'PENDING'> {
  if (findings.some(isWorrying) || reason?.endsWith(PROVIDER_FAILED)) return 'REVIEW';
  return findings.length > 0 ? 'FINISHED' : 'NO_RESULTS';
}

export const MEDIA_FACTS = {
  NO_RESULTS: 'adverse_media.no_results',
  REVIEW: 'adverse_media.review',
  FINISHED: 'adverse_media.finished',
} as const;

/**
 * Searches for one report; safe to run twice. While a source fails the report stays PENDING and SourceFailed is thrown,
 * until the attempt is the last one.
 */
export async function runMediaSearch(
  { orm, doors, report }: BackgroundParts,
  { accountId, reportId }: MediaPayload,
  { last }: { last: boolean },
): Promise<void> {
  const em = emFor(orm, [accountId]);
  const row = await em.findOne(MediaReport, { accountId, id: reportId, status: 'PENDING' });
  if (!row) return;
  const asker = { accountId, insideOnly: row.isTest, report };
  const { outcome } = await searchMedia(doors, JSON.parse(row.person) as SearchedPerson, asker);
  if (outcome.reason?.endsWith(PROVIDER_FAILED) && !last) throw new SourceFailed();
  const status = mediaStatusOf(outcome);
  await emFor(orm, [accountId]).transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const open = await tx.findOne(MediaReport, { accountId, id: reportId, status: 'PENDING' }, { lockMode });
    if (!open) return;
    Object.assign(open, { status, outcome: JSON.stringify(outcome), stoppedAt: new Date() });
    await tx.flush();
    await announce(tx, accountId, fact(MEDIA_FACTS[status], { reportId }));
  });
}
