import { LockMode } from '@mikro-orm/core';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { eventOf } from '#events';
import type { BackgroundParts } from '../background-parts.js';
import { SEARCH_FAILED } from '../search-failed.js';
import { SourceFailed } from '../source-failed.js';
import { BackgroundReport } from './background-report.entity.js';
import { verdictOf } from './verdict-of.js';
import type { CheckedPerson } from './person/checked-person.js';
import type { ReportItem } from './report-item.js';
import { failed, notSearched } from './sources/background-source.js';
import { BACKGROUND_SOURCES } from './sources/background-sources.js';

export interface CheckPayload {
  accountId: string;
  reportId: string;
}

export const BACKGROUND_CHECK = {
  name: 'run-background-check',
  keyOf: ({ reportId }: CheckPayload) => reportId,
};

export const CHECK_FACTS = {
  REVIEW: 'background_check.review',
  FINISHED: 'background_check.finished',
  FAILED: 'background_check.failed',
} as const;

/**
 * Stores a source's result at once, so that a crashed worker does not repeat the lookup. Returns false if the check has
 * already ended.
 */
async function keep(
  { orm }: Pick<BackgroundParts, 'orm'>,
  { accountId, reportId }: CheckPayload,
  say: (item: ReportItem) => ReportItem,
): Promise<boolean> {
  return emFor(orm, [accountId]).transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const row = await tx.findOne(BackgroundReport, { accountId, id: reportId, status: 'PENDING' }, { lockMode });
    if (!row) return false;
    const before = JSON.parse(row.items) as ReportItem[];
    const items = before.map(say);
    row.items = JSON.stringify(items);
    if (!items.some(({ status }) => status === 'PENDING')) {
      const verdict = verdictOf(items);
      Object.assign(row, verdict, { stoppedAt: new Date() });
      await tx.flush();
      await announce(tx, accountId, eventOf(CHECK_FACTS[verdict.status], { reportId }));
    }
    return row.status === 'PENDING';
  });
}

/**
 * Queries every source without a result; safe to run twice. A failing source stays PENDING and SourceFailed is thrown
 * after the other sources ran, until the last attempt. Any other error then ends its source as FAILED with
 * `search_failed`.
 */
export async function runBackgroundCheck(
  parts: BackgroundParts,
  payload: CheckPayload,
  attempt: { last: boolean },
): Promise<void> {
  try {
    await askSources(parts, payload, attempt);
  } catch (error) {
    if (attempt.last) await endFailedCheck(parts, payload);
    throw error;
  }
}

/** Result of a source whose lookup never finished. */
const brokenOff = (item: ReportItem): ReportItem => ({
  ...item,
  ...notSearched(item.key, SEARCH_FAILED),
});

/** Ends a check whose job cannot finish: sources without a result become FAILED, and the check needs review. */
export async function endFailedCheck(parts: Pick<BackgroundParts, 'orm'>, payload: CheckPayload): Promise<void> {
  await keep(parts, payload, (item) => (item.status === 'PENDING' ? brokenOff(item) : item));
}

async function askSources(parts: BackgroundParts, payload: CheckPayload, { last }: { last: boolean }): Promise<void> {
  const { accountId, reportId } = payload;
  const em = emFor(parts.orm, [accountId]);
  const row = await em.findOne(BackgroundReport, { accountId, id: reportId, status: 'PENDING' });
  if (!row) return;
  const person = JSON.parse(row.person) as CheckedPerson;
  const asker = { accountId, insideOnly: row.isTest, report: parts.report };
  let again = false;
  const thrown: unknown[] = [];
  for (const item of JSON.parse(row.items) as ReportItem[]) {
    if (item.status !== 'PENDING') continue;
    const source = BACKGROUND_SOURCES.find(({ key }) => key === item.key);
    try {
      const said = source ? await source.ask(parts, person, asker) : notSearched(item.key, 'source_removed');
      if (failed(said) && !last) again = true;
      else await keep(parts, payload, (one) => (one.key === item.key ? { ...one, ...said } : one));
    } catch (error) {
      // The other sources still run; the error is thrown afterwards.
      thrown.push(error);
    }
  }
  if (thrown.length > 0) throw thrown[0];
  if (again) throw new SourceFailed();
}
