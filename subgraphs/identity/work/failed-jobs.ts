import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { givenUpJobs } from '#kit/queue/given-up.js';
import { audit } from '#kit/queue/outbox.js';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import type { FailedJob } from './failed-job.type.js';

const MAX = 100;

/** Work of an account that failed for good, the latest first. Throws BAD_INPUT, ACCOUNT_NOT_FOUND, FORBIDDEN. */
export async function findFailedJobs(
  { viewer, pool }: IdentityContext,
  first: number | null,
  accountId: string | null,
): Promise<FailedJob[]> {
  const owner = targetAccount(viewer, accountId);
  const many = first ?? MAX;
  if (many < 1 || many > MAX) throw refusal('first', `must be between 1 and ${MAX}`);
  const jobs = await givenUpJobs(pool, owner, many);
  return jobs.map(({ givenUpAt, ...job }) => ({ ...job, failedAt: givenUpAt }));
}

/**
 * Queues failed work again, with as many attempts as it had. Gives how much of it was queued: what is not in the list of
 * the account, or was retried meanwhile, is passed over. Throws BAD_INPUT, ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function retryFailedJobs(
  { viewer, emOf, jobs }: IdentityContext,
  ids: string[],
  accountId: string | null,
): Promise<number> {
  const owner = targetAccount(viewer, accountId);
  if (ids.length === 0 || ids.length > MAX) throw refusal('ids', `must hold between 1 and ${MAX} identifiers`);
  if (!ids.every(isId)) throw refusal('ids', 'must hold identifiers of failed jobs');
  const queued = await jobs.retryGivenUp(owner, ids);
  if (queued > 0)
    await emOf([owner]).transactional((tx) =>
      audit(tx, owner, { type: 'jobs.retried', subjectId: owner, payload: { count: queued } }),
    );
  return queued;
}

function refusal(member: string, msg: string): Failure {
  return new Failure('BAD_INPUT', `${member} ${msg}`, [{ loc: [member], msg, type: 'value_error' }]);
}
