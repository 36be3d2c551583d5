import { badInput } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { givenUpJobs } from '#kit/queue/given-up.js';
import { audit } from '#kit/queue/outbox.js';
import { retrySetAside, setAsideOf } from '#kit/queue/set-aside.js';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import type { FailedJob } from './failed-job.type.js';

const MAX = 100;

/** Payload fields with the ID of a record to show with a failed job. */
const MEMBERS = ['reservationId', 'listingId'];

/**
 * Lists failed jobs of an account, and events that could not be written to the log, latest first. Throws BAD_INPUT,
 * ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function findFailedJobs(
  { viewer, pool }: IdentityContext,
  first: number | null,
  accountId: string | null,
): Promise<FailedJob[]> {
  const owner = targetAccount(viewer, accountId);
  const many = first ?? MAX;
  if (many < 1 || many > MAX) throw badInput('first', messages.outOfRange(1, MAX));
  const asked = { accountId: owner, most: many, members: MEMBERS };
  const failed = [...(await givenUpJobs(pool, asked)), ...(await setAsideOf(pool, asked))];
  const latest = failed.sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime()).slice(0, many);
  return latest.map(({ subjects: { reservationId = null, listingId = null }, ...job }) => ({
    ...job,
    reservationId,
    listingId,
  }));
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
