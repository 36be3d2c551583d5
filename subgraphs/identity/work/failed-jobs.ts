import { badInput } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { connect } from '#kit/graph/connect.js';
import type { Connection } from '#kit/graph/connection.js';
import type { SortOrder } from '#kit/graph/keyset.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { failedWork } from '#kit/queue/failed-work.js';
import { audit } from '#kit/queue/outbox.js';
import { retrySetAside } from '#kit/queue/set-aside.js';
import { timeText } from '#kit/store/time-text.js';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import type { FailedJob } from './failed-job.type.js';

const MAX = 100;

const COLUMNS: Record<keyof FailedJob, string> = {
  id: 't.id',
  name: 't.name',
  reservationId: `t.subjects ->> 'reservationId'`,
  listingId: `t.subjects ->> 'listingId'`,
  attempts: 't.attempts',
  reason: 't.reason',
  queuedAt: timeText('t.queued_at'),
  failedAt: timeText('t.failed_at'),
};

const LATEST_FIRST: SortOrder = {
  keys: [
    { sql: 't.failed_at', type: 'timestamptz' },
    { sql: 't.id', type: 'uuid' },
  ],
  direction: 'desc',
};

/**
 * Lists failed jobs of an account, and events that could not be written to the log, latest first. Throws BAD_INPUT,
 * ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export function findFailedJobs(
  { viewer, pool }: IdentityContext,
  page: PageArgs,
  accountId: string | null,
): Promise<Connection<FailedJob>> {
  const list = {
    table: failedWork(['reservationId', 'listingId']),
    columns: COLUMNS,
    order: LATEST_FIRST,
    accountIds: [targetAccount(viewer, accountId)],
  };
  return connect(pool, list, page, (job: FailedJob) => job);
}

/**
 * Retries failed jobs with a full set of attempts. Returns the number queued; jobs that are not or no longer on the
 * account's list are skipped. Throws BAD_INPUT, ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function retryFailedJobs(
  { viewer, emOf, jobs, pool }: IdentityContext,
  ids: string[],
  accountId: string | null,
): Promise<number> {
  const owner = targetAccount(viewer, accountId);
  if (ids.length === 0 || ids.length > MAX) throw badInput('ids', messages.jobIdsOutOfRange(MAX));
  if (!ids.every(isId)) throw badInput('ids', messages.notJobIds);
  const queued = (await jobs.retryGivenUp(owner, ids)) + (await retrySetAside(pool, owner, ids));
  if (queued > 0)
    await emOf([owner]).transactional((tx) =>
      audit(tx, owner, { type: 'jobs.retried', subjectId: owner, payload: { count: queued } }),
    );
  return queued;
}
