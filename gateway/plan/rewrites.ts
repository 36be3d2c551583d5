import type { GraphQLSchema } from 'graphql';
import { isOfType } from './is-of-type.js';
import { type Data, isObject } from './merge-data.js';
import type { FetchNode } from './query-plan.js';

export type Rewrites = NonNullable<FetchNode['outputRewrites']>;

const FRAGMENT = '... on ';

/**
 * Changes fetched data in place as the plan says: the planner renames fields that two types of a union or interface
 * spell alike but type differently, and sets type names of interface objects.
 */
export function applyRewrites(schema: GraphQLSchema, rewrites: Rewrites | undefined, value: unknown): void {
  for (const rewrite of rewrites ?? []) {
    const last = rewrite.path.at(-1);
    if (last === undefined) continue;
    rewriteAt(schema, rewrite.path.slice(0, -1), value, (found) => {
      if (rewrite.kind === 'ValueSetter') found[last] = rewrite.setValueTo as unknown;
      else if (found[last]) {
        found[rewrite.renameKeyTo] = found[last];
        found[last] = undefined;
      }
    });
  }
}

/** The response keys that a fetch uses instead of the client's, with the client's. */
export function renamedKeys(rewrites: Rewrites | undefined): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const rewrite of rewrites ?? []) {
    if (rewrite.kind === 'KeyRenamer') renamed.set(rewrite.path.at(-1) ?? '', rewrite.renameKeyTo);
  }
  return renamed;
}

function rewriteAt(schema: GraphQLSchema, path: readonly string[], value: unknown, change: (at: Data) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => rewriteAt(schema, path, item, change));
  if (!isObject(value)) return;
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (!step.startsWith(FRAGMENT)) return rewriteAt(schema, rest, value[step], change);
  if (!value.__typename || isOfType(schema, value, step.slice(FRAGMENT.length))) rewriteAt(schema, rest, value, change);
}
