import type { SealedArtefact } from '../artefact/artefact.js';
import { coverageOf } from '../features/coverage.js';
import { LOYALTY_FEATURES } from '../features/loyalty-features.js';
import { readFeatures, rowOf, unknownNames } from '../features/read-features.js';
import { nameOf } from '../fraud/predict-str-fraud.js';
import type { ModelsContext } from '../models-context.js';
import { contributionsOf } from '../register/explain.js';
import type { GuestLoyaltyPrediction, GuestValueTier, LoyaltyThresholds, RebookingTier } from './guest-loyalty.type.js';
import { guestValue } from './guest-value.js';

const LOYALTY_WORDS: Record<RebookingTier, string> = {
  high_loyalty: 'Very likely to come back, beside other guests.',
  medium_loyalty: 'Likelier to come back than most guests.',
  low_loyalty: 'No likelier to come back than most guests.',
};

const VALUE_WORDS: Record<GuestValueTier, string> = {
  high_value: 'Worth far more than most guests.',
  medium_value: 'Worth more than most guests.',
  low_value: 'Worth about as much as most guests.',
};

function thresholdsOf({ thresholds }: SealedArtefact): LoyaltyThresholds {
  return {
    rebookingHighMin: thresholds.rebooking_high_min!,
    rebookingMediumMin: thresholds.rebooking_medium_min!,
    glvHighMin: thresholds.glv_high_min!,
    glvMediumMin: thresholds.glv_medium_min!,
  };
}

/** Log-odds as a standing from 0 to 100, straight through both anchors, to one digit. */
export function standingOf(score: number, { anchor_40: low = 0, anchor_70: high = 1 }: Record<string, number>): number {
  const standing = 40 + (30 * (score - low)) / (high - low);
  return Math.round(10 * Math.min(100, Math.max(0, standing))) / 10;
}

/** How likely a guest comes back, and what the guest is worth. Throws BAD_INPUT with every member that cannot be read. */
export async function predictGuestLoyalty(
  { register, predictions, viewer }: ModelsContext,
  given: Readonly<Record<string, unknown>>,
): Promise<GuestLoyaltyPrediction> {
  const values = readFeatures(LOYALTY_FEATURES, given);
  const inUse = await register.inUse('guest-loyalty');
  const { artefact, score } = inUse.champion;
  const scored = score(rowOf(LOYALTY_FEATURES, artefact.features, values));
  const shadow = inUse.challenger;
  const challengerProbability =
    shadow && shadow.score(rowOf(LOYALTY_FEATURES, shadow.artefact.features, values)).probability;
  predictions.note({
    accountId: viewer.accountId,
    model: 'guest-loyalty',
    inUse,
    values,
    scored,
    challengerProbability,
  });
  const thresholds = thresholdsOf(artefact);
  const rebookingScore = standingOf(scored.score, artefact.constants);
  const predictedGlv = guestValue(values, scored.probability, artefact.constants);
  const { rebookingHighMin, rebookingMediumMin, glvHighMin, glvMediumMin } = thresholds;
  const loyal = rebookingScore >= rebookingHighMin ? 'high' : rebookingScore >= rebookingMediumMin ? 'medium' : 'low';
  const worth = predictedGlv >= glvHighMin ? 'high' : predictedGlv >= glvMediumMin ? 'medium' : 'low';
  return {
    ...{
      rebookingScore,
      rebookingTier: `${loyal}_loyalty`,
      rebookingTierDescription: LOYALTY_WORDS[`${loyal}_loyalty`],
    },
    ...{ predictedGlv, glvTier: `${worth}_value`, glvTierDescription: VALUE_WORDS[`${worth}_value`], thresholds },
    ...{ probability: scored.probability, score: scored.score, baseScore: scored.base },
    contributions: contributionsOf(LOYALTY_FEATURES, inUse.champion, scored, values, 'chance of a return'),
    coverage: coverageOf(LOYALTY_FEATURES, values),
    unknownFeatures: unknownNames(LOYALTY_FEATURES, given),
    model: nameOf(artefact),
  };
}
