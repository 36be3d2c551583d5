import type { Feature } from './feature.js';

type Given = Readonly<Record<string, unknown>>;

/** Values by field of the graph: flags are true if above 0. Members that are no features are left out. */
export function toGraph(features: readonly Feature[], values: Given): Record<string, number | boolean> {
  return Object.fromEntries(
    features.flatMap(({ name, field, isFlag }) => {
      const value = values[name];
      return typeof value === 'number' ? [[field, isFlag ? value > 0 : value]] : [];
    }),
  );
}

/** Values by feature name, flags as 0 or 1. Fields that are null or missing are left out. */
export function fromGraph(features: readonly Feature[], fields: Given): Record<string, number> {
  return Object.fromEntries(
    features.flatMap(({ name, field }) => {
      const value = fields[field];
      return value === null || value === undefined ? [] : [[name, Number(value)]];
    }),
  );
}

/** Selects all features of a family. */
export const selectionOf = (features: readonly Feature[]): string => features.map(({ field }) => field).join(' ');

/** Members of a request that are not features, at most 100. */
export function unknownNames(features: readonly Feature[], given: Given): string[] {
  const known = new Set(features.map(({ name }) => name));
  return Object.keys(given)
    .filter((name) => !known.has(name))
    .slice(0, 100);
}
