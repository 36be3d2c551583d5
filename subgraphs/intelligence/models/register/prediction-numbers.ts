import type { Values } from '../features/read-features.js';

/**
 * What a prediction rested on, as it is logged: numbers in the order of the model's features, null if unknown. The model
 * is known by its hash, so names need not be stored with each prediction.
 */
export function numbersOf(names: readonly string[], values: Values): (number | null)[] {
  return names.map((name) => values.get(name) ?? null);
}

/** The values by feature name again; a feature that was unknown is missing. */
export function namedNumbers(names: readonly string[], numbers: readonly (number | null)[]): Record<string, number> {
  const known = names.flatMap((name, n) => (typeof numbers[n] === 'number' ? [[name, numbers[n]] as const] : []));
  return Object.fromEntries(known);
}
