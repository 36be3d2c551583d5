import { Failure, type InputProblem } from '#kit/failure.js';
import type { Feature } from './feature.js';

/** Values by feature name; absent: not given. */
export type Values = ReadonlyMap<string, number>;

/** Maximum number of unknown names reported. */
const MAX_UNKNOWN = 100;

/** Fixed by the API contract. */
export const INVALID = 'Invalid input';

function problemOf({ name, min, max }: Feature, value: unknown): InputProblem | null {
  const loc = [name];
  if (typeof value !== 'number') return { loc, msg: 'Input should be a number', type: 'float_type' };
  if (!Number.isFinite(value)) return { loc, msg: 'Input should be a finite number', type: 'finite_number' };
  if (value < min) return { loc, msg: `Input should be greater than or equal to ${min}`, type: 'greater_than_equal' };
  if (value > max) return { loc, msg: `Input should be less than or equal to ${max}`, type: 'less_than_equal' };
  return null;
}

/** All problems of a row; unknown members are ignored. */
export function problemsOf(features: readonly Feature[], given: Readonly<Record<string, unknown>>): InputProblem[] {
  return features.flatMap((one) => {
    if (!Object.hasOwn(given, one.name)) return [];
    const problem = problemOf(one, given[one.name]);
    return problem ? [problem] : [];
  });
}

/**
 * Reads the values of a row. Throws BAD_INPUT with every value that is not a number or out of bounds. Problem types
 * follow Pydantic's names.
 */
export function readFeatures(features: readonly Feature[], given: Readonly<Record<string, unknown>>): Values {
  const problems = problemsOf(features, given);
  if (problems.length > 0) throw new Failure('BAD_INPUT', INVALID, problems);
  return new Map(features.flatMap(({ name }) => (Object.hasOwn(given, name) ? [[name, given[name] as number]] : [])));
}

/** Names in the input that are not features, at most 100. Their values are not read. */
export function unknownNames(features: readonly Feature[], given: Readonly<Record<string, unknown>>): string[] {
  const known = new Set(features.map(({ name }) => name));
  return Object.keys(given)
    .filter((name) => !known.has(name))
    .slice(0, MAX_UNKNOWN);
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
