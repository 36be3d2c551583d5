import type { Feature } from './feature.js';

/** An invalid value. Types have Pydantic's names, as the API contract says. */
interface Problem {
  loc: string[];
  msg: string;
  type: string;
}

function problemOf({ min, max }: Feature, loc: string[], value: unknown): Problem | null {
  if (typeof value !== 'number') return { loc, msg: 'Input should be a number', type: 'float_type' };
  if (!Number.isFinite(value)) return { loc, msg: 'Input should be a finite number', type: 'finite_number' };
  if (value < min) return { loc, msg: `Input should be greater than or equal to ${min}`, type: 'greater_than_equal' };
  if (value > max) return { loc, msg: `Input should be less than or equal to ${max}`, type: 'less_than_equal' };
  return null;
}

/** All problems of a row by feature name; unknown members are ignored. `placeOf` names the feature for the caller. */
export function featureProblems(
  features: readonly Feature[],
  given: Readonly<Record<string, unknown>>,
  placeOf = ({ name }: Feature) => name,
): Problem[] {
  return features.flatMap((one) => {
    if (!Object.hasOwn(given, one.name)) return [];
    const problem = problemOf(one, [placeOf(one)], given[one.name]);
    return problem ? [problem] : [];
  });
}
