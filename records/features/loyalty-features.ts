import { type Feature, feature } from './feature.js';

const UP = { direction: 1 } as const;
const DOWN = { direction: -1 } as const;
const PRESENCE = { role: 'presence' } as const;

const TIMING = [
  feature('booking', 'booking_month', 'month', 'Month of booking'),
  feature('booking', 'booking_dow', 'weekday', 'Weekday of booking'),
  feature('booking', 'booking_hour', 'hour', 'Hour of booking'),
  feature('booking', 'checkin_dow', 'weekday', 'Weekday of check-in'),
  feature('booking', 'checkin_month', 'month', 'Month of check-in'),
  feature('booking', 'lead_time_days', 'days', 'Days from booking to check-in'),
  feature('booking', 'nights', 'days', 'Nights'),
  feature('booking', 'is_long_stay', 'flag', 'Stay of a week or longer'),
];

const RANKS = [
  feature('booking', 'email_domain_rank', [0, 1_000_000, 'low for common ones'], 'Rank of the email domain'),
  feature('booking', 'city_rank', [0, 1_000_000, 'low for common ones'], 'Rank of the city'),
  feature('booking', 'risk_color_encoded', 'color', 'Risk color from rules', DOWN),
  feature('booking', 'price_tier', [0, 5, '0: lowest, 5: highest'], 'Price tier'),
  feature('booking', 'is_direct_booking', 'flag', 'Booked directly'),
  feature('booking', 'is_ota_booking', 'flag', 'Booked through a channel'),
  feature('booking', 'is_free_email', 'flag', 'Free email provider'),
  feature('booking', 'is_booking_guest', 'flag', 'Masked booking channel address'),
];

const PARTY = [
  feature('price', 'total_price', 'money', 'Total price'),
  feature('price', 'average_daily_rate', 'money', 'Price per night'),
  feature('price', 'number_of_guests', 'count', 'Guests'),
  feature('price', 'revenue_per_guest_night', 'money', 'Price per guest and night'),
  feature('price', 'bedrooms', 'count', 'Bedrooms'),
  feature('price', 'guest_density', 'count', 'Guests per bedroom'),
  feature('price', 'max_guests', 'count', 'Maximum number of guests'),
  feature('price', 'capacity_utilization', 'count', 'Guests relative to the maximum'),
];

const HISTORY = [
  feature('history', 'has_prior_booking', 'flag', 'Has booked before', UP),
  feature('history', 'prior_bookings_30d', 'count', 'Earlier bookings in 30 days', UP),
  feature('history', 'prior_bookings_90d', 'count', 'Earlier bookings in 90 days', UP),
  feature('history', 'prior_bookings_365d', 'count', 'Earlier bookings in a year', UP),
  feature('history', 'prior_revenue_total', 'money', 'Revenue of earlier bookings', UP),
  feature('history', 'prior_bookings_same_pm', 'count', 'Earlier bookings with this property manager', UP),
  feature('history', 'days_since_last_booking', 'days', 'Days since the last booking', {
    direction: -1,
    needs: 'has_prior_booking',
  }),
  feature('history', 'booking_intensity', 'count', 'Bookings per year since the first one'),
];

const PAYMENTS = [
  feature('payment', 'payment_success_count', 'count', 'Successful payments'),
  feature('payment', 'payment_failure_count', 'count', 'Failed payments', DOWN),
  feature('payment', 'distinct_cards', 'count', 'Number of different cards'),
  feature('payment', 'payment_success_ratio', 'ratio', 'Payment success rate', UP),
  feature('payment', 'has_payment_issues', 'flag', 'Payment problems', DOWN),
  feature('payment', 'has_payment_failure', 'flag', 'Any failed payment', DOWN),
  feature('payment', 'has_payment_data', 'flag', 'Data available: payments', PRESENCE),
];

const IDENTITY = [
  feature('idv', 'idv_attempt_count', 'count', 'Identity check attempts'),
  feature('idv', 'idv_success_count', 'count', 'Identity checks passed', UP),
  feature('idv', 'idv_success_ratio', 'ratio', 'Identity check pass rate', UP),
  feature('idv', 'has_idv_enabled', 'flag', 'Identity check required'),
  feature('idv', 'idv_completed', 'flag', 'Identity check completed', UP),
  feature('idv', 'is_verified', 'flag', 'Verified', UP),
  feature('idv', 'has_idv_data', 'flag', 'Data available: identity checks', PRESENCE),
];

const ACTIVITY = [
  feature('activity', 'portal_started', 'count', 'Guest portals started', UP),
  feature('activity', 'portal_completed', 'count', 'Guest portals completed', UP),
  feature('activity', 'screens_count', 'count', 'Guest portal screens'),
  feature('activity', 'total_activity_events', 'count', 'Guest portal events'),
  feature('activity', 'portal_completion_rate', 'ratio', 'Guest portal completion rate', UP),
  feature('activity', 'guestportal_completed_flag', 'flag', 'Guest portal completed', UP),
  feature('activity', 'has_activity_data', 'flag', 'Data available: guest portal activity', PRESENCE),
];

const DEVICES = [
  feature('fingerprint', 'distinct_fingerprints', 'count', 'Number of different devices'),
  feature('fingerprint', 'distinct_ips', 'count', 'Number of different IP addresses'),
  feature('fingerprint', 'total_fingerprint_events', 'count', 'Number of device fingerprints'),
  feature('fingerprint', 'avg_confidence', 'ratio', 'Average fingerprint confidence'),
  feature('fingerprint', 'has_multiple_devices', 'flag', 'More than one device'),
  feature('fingerprint', 'has_fingerprint_data', 'flag', 'Data available: devices', PRESENCE),
];

const INCIDENTS = [
  feature('incident', 'incident_count', 'count', 'Incidents', DOWN),
  feature('incident', 'has_chargeback_incident', 'flag', 'A chargeback', DOWN),
  feature('incident', 'has_fraud_warning', 'flag', 'Fraud warning', DOWN),
  feature('incident', 'has_creditcard_incident', 'flag', 'Card incident', DOWN),
  feature('incident', 'has_any_incident', 'flag', 'Any incident', DOWN),
];

/** Input features of the loyalty prediction. All are numbers and optional. */
export const LOYALTY_FEATURES: readonly Feature[] = [
  ...TIMING,
  ...RANKS,
  ...PARTY,
  ...HISTORY,
  ...PAYMENTS,
  ...IDENTITY,
  ...ACTIVITY,
  ...DEVICES,
  ...INCIDENTS,
];
