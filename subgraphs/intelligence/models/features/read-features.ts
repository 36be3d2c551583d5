import { Failure, type InputProblem } from '#kit/failure.js';
import type { Feature } from './feature.js';

/** Values by name; what is absent was not given. */
export type Values = ReadonlyMap<string, number>;

/** Unknown members that are listed at most. */
const MAX_UNKNOWN = 100;

/** The fixed text of the contract. */
export const INVALID = 'Invalid input';

function problemOf({ name, min, max }: Feature, value: unknown): InputProblem | null {
  const loc = [name];
  if (typeof value !== 'number') return { loc, msg: 'Input should be a number', type: 'float_type' };
  if (!Number.isFinite(value)) return { loc, msg: 'Input should be a finite number', type: 'finite_number' };
  if (value < min) return { loc, msg: `Input should be greater than or equal to ${min}`, type: 'greater_than_equal' };
  if (value > max) return { loc, msg: `Input should be less than or equal to ${max}`, type: 'less_than_equal' };
  return null;
}

/** Everything that is wrong with one row; members that no feature is called by are let be. */
export function problemsOf(features: readonly Feature[], given: Readonly<Record<string, unknown>>): InputProblem[] {
  return features.flatMap((one) => {
    if (!Object.hasOwn(given, one.name)) return [];
    const problem = problemOf(one, given[one.name]);
    return problem ? [problem] : [];
  });
}

/**
 * The values of a row. Throws BAD_INPUT with every member that is no number or outside its bounds. Types of problems are
 * spelled as Pydantic spells them.
 */
export function readFeatures(features: readonly Feature[], given: Readonly<Record<string, unknown>>): Values {
  const problems = problemsOf(features, given);
  if (problems.length > 0) throw new Failure('BAD_INPUT', INVALID, problems);
  return new Map(features.flatMap(({ name }) => (Object.hasOwn(given, name) ? [[name, given[name] as number]] : [])));
}

/** The names of members that are no feature, up to a hundred. What they are set to is not read. */
export function unknownNames(features: readonly Feature[], given: Readonly<Record<string, unknown>>): string[] {
  const known = new Set(features.map(({ name }) => name));
  return Object.keys(given)
    .filter((name) => !known.has(name))
    .slice(0, MAX_UNKNOWN);
}

/** For each feature the members of which a 0 makes its own 0 say nothing. Worked out once: tables are read row by row. */
const silencers = new WeakMap<readonly Feature[], ReadonlyMap<string, readonly string[]>>();

function silencersOf(features: readonly Feature[]): ReadonlyMap<string, readonly string[]> {
  const found =
    silencers.get(features) ??
    new Map(features.map(({ name, group, needs }) => [name, [`has_${group}_data`, ...(needs ? [needs] : [])]]));
  silencers.set(features, found);
  return found;
}

/**
 * The values that a model sees, in the order of `names`; NaN where nothing is known. Of a group that was not looked at
 * (`has_<group>_data` is 0), and beside a member that it needs and that is 0, a zero says nothing; any other number stands.
 */
export function rowOf(features: readonly Feature[], names: readonly string[], values: Values): Float64Array {
  const silenced = silencersOf(features);
  return Float64Array.from(names, (name) => {
    const value = values.get(name);
    if (value === undefined) return NaN;
    return value === 0 && silenced.get(name)?.some((by) => values.get(by) === 0) ? NaN : value;
  });
}
