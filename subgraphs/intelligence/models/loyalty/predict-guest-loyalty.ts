import { sigmoid } from '@guest-screening/tabular-models';
import type { SealedArtefact } from '../artefact/artefact.js';
import type { Scored } from '../artefact/scorer.js';
import { coverageOf } from '../features/coverage.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';
import { type Values, readInput, rowOf } from '../features/read-features.js';
import { nameOf } from '../fraud/predict-str-fraud.js';
import type { ModelsContext } from '../models-context.js';
import { contributionsOf } from '../register/explain.js';
import { modelNoteOf } from '../register/model-note.js';
import { capsOf, hasHistory, withoutHistory } from './caps.js';
import type {
  GuestLoyaltyPrediction,
  GuestValueTier,
  LoyaltyCap,
  LoyaltyThresholds,
  RebookingTier,
} from './guest-loyalty.type.js';

const tidy = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Value of one stay of this guest: the mean of the known revenue, drawn toward the usual value while little is known.
 */
function stayValue(
  values: Values,
  { usual_value: usual = 0, usual_weight: weight = 1 }: Record<string, number>,
): number {
  const earlier = values.get('prior_revenue_total');
  const known = Math.max(values.get('prior_bookings_365d') ?? 0, values.get('has_prior_booking') ?? 0);
  // Stays without known revenue say nothing about their value.
  const stays = earlier === undefined ? 0 : known;
  const price = values.get('total_price');
  const [sum, count] = [(stays > 0 ? earlier! : 0) + (price ?? 0), stays + (price === undefined ? 0 : 1)];
  return (weight * usual + sum) / (weight + count);
}

/** Revenue of earlier stays plus the price of this one, in US dollars. */
const realisedValue = (values: Values): number =>
  tidy((values.get('prior_revenue_total') ?? 0) + (values.get('total_price') ?? 0));

/**
 * Guest value in US dollars: revenue of earlier stays, the price of this one, and the stays expected within the horizon
 * (at the pace implied by the return probability), each at the guest's usual value and discounted by year.
 */
function guestValue(values: Values, probability: number, constants: Record<string, number>): number {
  const { discount = 0.1, horizon_years: years = 3 } = constants;
  const pace = -Math.log(1 - Math.min(0.95, probability));
  let discounted = 0;
  for (let year = 0.5; year < years; year += 1) discounted += (1 + discount) ** -year;
  return tidy(realisedValue(values) + pace * discounted * stayValue(values, constants));
}

type Constants = SealedArtefact['constants'];

const NO_HISTORY_VALUE = 'No known earlier bookings. The value is based on this booking and averages.';
const NO_HISTORY = 'No known earlier bookings, so loyalty cannot be assessed.';

const LOYALTY_WORDS: Record<RebookingTier, string> = {
  high_loyalty: 'Among the guests most likely to return.',
  medium_loyalty: 'More likely to return than most guests.',
  low_loyalty: 'No more likely to return than most guests.',
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

/** Maps log-odds to a score from 0 to 100, linear through both anchors, with one decimal. */
export function standingOf(score: number, { anchor_40: low = 0, anchor_70: high = 1 }: Record<string, number>): number {
  const standing = 40 + (30 * (score - low)) / (high - low);
  return Math.round(10 * Math.min(100, Math.max(0, standing))) / 10;
}

/** Log-odds of a score: the inverse of `standingOf`. */
function scoreAt(standing: number, { anchor_40: low = 0, anchor_70: high = 1 }: Record<string, number>): number {
  return low + ((standing - 40) * (high - low)) / 30;
}

interface Standing extends Pick<GuestLoyaltyPrediction, 'rebookingScore' | 'probability' | 'predictedGlv'> {
  caps: LoyaltyCap[];
  isKnown: boolean;
}

/** Score, probability and value of a guest after caps for incidents and missing history. */
function standingUnder(scored: Scored, values: Values, thresholds: LoyaltyThresholds, constants: Constants): Standing {
  const [caps, isKnown] = [capsOf(values, thresholds), hasHistory(values)];
  const most = Math.min(isKnown ? 100 : withoutHistory(thresholds), ...caps.map((cap) => cap.score));
  const rebookingScore = Math.min(most, standingOf(scored.score, constants));
  const probability = Math.min(scored.probability, most < 100 ? sigmoid(scoreAt(most, constants)) : 1);
  const realised = Math.min(realisedValue(values), thresholds.glvMediumMin - 1);
  const predictedGlv = caps.some((cap) => cap.forfeitsValue) ? realised : guestValue(values, probability, constants);
  return { rebookingScore, probability, predictedGlv, caps, isKnown };
}

const listed = (caps: readonly LoyaltyCap[]): string => caps.map(({ text }) => text).join('; ');

/** Readable tier descriptions; caps and missing history come first. */
function wordsOf({ caps, isKnown }: Standing, rebooking: RebookingTier, value: GuestValueTier) {
  const forfeits = caps.filter((cap) => cap.forfeitsValue);
  const loyal = isKnown ? LOYALTY_WORDS[rebooking] : NO_HISTORY;
  return {
    rebookingTierDescription:
      caps.length > 0 ? `${forfeits.length > 0 ? '' : `${loyal} `}Capped: ${listed(caps)}.` : loyal,
    glvTierDescription:
      forfeits.length > 0
        ? `Future stays not counted: ${listed(forfeits)}.`
        : isKnown
          ? VALUE_WORDS[value]
          : NO_HISTORY_VALUE,
  };
}

/** Predicts a guest's return and value. Throws BAD_INPUT with every invalid value. */
export async function predictGuestLoyalty(
  { register, predictions, viewer }: ModelsContext,
  features: object,
): Promise<GuestLoyaltyPrediction> {
  const values = readInput(LOYALTY_FEATURES, features);
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
  const standing = standingUnder(scored, values, thresholds, artefact.constants);
  const { rebookingScore, predictedGlv, probability, caps, isKnown } = standing;
  const { rebookingHighMin, rebookingMediumMin, glvHighMin, glvMediumMin } = thresholds;
  const loyal = rebookingScore >= rebookingHighMin ? 'high' : rebookingScore >= rebookingMediumMin ? 'medium' : 'low';
  const worth = predictedGlv >= glvHighMin ? 'high' : predictedGlv >= glvMediumMin ? 'medium' : 'low';
  const [rebookingTier, glvTier] = [`${loyal}_loyalty`, `${worth}_value`] as const;
  return {
    ...wordsOf(standing, rebookingTier, glvTier),
    rebookingScore,
    rebookingTier,
    predictedGlv,
    glvTier,
    thresholds,
    probability,
    caps,
    hasHistory: isKnown,
    score: scored.score,
    baseScore: scored.base,
    contributions: contributionsOf(LOYALTY_FEATURES, inUse.champion, scored, values, 'likelihood of a return'),
    coverage: coverageOf(LOYALTY_FEATURES, values),
    model: nameOf(artefact),
    origin: artefact.origin,
    note: modelNoteOf(artefact),
  };
}
