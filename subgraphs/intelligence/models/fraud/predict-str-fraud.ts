import type { SealedArtefact } from '../artefact/artefact.js';
import type { Scored, Scorer } from '../artefact/scorer.js';
import { coverageOf } from '../features/coverage.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { type Values, readInput, rowOf } from '../features/read-features.js';
import { readTable } from '../features/read-table.js';
import type { ModelsContext } from '../models-context.js';
import type { EvidenceFloor } from '../register/contribution.type.js';
import { contributionsOf } from '../register/explain.js';
import { modelNoteOf } from '../register/model-note.js';
import type { FraudRiskTier, FraudThresholds, StrFraudPrediction, StrFraudTable } from './str-fraud.type.js';

type Level = 'flag_min' | 'review_min';

/** Hard evidence and the tier it leads to at least, whatever the model predicts. */
const FLOORS: readonly [feature: string, level: Level, text: string][] = [
  ['has_chargeback', 'flag_min', 'A payment was charged back.'],
  ['has_dispute', 'flag_min', 'A payment is disputed.'],
  ['has_stolen_card_flag', 'flag_min', 'A card was reported stolen.'],
  ['has_lost_card_flag', 'flag_min', 'A card was reported lost.'],
  ['has_fraudulent_flag', 'flag_min', 'The payment processor marked a payment as fraudulent.'],
  ['has_blocklist_flag', 'flag_min', "A card is on the payment processor's blocklist."],
  ['blacklist_count', 'flag_min', 'The guest is on your block list.'],
  ['has_highest_risk_flag', 'review_min', 'The payment processor rated a payment at its highest risk level.'],
];

/** Floors that apply to the given values; any number above 0 counts. */
function floorsOf(values: Values, thresholds: Readonly<Record<string, number>>): EvidenceFloor[] {
  return FLOORS.filter(([feature]) => (values.get(feature) ?? 0) > 0).map(([feature, level, text]) => ({
    feature,
    probability: thresholds[level]!,
    text,
  }));
}

/** Full model identifier: `str-fraud@1.0.0+0123abcd`. */
export const nameOf = ({ model, version, hash }: SealedArtefact): string => `${model}@${version}+${hash.slice(0, 8)}`;

const ACTIONS: Record<FraudRiskTier, string> = {
  auto_approve: 'Approve: low fraud risk.',
  review: 'Review: check the reservation manually before check-in.',
  flag: 'Hold: ask for additional proof of identity or payment, or decline.',
};

function tierOf(probability: number, { reviewMin, flagMin }: FraudThresholds): FraudRiskTier {
  if (probability >= flagMin) return 'flag';
  return probability >= reviewMin ? 'review' : 'auto_approve';
}

function thresholdsOf({ thresholds }: SealedArtefact): FraudThresholds {
  const reviewMin = thresholds.review_min!;
  return { autoApproveMax: reviewMin, reviewMin, flagMin: thresholds.flag_min! };
}

/** Rounds to six digits, so that the tier follows from the number shown. */
const told = (probability: number): number => Math.round(probability * 1e6) / 1e6;

interface Judged {
  scored: Scored;
  probability: number;
  riskTier: FraudRiskTier;
}

/** Predicts one row: the probability of the model, or of the highest floor if that is larger. */
export function judge({ artefact, score }: Scorer, values: Values): Judged {
  const scored = score(rowOf(FRAUD_FEATURES, artefact.features, values));
  const floors = floorsOf(values, artefact.thresholds);
  const probability = told(Math.max(scored.probability, ...floors.map((floor) => floor.probability)));
  return { scored, probability, riskTier: tierOf(probability, thresholdsOf(artefact)) };
}

/** Predicts the fraud probability of a reservation. Throws BAD_INPUT with every invalid value. */
export async function predictStrFraud(
  { register, predictions, viewer }: ModelsContext,
  features: object,
): Promise<StrFraudPrediction> {
  const values = readInput(FRAUD_FEATURES, features);
  const inUse = await register.inUse('str-fraud');
  const { artefact } = inUse.champion;
  const { scored, probability, riskTier } = judge(inUse.champion, values);
  const challengerProbability = inUse.challenger && judge(inUse.challenger, values).probability;
  predictions.note({ accountId: viewer.accountId, model: 'str-fraud', inUse, values, scored, challengerProbability });
  return {
    probability,
    riskTier,
    action: ACTIONS[riskTier],
    thresholds: thresholdsOf(artefact),
    score: scored.score,
    baseScore: scored.base,
    floors: floorsOf(values, artefact.thresholds),
    contributions: contributionsOf(FRAUD_FEATURES, inUse.champion, scored, values, 'risk'),
    coverage: coverageOf(FRAUD_FEATURES, values),
    model: nameOf(artefact),
    origin: artefact.origin,
    note: modelNoteOf(artefact),
  };
}

/** The same for up to 10,000 rows of CSV whose header line names the features. */
export async function predictStrFraudTable({ register }: ModelsContext, table: string): Promise<StrFraudTable> {
  const rows = readTable(FRAUD_FEATURES, table);
  const { champion } = await register.inUse('str-fraud');
  const judged = rows.map((values) => judge(champion, values));
  return {
    probabilities: judged.map(({ probability }) => probability),
    riskTiers: judged.map(({ riskTier }) => riskTier),
    thresholds: thresholdsOf(champion.artefact),
    model: nameOf(champion.artefact),
    origin: champion.artefact.origin,
    note: modelNoteOf(champion.artefact),
  };
}
