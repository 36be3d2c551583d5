import type { PartFeature } from './part-features.js';

/** What speaks for `adverse` and for `unclear`, as against `other`: a sum, or the weight of a feature. */
export type Scores = readonly [adverse: number, unclear: number];

/** Scores one person. */
export interface PartScorer {
  bias: Scores;
  weights: ReadonlyMap<string, Scores>;
}

/** Scores a person, then weighs the scores with those of the other people and of the networks. */
export interface PartModel extends PartScorer {
  /** Weights of the numbers of `numbersOf`. */
  weighed: readonly Scores[];
}

/**
 * Probability from which an article is adverse: where precision and recall are about equal for authors of longer stories
 * whom training does not see.
 */
export const PART_ADVERSE_FROM = 0.4;

/** Probabilities of the three outcomes. */
export interface PartChances {
  adverse: number;
  unclear: number;
  other: number;
}

/** Long articles have more features: each then counts for less. */
const FULL = 14;

/** What a feature counts for in an article with so many known ones; findings of the rules count for more. */
export const valueOf = (name: string, known: number): number =>
  (FULL / Math.sqrt(Math.max(known, 60))) * (name.startsWith('!') ? 0.5 : 0.25);

export function chancesOf([adverse, unclear]: Scores): PartChances {
  const most = Math.max(adverse, unclear, 0);
  const [one, two, three] = [Math.exp(adverse - most), Math.exp(unclear - most), Math.exp(-most)];
  const sum = one + two + three;
  return { adverse: one / sum, unclear: two / sum, other: three / sum };
}

/** The scores of an article for one of its people. */
export function scorePart({ bias, weights }: PartScorer, features: readonly Pick<PartFeature, 'name'>[]): Scores {
  const sums: [number, number] = [...bias];
  for (const { name } of features) {
    const weight = weights.get(name);
    if (!weight) continue;
    const value = valueOf(name, features.length);
    sums[0] += value * weight[0];
    sums[1] += value * weight[1];
  }
  return sums;
}

/** A lead or a lag beyond this says no more. */
const FARTHEST = 4;

/**
 * A person's scores beside those of the others whom the article names, as numbers. An article usually accuses one person,
 * so a clear accusation of another counts in this one's favor.
 */
function besideOthers([adverse, unclear]: Scores, others: readonly Scores[]): number[] {
  if (others.length === 0) return [1, adverse, unclear, 0, 0, 0, 0, 0];
  const most = Math.max(...others.map(([score]) => score));
  const likeliest = Math.max(...others.map((scores) => chancesOf(scores).adverse));
  const lead = Math.min(FARTHEST, Math.max(-FARTHEST, adverse - most));
  return [1, adverse, unclear, 1, adverse, unclear, likeliest, lead];
}

/** The numbers by which an article is judged: the person's scores beside those of the others, and the networks'. */
export const numbersOf = (scores: Scores, others: readonly Scores[], network: Scores): number[] => [
  ...besideOthers(scores, others),
  ...network,
];

/** The scores of numbers that have these weights. */
export function weighedSum(numbers: readonly number[], weights: readonly Scores[]): Scores {
  const sums: [number, number] = [0, 0];
  for (const [at, [adverse, unclear]] of weights.entries()) {
    sums[0] += numbers[at]! * adverse;
    sums[1] += numbers[at]! * unclear;
  }
  return sums;
}
