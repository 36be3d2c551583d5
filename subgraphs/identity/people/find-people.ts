import { Failure } from '#kit/failure.js';
import type { Connection } from '#kit/graph/connection.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import type { IdentityContext } from '../context.js';
import { Person } from '../account/person/person.entity.js';
import { type PersonType, type SignedIn, shownPerson } from '../account/person/person.type.js';
import { messages } from '../messages.js';

/** Lists the team members of the viewer's account, in order of invitation. Throws FORBIDDEN for an SDK key. */
export async function findPeople({ em, viewer }: IdentityContext): Promise<PersonType[]> {
  if (viewer.kind === 'sdk') throw new Failure('FORBIDDEN', messages.cannotReadPeople);
  const people = await em.find(Person, { accountId: viewer.accountId, removedAt: null }, { orderBy: { id: 'asc' } });
  return people.map(shownPerson);
}

/** Lists who can be assigned a reservation of the account: those who can decide. Throws FORBIDDEN for an SDK key. */
export async function findAssignees(context: IdentityContext): Promise<PersonType[]> {
  const people = await findPeople(context);
  return people.filter(({ role, state }) => role !== 'viewer' && state === 'active');
}

/** Lists the team members by cursor, in order of invitation. Throws BAD_INPUT, and FORBIDDEN for an SDK key. */
export function connectPeople({ load, viewer }: IdentityContext, page: PageArgs): Promise<Connection<PersonType>> {
  if (viewer.kind === 'sdk') throw new Failure('FORBIDDEN', messages.cannotReadPeople);
  return load.people(page);
}

/** Returns the signed-in user; null for an API key. */
export async function findSignedIn({ em, viewer }: IdentityContext): Promise<SignedIn | null> {
  const { kind, role, personId, accountId } = viewer;
  if (kind !== 'user') return null;
  const person = personId ? await em.findOne(Person, { accountId, id: personId }) : null;
  return { role: role ?? 'viewer', person: person && shownPerson(person) };
}
