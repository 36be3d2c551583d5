import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOf } from '#events';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { messages } from '../../messages.js';
import type { CodeVia } from './portal-code.entity.js';

const COUNT = `
  insert into screening.portal_code_count as c (account_id, via, day, sent)
    values (?, ?, (now() at time zone 'utc')::date, 1)
  on conflict (account_id, via) do update
    set day = excluded.day, sent = case when c.day = excluded.day then c.sent + 1 else 1 end
    where c.day <> excluded.day or c.sent < ?
  returning sent`;

/**
 * Counts a code or link towards the account's daily limit (UTC day), across all processes, in the caller's transaction.
 * Returns whether it is the last one of the day, which is announced; null: the limit is reached.
 */
export async function countSent(
  tx: EntityManager,
  accountId: string,
  via: CodeVia,
  most: number,
): Promise<{ isLast: boolean } | null> {
  const [counted] = await tx.execute<{ sent: number }[]>(COUNT, [accountId, via, most]);
  if (!counted) return null;
  const isLast = counted.sent >= most;
  if (isLast) await announce(tx, accountId, eventOf('portal_codes.limit_reached', { accountId, via }));
  return { isLast };
}

/** The same for a code requested by a guest. Throws TOO_MANY_REQUESTS. */
export async function countCode(tx: EntityManager, accountId: string, via: CodeVia, most: number): Promise<boolean> {
  const counted = await countSent(tx, accountId, via, most);
  if (!counted) throw new Failure('TOO_MANY_REQUESTS', messages.codeDailyLimit);
  return counted.isLast;
}
