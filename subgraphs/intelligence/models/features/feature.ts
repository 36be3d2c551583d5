import type { Direction } from '@guest-screening/tabular-models';

/** A member of a prediction's input: a number within bounds, or left out. */
export interface Feature {
  name: string;
  /** What it is, in words for a person. */
  label: string;
  /** Which part of the data it belongs to. */
  group: string;
  min: number;
  max: number;
  /** 1: more of it never lowers the score; -1: never raises it. */
  direction: Direction | null;
  /** `learned` has a weight in the models, `evidence` a floor of its own, `presence` tells whether its group was looked at. */
  role: 'learned' | 'evidence' | 'presence' | 'unused';
  /** A member without which a zero here says nothing: no days have passed since a booking that there never was. */
  needs?: string;
}

/** Upper bounds keep absurd numbers out; they are far above anything that a reservation has. */
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

/** A row of a table of features. */
export function feature(group: string, name: string, kind: Kind, label: string, more: More = {}): Feature {
  const [min, max] = typeof kind === 'string' ? BOUNDS[kind] : kind;
  const { direction = null, role = 'learned', needs } = more;
  return { name, label, group, min, max, direction, role, ...(needs && { needs }) };
}

/** The names of the features that models learn from, in the order of the table. */
export const learnedNames = (features: readonly Feature[]): string[] =>
  features.filter(({ role }) => role === 'learned').map(({ name }) => name);

/** The directions of the features that have one, by name. */
export const directionsOf = (features: readonly Feature[]): Record<string, Direction> =>
  Object.fromEntries(features.flatMap(({ name, direction }) => (direction ? [[name, direction]] : [])));
