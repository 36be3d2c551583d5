import type { FraudModelSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, risksOf, valueOf } from '../risks/risk-rule.js';
import { riskScore } from '../risks/risk-score.js';

const modelOf = ({ fraudModel }: Signals): FraudModelSignal | null => valueOf<FraudModelSignal>(fraudModel ?? null);

const quieted = (signals: Signals): Signals => ({
  ...signals,
  fraudModel: corrected(signals.fraudModel ?? null, { tier: 'auto_approve', probability: 0 }),
});

const LOOK = "Read the model's reasons and check the reservation.";

/** Whether the model in use was trained on this installation's own history. */
export const isOwn = ({ origin }: FraudModelSignal): boolean => origin === 'own';

/**
 * Risks from a model trained on this installation's own history. Its review and flag tiers both lead to REVIEW; DECLINE
 * needs hard evidence, which has rules of its own.
 */
export const MODEL_RISKS: readonly RiskRule[] = [
  {
    code: 'fraud_model_flags',
    points: 50,
    text: 'The fraud model trained on your own history rates the booking as likely fraud.',
    recommendation: LOOK,
    applies: (signals) => {
      const model = modelOf(signals);
      return model !== null && isOwn(model) && model.tier === 'flag';
    },
    without: quieted,
  },
  {
    code: 'fraud_model_wonders',
    points: 30,
    text: 'The fraud model trained on your own history rates the booking as riskier than most.',
    recommendation: LOOK,
    applies: (signals) => {
      const model = modelOf(signals);
      return model !== null && isOwn(model) && model.tier === 'review';
    },
    without: quieted,
  },
];

/**
 * Risks from the built-in model, trained on simulated bookings. It has low weight and none by itself: it counts only
 * together with other signs, and only if they then reach the review threshold; otherwise it is neither counted nor
 * shown.
 */
export function priorRisksBeside(others: readonly RiskRule[], reviewFrom: number): readonly RiskRule[] {
  const rule = (code: string, tier: FraudModelSignal['tier'], points: number, text: string): RiskRule => ({
    code,
    points,
    text,
    recommendation: LOOK,
    without: quieted,
    applies: (signals) => {
      const model = modelOf(signals);
      if (!model || isOwn(model) || model.tier !== tier) return false;
      const found = risksOf(others, signals);
      return found.some((risk) => risk.points > 0) && riskScore(found) + points >= reviewFrom;
    },
  });
  const rating =
    'In addition to other signs of fraud, the built-in model (trained on simulated bookings, low weight) rates the booking as';
  return [
    rule('fraud_prior_flags', 'flag', 10, `${rating} likely fraud.`),
    rule('fraud_prior_wonders', 'review', 5, `${rating} riskier than most.`),
  ];
}
