import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';

/** Types of other subgraphs, and the query field that finds each by ID. */
const ELSEWHERE: Record<string, string> = { Reservation: 'reservation', Listing: 'listing' };

/** Lookups per operation: below the limit on root fields of a separate gateway. */
const SLOTS = 8;

const slots = Array.from({ length: SLOTS }, (_, n) => n);
const fieldsAt = (n: number) =>
  Object.entries(ELSEWHERE).map(([type, field]) => `${type}${n}: ${field}(id: $id${n}) { id }`);

/** The text is constant, so that it is planned once; unused slots get an empty ID. */
const WHOSE = /* GraphQL */ `
  query WhatIs(${slots.map((n) => `$id${n}: ID!`).join(', ')}) {
    ${slots.flatMap(fieldsAt).join('\n    ')}
  }
`;

export interface FoundNode {
  __typename: string;
  id: string;
}

type NodeContext = Pick<IdentityContext, 'load' | 'ask'>;

/** Finds objects by ID, in order; null if unknown or not visible to the viewer. */
export async function findNodes(context: NodeContext, ids: string[]): Promise<(FoundNode | null)[]> {
  if (ids.length > 100) {
    const problem = { loc: ['ids'], msg: messages.tooManyIds(100), type: 'too_long' };
    throw new Failure('BAD_INPUT', `ids ${messages.tooManyIds(100)}`, [problem]);
  }
  const asked = ids.map((id) => id.toLowerCase());
  const wanted = [...new Set(asked.filter(isId))];
  const own = await Promise.all(wanted.map((id) => findOwn(context, id)));
  const known = new Map(wanted.map((id, n) => [id, own[n] ?? null]));
  const others = wanted.filter((id) => !known.get(id));
  const parts = Array.from({ length: Math.ceil(others.length / SLOTS) }, (_, n) =>
    others.slice(n * SLOTS, (n + 1) * SLOTS),
  );
  for (const found of (await Promise.all(parts.map((part) => findElsewhere(context, part)))).flat())
    known.set(found.id, found);
  return asked.map((id) => known.get(id) ?? null);
}

async function findOwn({ load }: NodeContext, id: string): Promise<FoundNode | null> {
  const [account, entry] = await Promise.all([load.account(id), load.auditEntry(id)]);
  if (account) return Object.assign(account, { __typename: 'Account' });
  return entry && Object.assign(entry, { __typename: 'AuditEntry' });
}

async function findElsewhere({ ask }: NodeContext, ids: string[]): Promise<FoundNode[]> {
  const variables = Object.fromEntries(slots.map((n) => [`id${n}`, ids[n] ?? '']));
  const { data, errors } = await ask(WHOSE, variables);
  const [error] = errors;
  if (error || !data) throw new Failure(error?.code ?? 'UNAVAILABLE', error?.message ?? messages.graphFailed);
  return Object.entries(data).flatMap(([name, found]) =>
    found ? { __typename: name.replace(/\d+$/, ''), id: (found as { id: string }).id } : [],
  );
}
