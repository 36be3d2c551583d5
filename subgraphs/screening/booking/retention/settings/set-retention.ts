import { Failure, type InputProblem } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages, problems as reasons } from '../../../messages.js';
import type { BookingContext } from '../../context.js';
import { CLASSES, retentionInForce, shownRetention, stricter } from './retention-in-force.js';
import { RetentionRow } from './retention.entity.js';
import type { RetentionInput, RetentionType } from './retention.type.js';

/** The requested account: the viewer's own by default, or one below it. Throws ACCOUNT_NOT_FOUND. */
function accountOf({ viewer }: Pick<BookingContext, 'viewer'>, id: string | null): string {
  const found = id === null ? viewer.accountId : viewer.accountIds.find((known) => known === id.toLowerCase());
  if (!found) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return found;
}

/** Effective retention of an account. Throws ACCOUNT_NOT_FOUND. */
export async function findRetention(context: BookingContext, id: string | null): Promise<RetentionType> {
  const accountId = accountOf(context, id);
  return shownRetention(accountId, await retentionInForce(context.em, accountId, context.retention), context.retention);
}

/**
 * Sets retention periods that are stricter than the service's; the next purge applies them. Throws BAD_INPUT with every
 * problem, ACCOUNT_NOT_FOUND.
 */
export async function setRetention(
  context: BookingContext,
  id: string | null,
  input: RetentionInput,
): Promise<RetentionType> {
  const { retention } = context;
  const accountId = accountOf(context, id);
  const problems = CLASSES.flatMap((name): InputProblem[] => {
    const [member, days] = [`${name}Days` as const, input[`${name}Days`]];
    if (days === undefined || days === null) return [];
    if (days < 1) return [{ loc: [member], msg: reasons.atLeast(1), type: 'greater_than_equal' }];
    const msg = reasons.retention(retention[name]);
    return days > retention[name] ? [{ loc: [member], msg, type: 'less_than_equal' }] : [];
  });
  const [first] = problems;
  if (first) throw new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
  return context.em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7305))', [`retention:${accountId}`]);
    const known = await tx.findOne(RetentionRow, { accountId, id: accountId });
    const row = known ?? Object.assign(new RetentionRow(), { accountId, id: accountId });
    for (const name of CLASSES) {
      const days = input[`${name}Days`];
      if (days !== undefined) row[name] = days;
    }
    tx.persist(row);
    await tx.flush();
    await announce(tx, accountId, eventOf('retention.changed', { accountId }));
    return shownRetention(accountId, stricter(row, retention), retention);
  });
}
