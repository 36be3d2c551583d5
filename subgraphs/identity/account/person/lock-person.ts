import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { messages } from '../../messages.js';
import { Account } from '../account.entity.js';
import { Person } from './person.entity.js';

/** Locks the account, then the team member. Throws PERSON_NOT_FOUND if they were removed or never existed. */
export async function lockPerson(tx: EntityManager, accountId: string, id: string): Promise<Person> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  await tx.findOne(Account, { id: accountId }, locked);
  const person = isId(id) ? await tx.findOne(Person, { accountId, id, removedAt: null }, locked) : null;
  if (!person) throw new Failure('PERSON_NOT_FOUND', messages.personNotFound);
  return person;
}
