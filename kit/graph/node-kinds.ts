import { Directive, Field, ID, ObjectType } from 'type-graphql';
import type { Reads } from '../store/replicas.js';
import { badInput } from '../failure.js';
import { isId } from '../id.js';
import { problems } from '../messages.js';

const MAX = 100;

@Directive('@shareable')
@Directive('@inaccessible')
@ObjectType({ description: 'The type of the object with an ID. Internal: `node` only.' })
export class NodeKind {
  @Field(() => ID, { description: 'Object ID.' })
  id!: string;

  @Field(() => String, { description: 'Name of its type.' })
  type!: string;
}

/** Where the objects of a type are stored, and which of them the viewer can see. */
export interface NodeSource {
  /** Table of account rows; `t` in conditions. */
  table: string;
  accountIds: readonly string[];
  /** SQL condition; `value` is passed for `$` in it. */
  where?: { sql: string; value: unknown };
}

/** Finds the types of objects by ID in one statement, in no particular order. Throws BAD_INPUT beyond 100 IDs. */
export async function findNodeKinds(
  reads: Reads,
  sources: Record<string, NodeSource>,
  ids: string[],
): Promise<NodeKind[]> {
  if (ids.length > MAX) throw badInput('ids', problems.atMostItems(MAX), 'too_long');
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return [];
  const values: unknown[] = [wanted];
  const add = (value: unknown) => `$${values.push(value)}`;
  const parts = Object.entries(sources).map(([type, { table, accountIds, where }]) => {
    const conditions = [`t.account_id = any(${add(accountIds)}::uuid[])`, 't.id = any($1::uuid[])'];
    if (where) conditions.push(where.sql.replace('$', () => add(where.value)));
    return `select t.id, '${type}' as type from ${table} t where ${conditions.join(' and ')}`;
  });
  const { rows } = await reads.query<NodeKind>({ text: parts.join(' union all '), values });
  return rows;
}
