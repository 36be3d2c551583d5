import type { PartFeature } from './part-features.js';

/** Weights of a feature: what it adds to `adverse` and to `unclear`, as against `other`. */
export type PartWeights = ReadonlyMap<string, readonly [number, number]>;

export interface PartModel {
  bias: readonly [number, number];
  weights: PartWeights;
}

/**
 * Probability from which an article is adverse: where precision and recall are about equal for authors whom training
 * does not see.
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

export function chancesOf([adverse, unclear]: readonly [number, number]): PartChances {
  const most = Math.max(adverse, unclear, 0);
  const [one, two, three] = [Math.exp(adverse - most), Math.exp(unclear - most), Math.exp(-most)];
  const sum = one + two + three;
  return { adverse: one / sum, unclear: two / sum, other: three / sum };
}

/** What a feature adds to `adverse`. */
export interface FeatureShare {
  feature: PartFeature;
  adverse: number;
}

/** The probabilities of the outcomes, and what each known feature adds to `adverse`. */
export function scorePart(
  { bias, weights }: PartModel,
  features: readonly PartFeature[],
): { chances: PartChances; shares: FeatureShare[] } {
  const known = features.flatMap((feature) => {
    const weight = weights.get(feature.name);
    return weight ? [{ feature, weight }] : [];
  });
  const sums: [number, number] = [...bias];
  const shares = known.map(({ feature, weight: [adverse, unclear] }) => {
    const value = valueOf(feature.name, features.length);
    sums[0] += value * adverse;
    sums[1] += value * unclear;
    return { feature, adverse: value * adverse };
  });
  return { chances: chancesOf(sums), shares };
}
