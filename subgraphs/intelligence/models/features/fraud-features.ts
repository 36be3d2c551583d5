import { type Feature, feature } from './feature.js';

const UP = { direction: 1 } as const;
const DOWN = { direction: -1 } as const;
const EVIDENCE = { direction: 1, role: 'evidence' } as const;
const PRESENCE = { role: 'presence' } as const;

const BOOKING = [
  feature('booking', 'lead_time_days', 'days', 'Days from the booking to the arrival'),
  feature('booking', 'nights', 'days', 'Nights'),
  feature('booking', 'guests_count', 'count', 'Guests'),
  feature('booking', 'booking_hour', [0, 23], 'Hour of the booking'),
  feature('booking', 'is_weekend_booking', 'flag', 'Booked on a weekend'),
  feature('booking', 'price_total', 'money', 'Total price'),
  feature('booking', 'price_per_night', 'money', 'Price of a night'),
  feature('booking', 'has_phone', 'flag', 'A phone number is known', DOWN),
  feature('booking', 'name_word_count', 'count', 'Words in the name'),
  feature('booking', 'email_domain_freq', 'ratio', 'How common the e-mail domain is'),
  feature('booking', 'booking_source_freq', 'ratio', 'How common the booking channel is'),
];

const RISK = [
  feature('risk', 'risk_color_numeric', [0, 4], 'Colour of the rules before any model', UP),
  feature('risk', 'processor_fraud_numeric', [0, 2], 'Fraud level told by the payment processor', UP),
  feature('risk', 'blacklist_count', 'count', 'Hits on the blacklist', EVIDENCE),
  feature('risk', 'verification_status_numeric', [0, 2], 'State of the verification', UP),
  feature('risk', 'processor_decline_count', 'count', 'Payments declined by the processor', UP),
];

const IDENTITY = [
  feature('idv', 'idv_attempt_count', 'count', 'Attempts at the identity check'),
  feature('idv', 'idv_success_count', 'count', 'Identity checks passed', DOWN),
  feature('idv', 'idv_failure_count', 'count', 'Identity checks failed', UP),
  feature('idv', 'idv_success_ratio', 'ratio', 'Share of identity checks passed', DOWN),
  feature('idv', 'blurred_front_count', 'count', 'Blurred pictures of the front', UP),
  feature('idv', 'blurred_back_count', 'count', 'Blurred pictures of the back', UP),
  feature('idv', 'has_idv_failure', 'flag', 'An identity check failed', UP),
  feature('idv', 'first_idv_status_freq', 'ratio', 'How common the first identity status is'),
  feature('idv', 'last_idv_status_freq', 'ratio', 'How common the last identity status is'),
  ...['first', 'last'].flatMap((when) =>
    ['STAGE_VALID', 'UNCERTAIN', 'VALID', 'unknown'].map((status) =>
      feature('idv', `${when}_recognition_status_${status}`, 'flag', `The ${when} recognition ended as ${status}`),
    ),
  ),
];

const PAYMENTS = [
  feature('payment', 'payment_event_count', 'count', 'Payment events'),
  feature('payment', 'payment_success_count', 'count', 'Payments that succeeded'),
  feature('payment', 'payment_failure_count', 'count', 'Payments that failed', UP),
  feature('payment', 'payment_failure_ratio', 'ratio', 'Share of payments that failed', UP),
  feature('payment', 'distinct_cards', 'count', 'Different cards', UP),
  feature('payment', 'has_chargeback', 'flag', 'A chargeback', EVIDENCE),
  feature('payment', 'has_dispute', 'flag', 'A dispute', EVIDENCE),
  feature('payment', 'has_refund', 'flag', 'A refund', { role: 'unused' }),
  feature('payment', 'has_stolen_card_flag', 'flag', 'A card reported as stolen', EVIDENCE),
  feature('payment', 'has_fraudulent_flag', 'flag', 'A payment marked as fraudulent', EVIDENCE),
  feature('payment', 'has_lost_card_flag', 'flag', 'A card reported as lost', EVIDENCE),
  feature('payment', 'has_highest_risk_flag', 'flag', 'A payment of the highest risk level', EVIDENCE),
  feature('payment', 'has_blocklist_flag', 'flag', "A card on the processor's block list", EVIDENCE),
  feature('payment', 'insufficient_funds_count', 'count', 'Payments without the funds', UP),
  feature('payment', 'do_not_honor_count', 'count', 'Payments that the bank refused without a reason', UP),
  feature('payment', 'payment_risk_score', [0, 100], 'Risk score of the payment processor', UP),
  feature('payment', 'multiple_cards_flag', 'flag', 'Several cards were tried', UP),
];

const DEVICES = [
  feature('fingerprint', 'fingerprint_count', 'count', 'Device fingerprints taken'),
  feature('fingerprint', 'distinct_fingerprints', 'count', 'Different devices', UP),
  feature('fingerprint', 'distinct_ips', 'count', 'Different networks', UP),
  feature('fingerprint', 'has_processor_fp', 'flag', 'A fingerprint by the payment processor'),
  feature('fingerprint', 'has_vendor_fp', 'flag', 'A fingerprint by an outside vendor'),
  feature('fingerprint', 'has_default_fp', 'flag', 'A fingerprint of our own'),
  feature('fingerprint', 'high_velocity_flag', 'flag', 'Many sessions within minutes', UP),
  ...['engine_a', 'engine_b', 'engine_c', 'unknown'].map((engine) =>
    feature('fingerprint', `earliest_fp_engine_${engine}`, 'flag', `The earliest fingerprint was taken by ${engine}`),
  ),
];

const VELOCITY = [
  feature('velocity', 'prior_res_same_email_30d', 'count', 'Reservations of the same e-mail address in 30 days'),
  feature('velocity', 'prior_res_same_email_90d', 'count', 'Reservations of the same e-mail address in 90 days'),
  feature('velocity', 'distinct_listings_90d', 'count', 'Different listings in 90 days', UP),
  feature('velocity', 'prior_completed_stays', 'count', 'Approved earlier stays, completed without a dispute', DOWN),
];

const GROUPS = ['booking', 'idv', 'payment', 'fingerprint', 'velocity'];

/** The members of a reservation that its risk of fraud is predicted from. All of them are numbers and optional. */
export const FRAUD_FEATURES: readonly Feature[] = [
  ...BOOKING,
  ...RISK,
  ...IDENTITY,
  ...PAYMENTS,
  ...DEVICES,
  ...VELOCITY,
  ...GROUPS.map((group) => feature(group, `has_${group}_data`, 'flag', `The ${group} data was looked at`, PRESENCE)),
];
