import type { Feature } from './feature.js';
import type { Values } from './read-features.js';

/** How much of a part of the data was given. */
export interface Coverage {
  group: string;
  given: number;
  of: number;
}

/** How many members of each group were given, in the order of the table; marks of presence are not counted. */
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
