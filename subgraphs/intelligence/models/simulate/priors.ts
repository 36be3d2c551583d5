import type { FraudKind, GuestKind } from './kinds.js';

type Effects = Partial<Record<FraudKind, number>>;
type Habits = Partial<Record<GuestKind, number>>;

/**
 * Assumed distribution of one feature among private guests, and the shift for each kind of guest and fraud. flag:
 * probability, shifted in log-odds; count: mean above `least`, shifted by its logarithm; amount: median, shifted in
 * spreads; share: logit of the median, shifted in log-odds; party: guests relative to capacity, `at` is how full the
 * home is.
 */
export interface Prior {
  name: string;
  group: string;
  kind: 'flag' | 'count' | 'amount' | 'share' | 'party';
  at: number;
  spread?: number;
  least?: number;
  most?: number;
  /** Exponent by which an amount grows with capacity, relative to a home for three. */
  byHome?: number;
  habits?: Habits;
  effects: Effects;
}

const prior = (
  group: string,
  name: string,
  kind: Prior['kind'],
  at: number,
  effects: Effects = {},
  more: Partial<Prior> = {},
): Prior => ({ group, name, kind, at, effects, ...more });

/** Assumptions, not data: published descriptions of card fraud and party bookings, expressed as numbers. */
export const PRIORS: readonly Prior[] = [
  prior(...(['booking', 'lead_time_days', 'amount', 25, { stolen: -1, friendly: 0.45, misuse: -1.1 }] as const), {
    spread: 1.3,
    habits: { group: 0.7, regular: -0.5, agency: 0.2 },
  }),
  prior(...(['booking', 'nights', 'amount', 3.2, { stolen: 0.1, friendly: 0.7, misuse: -0.9 }] as const), {
    spread: 0.6,
    least: 1,
    habits: { midterm: 3.3, regular: -0.4 },
  }),
  prior('booking', 'guests_count', 'party', 1, { misuse: 2 }, { habits: { group: 2, regular: -3, agency: 1 } }),
  prior('booking', 'night_hour', 'flag', 0.12, { stolen: 0.7, misuse: 0.2 }),
  prior('booking', 'is_weekend_booking', 'flag', 0.28, { misuse: 0.6 }, { habits: { regular: -0.6, agency: -0.8 } }),
  prior(...(['booking', 'price_per_night', 'amount', 130, { stolen: 0.5, friendly: 0.65, misuse: 0.25 }] as const), {
    spread: 0.75,
    byHome: 0.65,
    habits: { group: 0.3, midterm: -0.6 },
  }),
  prior('booking', 'has_phone', 'flag', 0.93, { stolen: -0.7 }, { habits: { agency: -0.8 } }),
  prior('booking', 'name_word_count', 'count', 1.1, { stolen: -0.2 }, { least: 1, habits: { agency: 0.3 } }),
  prior(...(['booking', 'email_domain_freq', 'share', -0.5, { stolen: -0.6 }] as const), {
    spread: 1.5,
    habits: { regular: -0.8, agency: -1.5 },
  }),
  prior(...(['booking', 'booking_source_freq', 'share', -0.8, { stolen: -0.2, misuse: -0.2 }] as const), {
    spread: 1,
    habits: { regular: -0.3, agency: -0.5 },
  }),
  prior('risk', 'risk_color_numeric', 'count', 0.25, { stolen: 1, friendly: 0.5, misuse: 1 }, { most: 4 }),
  prior('risk', 'processor_fraud_numeric', 'count', 0.12, { stolen: 1.5, friendly: 0.9 }, { most: 2 }),
  prior('risk', 'verification_status_numeric', 'count', 0.5, { stolen: 0.5, misuse: 0.3 }, { most: 2 }),
  prior(...(['risk', 'processor_decline_count', 'count', 0.08, { stolen: 1.7, friendly: 0.4 }] as const), {
    habits: { agency: 0.6, regular: 0.2 },
  }),
  prior('idv', 'idv_success_count', 'flag', 0.9, { stolen: -1.2, misuse: -0.3 }, { habits: { regular: 0.6 } }),
  prior('idv', 'idv_failure_count', 'count', 0.15, { stolen: 1.4, misuse: 0.4 }, { habits: { regular: -0.5 } }),
  prior('idv', 'blurred_front_count', 'count', 0.1, { stolen: 0.9 }),
  prior('idv', 'blurred_back_count', 'count', 0.08, { stolen: 0.8 }),
  prior('idv', 'first_idv_status_freq', 'share', 0.6, { stolen: -0.5 }, { spread: 0.8 }),
  prior('idv', 'last_idv_status_freq', 'share', 0.9, { stolen: -0.7 }, { spread: 0.8 }),
  prior('idv', 'first_uncertain', 'flag', 0.12, { stolen: 0.8 }),
  prior('idv', 'last_uncertain', 'flag', 0.08, { stolen: 1 }),
  prior(...(['payment', 'payment_success_count', 'count', 1.2, {}] as const), {
    habits: { midterm: 0.7, group: 0.4, regular: 0.5, agency: 1 },
  }),
  prior(
    ...(['payment', 'payment_failure_count', 'count', 0.15, { stolen: 1.5, friendly: 0.3, misuse: 0.3 }] as const),
    { habits: { midterm: 0.4, group: 0.2, regular: 0.3, agency: 0.8 } },
  ),
  prior('payment', 'other_payment_events', 'count', 0.5, { stolen: 0.3, friendly: 0.8 }, { habits: { agency: 0.5 } }),
  prior(...(['payment', 'further_cards', 'count', 0.08, { stolen: 1.7 }] as const), {
    habits: { group: 0.9, regular: 0.5, agency: 1.4 },
  }),
  prior('payment', 'refused_share', 'share', -1, { stolen: 0.6 }, { spread: 0.5 }),
  prior('payment', 'payment_risk_share', 'share', -1.8, { stolen: 1.6, friendly: 0.7 }, { spread: 0.9 }),
  prior(...(['fingerprint', 'fingerprint_count', 'count', 1.5, { stolen: 0.2 }] as const), {
    least: 1,
    habits: { regular: 0.5, agency: 1.1 },
  }),
  prior(...(['fingerprint', 'distinct_fingerprints', 'count', 0.3, { stolen: 0.7, misuse: 0.3 }] as const), {
    least: 1,
    habits: { group: 0.5, regular: 0.6, agency: 1.2 },
  }),
  prior(...(['fingerprint', 'distinct_ips', 'count', 0.5, { stolen: 0.8, misuse: 0.2 }] as const), {
    least: 1,
    habits: { group: 0.5, regular: 0.7, agency: 1.2 },
  }),
  prior('fingerprint', 'has_processor_fp', 'flag', 0.6),
  prior('fingerprint', 'has_vendor_fp', 'flag', 0.5),
  prior('fingerprint', 'has_default_fp', 'flag', 0.8, { stolen: -0.2 }),
  prior('fingerprint', 'high_velocity_flag', 'flag', 0.03, { stolen: 1.4 }, { habits: { agency: 1.2 } }),
  prior('fingerprint', 'unknown_engine', 'flag', 0.1, { stolen: 0.5 }),
  prior(...(['velocity', 'prior_res_same_email_30d', 'count', 0.15, { stolen: 0.7, friendly: 0.7 }] as const), {
    habits: { regular: 1.9, agency: 3.2 },
  }),
  prior(...(['velocity', 'earlier_same_email', 'count', 0.2, { stolen: 0.2, friendly: 0.8 }] as const), {
    habits: { regular: 2.3, agency: 3.4 },
  }),
  prior(
    ...(['velocity', 'distinct_listings_90d', 'count', 0.2, { stolen: 0.9, friendly: 0.6, misuse: 0.6 }] as const),
    { habits: { regular: 1.2, agency: 3.2 } },
  ),
  prior(
    ...(['velocity', 'prior_completed_stays', 'count', 0.12, { stolen: -1.5, friendly: -0.7, misuse: -0.8 }] as const),
    { habits: { midterm: 0.5, regular: 3.2, agency: 3.6 } },
  ),
];

const moves = (by: Habits | Effects): string[] =>
  Object.entries(by).map(([name, value]) => `${name} ${value > 0 ? '+' : ''}${value}`);

/** The priors as lines of a model card. */
export function priorLines(): string[] {
  return PRIORS.map(({ name, kind, at, effects, habits = {} }) => {
    const moved = [...moves(effects), ...moves(habits)];
    return `${name} (${kind} ${at})${moved.length > 0 ? `: ${moved.join(', ')}` : ''}`;
  });
}
