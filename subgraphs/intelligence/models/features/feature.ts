import type { Direction } from '@guest-screening/tabular-models';

/** An input feature: a number within bounds, optional. */
export interface Feature {
  name: string;
  /** Readable name. */
  label: string;
  /** Feature group. */
  group: string;
  min: number;
  max: number;
  /** 1: more of it never lowers the score; -1: never raises it. */
  direction: Direction | null;
  /**
   * `learned`: has a weight in the models; `evidence`: sets a minimum probability; `presence`: says whether its group
   * has data.
   */
  role: 'learned' | 'evidence' | 'presence' | 'unused';
  /** Feature without which a zero means nothing: for example, days since a booking that never existed. */
  needs?: string;
}

/** Upper bounds reject absurd numbers; they are far above realistic values. */
export const BOUNDS = {
  flag: [0, 1],
  ratio: [0, 1],
  count: [0, 1_000_000],
  days: [0, 100_000],
  money: [0, 1_000_000_000],
} as const;

type Kind = keyof typeof BOUNDS | readonly [number, number];

interface More {
  direction?: Direction;
  role?: Feature['role'];
  needs?: string;
}

/** Defines a row of the feature table. */
export function feature(group: string, name: string, kind: Kind, label: string, more: More = {}): Feature {
  const [min, max] = typeof kind === 'string' ? BOUNDS[kind] : kind;
  const { direction = null, role = 'learned', needs } = more;
  return { name, label, group, min, max, direction, role, ...(needs && { needs }) };
}

/** Names of the features that models learn from, in table order. */
export const learnedNames = (features: readonly Feature[]): string[] =>
  features.filter(({ role }) => role === 'learned').map(({ name }) => name);

/** Directions of the features that have one, by name. */
export const directionsOf = (features: readonly Feature[]): Record<string, Direction> =>
  Object.fromEntries(features.flatMap(({ name, direction }) => (direction ? [[name, direction]] : [])));
