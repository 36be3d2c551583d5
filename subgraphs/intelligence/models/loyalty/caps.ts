import type { Values } from '../features/read-features.js';
import type { LoyaltyCap, LoyaltyThresholds } from './guest-loyalty.type.js';

/** Members that hold loyalty down, and how far. */
const INCIDENTS: readonly [feature: string, level: 'none' | 'not_high', text: string][] = [
  ['has_chargeback_incident', 'none', 'chargeback on a payment by this guest'],
  ['has_fraud_warning', 'none', 'fraud warning for this guest'],
  ['has_creditcard_incident', 'not_high', 'card incident with this guest'],
  ['has_any_incident', 'not_high', 'incident with this guest'],
  ['incident_count', 'not_high', 'incident with this guest'],
];

/** Scores have one digit: the highest one below a threshold. */
const below = (threshold: number): number => Math.round(10 * threshold - 1) / 10;

/**
 * What holds the score down, the strictest first: a chargeback or a fraud warning to half of the medium threshold, another
 * incident below the high one. Good stays before it make up for neither.
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

/** Whether any earlier booking of the guest is known. */
export const hasHistory = (values: Values): boolean => HISTORY.some((name) => (values.get(name) ?? 0) > 0);

/** The highest score of a guest of whom no earlier booking is known: nobody is likelier than most without one. */
export const withoutHistory = ({ rebookingMediumMin }: LoyaltyThresholds): number => below(rebookingMediumMin);
