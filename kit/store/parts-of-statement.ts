import type pg from 'pg';
import { prepared } from './prepared.js';

/** Parts of a `with` clause that write, such as `kept as (insert …)`, and their parameters from `$1` on. */
export interface WithParts {
  text: string;
  values: unknown[];
}

/**
 * Runs the parts and another statement as a single one. A statement without a `with` clause of its own runs after them,
 * in the caller's transaction.
 */
export async function runWith(client: pg.ClientBase, parts: WithParts, then?: WithParts): Promise<unknown[]> {
  const joined = then && /^\s*with\s/i.test(then.text) ? then : null;
  const rest = joined?.text
    .replace(/^\s*with\s/i, '')
    .replace(/\$(\d+)/g, (_all, n) => `$${parts.values.length + Number(n)}`);
  const text = prepared(`with ${parts.text}${rest === undefined ? ' select' : `, ${rest}`}`);
  const { rows } = await client.query<object>(text, [...parts.values, ...(joined?.values ?? [])]);
  return then && !joined ? (await client.query<object>(then.text, then.values)).rows : rows;
}
