import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../../account.entity.js';
import { Person } from '../../person/person.entity.js';
import { SessionPerson } from '../../person/session-person.entity.js';
import { AccountSecret } from '../account-secret.entity.js';
import { UserSession } from './user-session.entity.js';

/** Finds the row with the password of an account or an active team member. */
export function findKept(
  tx: EntityManager,
  accountId: string,
  personId: string | null,
): Promise<AccountSecret | Person | null> {
  if (personId === null) return tx.findOne(AccountSecret, { accountId, id: accountId }, { refresh: true });
  return tx.findOne(Person, { accountId, id: personId, removedAt: null }, { refresh: true });
}

/** Adds a session, and its link to a team member if any, to the next flush. */
export function persistSession(
  tx: EntityManager,
  session: Pick<UserSession, 'accountId' | 'id' | 'tokenHash' | 'personId' | 'browser' | 'network'>,
): void {
  const { accountId, id, personId } = session;
  tx.persist(Object.assign(new UserSession(), session));
  if (personId) tx.persist(Object.assign(new SessionPerson(), { accountId, id, personId }));
}

/** Returns the email address of a user found with `findKept`; null if there is none. */
export async function mailAddressOf(tx: EntityManager, kept: AccountSecret | Person): Promise<string | null> {
  return kept instanceof Person ? kept.email : ((await tx.findOne(Account, { id: kept.accountId }))?.email ?? null);
}
