import type { GraphQLSchema } from 'graphql';
import { isOfType } from './is-of-type.js';
import type { Requirement } from './query-plan.js';

export type Data = Record<string, unknown>;

export function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges the result of a fetch into the data, object by object and item by item. */
export function mergeData(target: Data, source: Data | null | undefined): Data {
  for (const key in source) {
    const value = source[key];
    if (value === undefined || key === '__proto__') continue;
    const known = target[key];
    if (known && isObject(value)) mergeData(known as Data, value);
    else if (Array.isArray(value) && Array.isArray(known) && value.length === known.length) mergeList(known, value);
    else target[key] = value;
  }
  return target;
}

function mergeList(target: unknown[], source: unknown[]): void {
  source.forEach((value, index) => {
    const known = target[index];
    if (isObject(known) && isObject(value)) mergeData(known, value);
    else target[index] = value;
  });
}

/** Returns the objects at a path of member names and `@` (every list item). */
export function dataAt(value: unknown, path: readonly (string | number)[], from = 0): unknown {
  if (from === path.length || value === undefined || value === null) return value;
  const step = path[from] as string;
  if (step === '@') return (value as unknown[]).flatMap((item) => dataAt(item, path, from + 1));
  return dataAt((value as Data)[step], path, from + 1);
}

/** Returns the paths of the objects that `dataAt` finds, without nulls, in the same order. */
export function pathsAt(value: unknown, path: readonly (string | number)[], from = 0): (string | number)[][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) {
    const below = path[from] === '@' ? from + 1 : from;
    return value.flatMap((item, index) => pathsAt(item, path, below).map((rest) => [index, ...rest]));
  }
  const step = path[from];
  if (step === undefined) return [[]];
  return pathsAt((value as Data)[step], path, from + 1).map((rest) => [step, ...rest]);
}

/** Returns the representation of an entity that a fetch needs, or null if part of it is missing. */
export function representationOf(
  schema: GraphQLSchema,
  source: Data | null,
  requirements: readonly Requirement[],
): Data | null {
  if (source === null) return null;
  const result: Data = {};
  for (const required of requirements) {
    if (required.kind === 'InlineFragment') {
      if (!required.typeCondition || !isOfType(schema, source, required.typeCondition)) continue;
      mergeData(result, representationOf(schema, source, required.selections));
      continue;
    }
    const { name, alias = name, selections } = required;
    const value = source[alias];
    if (value === undefined) return null;
    const pick = (item: unknown) => (selections ? representationOf(schema, item as Data | null, selections) : item);
    result[alias] = Array.isArray(value) ? value.map(pick) : pick(value);
  }
  return result;
}
