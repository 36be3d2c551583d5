import type { EntityManager } from '@mikro-orm/postgresql';
import { Person } from '../../person/person.entity.js';
import { SessionPerson } from '../../person/session-person.entity.js';
import { AccountSecret } from '../account-secret.entity.js';
import { UserSession } from './user-session.entity.js';

/** The row that holds the password of an account, or of a person of it who was not removed. */
export function findKept(
  tx: EntityManager,
  accountId: string,
  personId: string | null,
): Promise<AccountSecret | Person | null> {
  if (personId === null) return tx.findOne(AccountSecret, { accountId, id: accountId }, { refresh: true });
  return tx.findOne(Person, { accountId, id: personId, removedAt: null }, { refresh: true });
}

/** Adds a session, and whose it is where that is a person, for the next flush. */
export function persistSession(
  tx: EntityManager,
  session: Pick<UserSession, 'accountId' | 'id' | 'tokenHash' | 'personId' | 'browser' | 'network'>,
): void {
  const { accountId, id, personId } = session;
  tx.persist(Object.assign(new UserSession(), session));
  if (personId) tx.persist(Object.assign(new SessionPerson(), { accountId, id, personId }));
}
