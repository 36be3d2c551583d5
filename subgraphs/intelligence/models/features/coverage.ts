import type { Feature } from '#records/features/feature.js';
import type { Values } from './read-features.js';

/** Input completeness of one feature group. */
export interface Coverage {
  group: string;
  given: number;
  of: number;
}

/** Number of features given per group, in table order; presence flags are not counted. */
export function coverageOf(features: readonly Feature[], values: Values): Coverage[] {
  const groups = new Map<string, Coverage>();
  for (const { name, group, role } of features) {
    if (role === 'presence') continue;
    const coverage = groups.get(group) ?? { group, given: 0, of: 0 };
    coverage.of += 1;
    if (values.has(name)) coverage.given += 1;
    groups.set(group, coverage);
  }
  return [...groups.values()];
}
