import type { FraudModelSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const modelOf = ({ fraudModel }: Signals): FraudModelSignal | null => valueOf<FraudModelSignal>(fraudModel ?? null);

const quieted = (signals: Signals): Signals => ({
  ...signals,
  fraudModel: corrected(signals.fraudModel ?? null, { tier: 'auto_approve', probability: 0 }),
});

const LOOK = 'Read what the model goes by, and look at the booking.';

/**
 * What the fraud model adds: 20 points at most, however sure it is. It can tip the scales and never decides alone; hard
 * evidence has rules of its own.
 */
export const MODEL_RISKS: readonly RiskRule[] = [
  {
    code: 'fraud_model_flags',
    points: 20,
    text: 'The fraud model takes the booking for one that often ends in fraud.',
    recommendation: LOOK,
    applies: (signals) => modelOf(signals)?.tier === 'flag',
    without: quieted,
  },
  {
    code: 'fraud_model_wonders',
    points: 10,
    text: 'The fraud model takes the booking for one that ends in fraud more often than others.',
    recommendation: LOOK,
    applies: (signals) => modelOf(signals)?.tier === 'review',
    without: quieted,
  },
];
