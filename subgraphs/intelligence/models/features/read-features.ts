import { Failure } from '#kit/failure.js';
import type { Feature } from '#records/features/feature.js';
import { featureProblems } from '#records/features/feature-problems.js';
import { fromGraph } from '#records/features/graph-values.js';

/** Values by feature name; absent: not given. */
export type Values = ReadonlyMap<string, number>;

/** Fixed by the API contract. */
export const INVALID = 'Invalid input';

/** Reads a row by feature name. Throws BAD_INPUT with every value that is not a number or out of bounds. */
export function readFeatures(features: readonly Feature[], given: Readonly<Record<string, unknown>>): Values {
  const problems = featureProblems(features, given);
  if (problems.length > 0) throw new Failure('BAD_INPUT', INVALID, problems);
  return new Map(features.flatMap(({ name }) => (Object.hasOwn(given, name) ? [[name, given[name] as number]] : [])));
}

/** Reads an input of the graph. Throws BAD_INPUT with every field that is out of bounds. */
export function readInput(features: readonly Feature[], fields: object): Values {
  const given = fromGraph(features, fields as Record<string, unknown>);
  const problems = featureProblems(features, given, ({ field }) => field);
  if (problems.length > 0) throw new Failure('BAD_INPUT', INVALID, problems);
  return new Map(Object.entries(given));
}

/** For each feature, the members whose 0 makes its own 0 meaningless. Cached, because tables are read row by row. */
const silencers = new WeakMap<readonly Feature[], ReadonlyMap<string, readonly string[]>>();

function silencersOf(features: readonly Feature[]): ReadonlyMap<string, readonly string[]> {
  const found =
    silencers.get(features) ??
    new Map(features.map(({ name, group, needs }) => [name, [`has_${group}_data`, ...(needs ? [needs] : [])]]));
  silencers.set(features, found);
  return found;
}

/**
 * Model input in the order of `names`; NaN if unknown. A zero is treated as unknown if its group has no data
 * (`has_<group>_data` is 0) or a feature it needs is 0; other numbers stand.
 */
export function rowOf(features: readonly Feature[], names: readonly string[], values: Values): Float64Array {
  const silenced = silencersOf(features);
  return Float64Array.from(names, (name) => {
    const value = values.get(name);
    if (value === undefined) return NaN;
    return value === 0 && silenced.get(name)?.some((by) => values.get(by) === 0) ? NaN : value;
  });
}
