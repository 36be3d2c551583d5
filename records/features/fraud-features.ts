import { type Feature, feature } from './feature.js';

/** Results of the recognition of a document, in words. */
const RECOGNITIONS = { STAGE_VALID: 'provisionally valid', UNCERTAIN: 'uncertain', VALID: 'valid', unknown: 'unknown' };

/** Engines that make the fingerprint of a device, in words. */
const ENGINES = { engine_a: 'engine A', engine_b: 'engine B', engine_c: 'engine C', unknown: 'unknown' };

const UP = { direction: 1 } as const;
const DOWN = { direction: -1 } as const;
const EVIDENCE = { direction: 1, role: 'evidence' } as const;
const PRESENCE = { role: 'presence' } as const;

const BOOKING = [
  feature('booking', 'lead_time_days', 'days', 'Days from booking to check-in'),
  feature('booking', 'nights', 'days', 'Nights'),
  feature('booking', 'guests_count', 'count', 'Guests'),
  feature('booking', 'booking_hour', 'hour', 'Hour of booking'),
  feature('booking', 'is_weekend_booking', 'flag', 'Booked on a weekend'),
  feature('booking', 'price_total', 'money', 'Total price'),
  feature('booking', 'price_per_night', 'money', 'Price per night'),
  feature('booking', 'has_phone', 'flag', 'Phone number known', DOWN),
  feature('booking', 'name_word_count', 'count', 'Number of words in the name'),
  feature('booking', 'email_domain_freq', 'ratio', 'Frequency of the email domain'),
  feature('booking', 'booking_source_freq', 'ratio', 'Frequency of the booking channel'),
];

const RISK = [
  feature('risk', 'risk_color_numeric', 'color', 'Risk color from rules, before any model', UP),
  feature(
    'risk',
    'processor_fraud_numeric',
    [0, 2, '0: none, 2: highest'],
    'Fraud level reported by the payment processor',
    UP,
  ),
  feature('risk', 'blacklist_count', 'count', 'Block list matches', EVIDENCE),
  feature(
    'risk',
    'verification_status_numeric',
    [0, 2, '0: verified, 1: pending, 2: review'],
    'Verification status',
    UP,
  ),
  feature('risk', 'processor_decline_count', 'count', 'Payments declined by the processor', UP),
];

const IDENTITY = [
  feature('idv', 'idv_attempt_count', 'count', 'Identity check attempts'),
  feature('idv', 'idv_success_count', 'count', 'Identity checks passed', DOWN),
  feature('idv', 'idv_failure_count', 'count', 'Identity checks failed', UP),
  feature('idv', 'idv_success_ratio', 'ratio', 'Identity check pass rate', DOWN),
  feature('idv', 'blurred_front_count', 'count', 'Blurred front images', UP),
  feature('idv', 'blurred_back_count', 'count', 'Blurred back images', UP),
  feature('idv', 'has_idv_failure', 'flag', 'Any failed identity check', UP),
  feature('idv', 'first_idv_status_freq', 'ratio', 'Frequency of the first identity status'),
  feature('idv', 'last_idv_status_freq', 'ratio', 'Frequency of the last identity status'),
  ...['first', 'last'].flatMap((when) =>
    Object.entries(RECOGNITIONS).map(([status, words]) =>
      feature(
        'idv',
        `${when}_recognition_status_${status}`,
        'flag',
        `Result of the ${when} document recognition: ${words}`,
      ),
    ),
  ),
];

const PAYMENTS = [
  feature('payment', 'payment_event_count', 'count', 'Payment events'),
  feature('payment', 'payment_success_count', 'count', 'Successful payments'),
  feature('payment', 'payment_failure_count', 'count', 'Failed payments', UP),
  feature('payment', 'payment_failure_ratio', 'ratio', 'Payment failure rate', UP),
  feature('payment', 'distinct_cards', 'count', 'Number of different cards', UP),
  feature('payment', 'has_chargeback', 'flag', 'A chargeback', EVIDENCE),
  feature('payment', 'has_dispute', 'flag', 'A dispute', EVIDENCE),
  feature('payment', 'has_refund', 'flag', 'A refund', { role: 'unused' }),
  feature('payment', 'has_stolen_card_flag', 'flag', 'Card reported stolen', EVIDENCE),
  feature('payment', 'has_fraudulent_flag', 'flag', 'Payment marked as fraudulent', EVIDENCE),
  feature('payment', 'has_lost_card_flag', 'flag', 'Card reported lost', EVIDENCE),
  feature('payment', 'has_highest_risk_flag', 'flag', 'Payment at the highest risk level', EVIDENCE),
  feature('payment', 'has_blocklist_flag', 'flag', "Card on the processor's blocklist", EVIDENCE),
  feature('payment', 'insufficient_funds_count', 'count', 'Payments declined for insufficient funds', UP),
  feature('payment', 'do_not_honor_count', 'count', 'Payments declined by the bank without a reason', UP),
  feature('payment', 'payment_risk_score', [0, 100, '0 to 100'], 'Risk score of the payment processor', UP),
  feature('payment', 'multiple_cards_flag', 'flag', 'Several cards tried', UP),
];

const DEVICES = [
  feature('fingerprint', 'fingerprint_count', 'count', 'Number of device fingerprints'),
  feature('fingerprint', 'distinct_fingerprints', 'count', 'Number of different devices', UP),
  feature('fingerprint', 'distinct_ips', 'count', 'Number of different IP addresses', UP),
  feature('fingerprint', 'has_processor_fp', 'flag', 'Device fingerprint by the payment processor'),
  feature('fingerprint', 'has_vendor_fp', 'flag', 'Device fingerprint by an external vendor'),
  feature('fingerprint', 'has_default_fp', 'flag', 'Device fingerprint by this service'),
  feature('fingerprint', 'high_velocity_flag', 'flag', 'Many sessions within a few minutes', UP),
  ...Object.entries(ENGINES).map(([engine, words]) =>
    feature('fingerprint', `earliest_fp_engine_${engine}`, 'flag', `Engine of the earliest fingerprint: ${words}`),
  ),
];

const VELOCITY = [
  feature('velocity', 'prior_res_same_email_30d', 'count', 'Reservations with the same email address in 30 days'),
  feature('velocity', 'prior_res_same_email_90d', 'count', 'Reservations with the same email address in 90 days'),
  feature('velocity', 'distinct_listings_90d', 'count', 'Different listings in 90 days', UP),
  feature('velocity', 'prior_completed_stays', 'count', 'Earlier approved stays completed without a dispute', DOWN),
];

const PRESENT = [
  ['booking', 'booking'],
  ['idv', 'identity checks'],
  ['payment', 'payments'],
  ['fingerprint', 'devices'],
  ['velocity', 'earlier bookings'],
] as const;

/** Input features of the fraud prediction. All are numbers and optional. */
export const FRAUD_FEATURES: readonly Feature[] = [
  ...BOOKING,
  ...RISK,
  ...IDENTITY,
  ...PAYMENTS,
  ...DEVICES,
  ...VELOCITY,
  ...PRESENT.map(([group, what]) => feature(group, `has_${group}_data`, 'flag', `Data available: ${what}`, PRESENCE)),
];
