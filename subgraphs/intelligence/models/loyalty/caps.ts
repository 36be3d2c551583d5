import type { Values } from '../features/read-features.js';
import type { LoyaltyCap, LoyaltyThresholds } from './guest-loyalty.type.js';

/** Features that cap the loyalty score, and how much. */
const INCIDENTS: readonly [feature: string, level: 'none' | 'not_high', text: string][] = [
  ['has_chargeback_incident', 'none', 'chargeback on a payment by this guest'],
  ['has_fraud_warning', 'none', 'fraud warning for this guest'],
  ['has_creditcard_incident', 'not_high', 'card incident with this guest'],
  ['has_any_incident', 'not_high', 'incident with this guest'],
  ['incident_count', 'not_high', 'incident with this guest'],
];

/** Scores have one decimal: the highest one below a threshold. */
const below = (threshold: number): number => Math.round(10 * threshold - 1) / 10;

/**
 * Caps on the score, strictest first: a chargeback or fraud warning limits it to half of the medium threshold, other
 * incidents to just below the high one. Earlier good stays do not offset them.
 */
export function capsOf(values: Values, { rebookingHighMin, rebookingMediumMin }: LoyaltyThresholds): LoyaltyCap[] {
  const most = { none: Math.round(5 * rebookingMediumMin) / 10, not_high: below(rebookingHighMin) };
  const caps = INCIDENTS.filter(([feature]) => (values.get(feature) ?? 0) > 0).map(([feature, level, text]) => ({
    feature,
    score: most[level],
    text,
    forfeitsValue: level === 'none',
  }));
  return caps.filter(({ text }, n) => caps.findIndex((cap) => cap.text === text) === n);
}

const HISTORY = [
  'has_prior_booking',
  'prior_bookings_30d',
  'prior_bookings_90d',
  'prior_bookings_365d',
  'prior_bookings_same_pm',
  'prior_revenue_total',
  'days_since_last_booking',
  'booking_intensity',
];

/** Whether the guest has a known earlier booking. */
export const hasHistory = (values: Values): boolean => HISTORY.some((name) => (values.get(name) ?? 0) > 0);

/** Maximum score without a known earlier booking: just below the medium threshold. */
export const withoutHistory = ({ rebookingMediumMin }: LoyaltyThresholds): number => below(rebookingMediumMin);
