import type { EntityManager } from '@mikro-orm/postgresql';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import { IS_LIVE } from './session-clock.js';

/**
 * Ends every session of an account, in the caller's transaction, which must notify the gateways with `forgetHolders`.
 */
export async function endSessions(tx: EntityManager, accountId: string): Promise<void> {
  await tx.execute('delete from identity.user_session where account_id = ?', [accountId]);
}

/** Ends the sessions of one team member. */
export async function endPersonSessions(tx: EntityManager, accountId: string, personId: string): Promise<void> {
  const ids = [accountId, personId];
  await tx.execute('delete from identity.user_session where account_id = ? and person_id = ?', ids);
}

/**
 * Ends all sessions of this user except one and returns how many. The caller's transaction must notify the gateways
 * with `forgetHolders`.
 */
export async function endOtherSessions(
  tx: EntityManager,
  { accountId, personId }: { accountId: string; personId: string | null },
  butSessionId: string | null,
): Promise<number> {
  const ended = await tx.execute<object[]>(
    `delete from identity.user_session where account_id = ? and person_id is not distinct from ?::uuid
       and id is distinct from ?::uuid returning id`,
    [accountId, personId, butSessionId],
  );
  return ended.length;
}

/** Ends one session of this user. Returns false if there was none. */
export async function endOwnSession(
  tx: EntityManager,
  { accountId, personId }: { accountId: string; personId: string | null },
  sessionId: string,
): Promise<boolean> {
  const ended = await tx.execute<object[]>(
    `delete from identity.user_session where account_id = ? and person_id is not distinct from ?::uuid and id = ?
     returning id`,
    [accountId, personId, sessionId],
  );
  return ended.length > 0;
}

/** Ends the sessions of an account that was suspended or deactivated, and of all accounts below it. */
export async function endFamilySessions(tx: EntityManager, accountId: string): Promise<void> {
  const text = `with recursive family as (
       select id from identity.account where id = ?
       union all
       select a.id from identity.account a join family f on a.parent_id = f.id
     )
     delete from identity.user_session where account_id in (select id from family)`;
  await lookBeyond(tx, '*', () => tx.execute(text, [accountId]));
}

/** Ends the session whose token has this SHA-256 (hex), in any account. */
export async function endSession(tx: EntityManager, tokenHash: string): Promise<void> {
  const text = 'delete from identity.user_session where token_hash = ?';
  await lookBeyond(tx, '*', () => tx.execute(text, [tokenHash]));
}

/** Deletes a batch of expired sessions, larger than what one sign-in leaves behind. */
export async function forgetOverSessions(tx: EntityManager): Promise<void> {
  const text = `
    delete from identity.user_session where token_hash in (
      select s.token_hash from identity.user_session s where not (${IS_LIVE})
      order by s.last_seen_at limit 20 for update skip locked)`;
  await lookBeyond(tx, '*', () => tx.execute(text));
}
