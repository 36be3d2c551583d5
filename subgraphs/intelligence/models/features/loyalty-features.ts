import { type Feature, feature } from './feature.js';

const UP = { direction: 1 } as const;
const DOWN = { direction: -1 } as const;
const PRESENCE = { role: 'presence' } as const;

const TIMING = [
  feature('booking', 'booking_month', [1, 12], 'Month of the booking'),
  feature('booking', 'booking_dow', [0, 6], 'Weekday of the booking'),
  feature('booking', 'booking_hour', [0, 23], 'Hour of the booking'),
  feature('booking', 'checkin_dow', [0, 6], 'Weekday of the arrival'),
  feature('booking', 'checkin_month', [1, 12], 'Month of the arrival'),
  feature('booking', 'lead_time_days', 'days', 'Days from the booking to the arrival'),
  feature('booking', 'nights', 'days', 'Nights'),
  feature('booking', 'is_long_stay', 'flag', 'A stay of a week or longer'),
];

const RANKS = [
  feature('booking', 'email_domain_rank', 'count', 'Rank of the e-mail domain'),
  feature('booking', 'city_rank', 'count', 'Rank of the city'),
  feature('booking', 'risk_color_encoded', [0, 4], 'Colour of the rules', DOWN),
  feature('booking', 'price_tier', [0, 5], 'Tier of the price'),
  feature('booking', 'is_direct_booking', 'flag', 'Booked directly'),
  feature('booking', 'is_ota_booking', 'flag', 'Booked by a channel'),
  feature('booking', 'is_free_email', 'flag', 'A free mailbox'),
  feature('booking', 'is_booking_guest', 'flag', 'An address given out by a channel'),
];

const PARTY = [
  feature('price', 'total_price', 'money', 'Total price'),
  feature('price', 'average_daily_rate', 'money', 'Price of a night'),
  feature('price', 'number_of_guests', 'count', 'Guests'),
  feature('price', 'revenue_per_guest_night', 'money', 'Price of a night for one guest'),
  feature('price', 'bedrooms', 'count', 'Bedrooms'),
  feature('price', 'guest_density', 'count', 'Guests in a bedroom'),
  feature('price', 'max_guests', 'count', 'Guests that the place takes'),
  feature('price', 'capacity_utilization', 'count', 'Guests to what the place takes'),
];

const HISTORY = [
  feature('history', 'has_prior_booking', 'flag', 'Has booked before', UP),
  feature('history', 'prior_bookings_30d', 'count', 'Earlier bookings in 30 days', UP),
  feature('history', 'prior_bookings_90d', 'count', 'Earlier bookings in 90 days', UP),
  feature('history', 'prior_bookings_365d', 'count', 'Earlier bookings in a year', UP),
  feature('history', 'prior_revenue_total', 'money', 'Revenue of earlier bookings', UP),
  feature('history', 'prior_bookings_same_pm', 'count', 'Earlier bookings with this manager', UP),
  feature('history', 'days_since_last_booking', 'days', 'Days since the last booking', {
    direction: -1,
    needs: 'has_prior_booking',
  }),
  feature('history', 'booking_intensity', 'count', 'Bookings in a year since the first one'),
];

const PAYMENTS = [
  feature('payment', 'payment_success_count', 'count', 'Payments that succeeded'),
  feature('payment', 'payment_failure_count', 'count', 'Payments that failed', DOWN),
  feature('payment', 'distinct_cards', 'count', 'Different cards'),
  feature('payment', 'payment_success_ratio', 'ratio', 'Share of payments that succeeded', UP),
  feature('payment', 'has_payment_issues', 'flag', 'Trouble with payments', DOWN),
  feature('payment', 'has_payment_failure', 'flag', 'A payment failed', DOWN),
  feature('payment', 'has_payment_data', 'flag', 'Payments were looked at', PRESENCE),
];

const IDENTITY = [
  feature('idv', 'idv_attempt_count', 'count', 'Attempts at the identity check'),
  feature('idv', 'idv_success_count', 'count', 'Identity checks passed', UP),
  feature('idv', 'idv_success_ratio', 'ratio', 'Share of identity checks passed', UP),
  feature('idv', 'has_idv_enabled', 'flag', 'The identity check is asked for'),
  feature('idv', 'idv_completed', 'flag', 'The identity check is completed', UP),
  feature('idv', 'is_verified', 'flag', 'Verified', UP),
  feature('idv', 'has_idv_data', 'flag', 'Identity checks were looked at', PRESENCE),
];

const ACTIVITY = [
  feature('activity', 'portal_started', 'count', 'Portals begun', UP),
  feature('activity', 'portal_completed', 'count', 'Portals completed', UP),
  feature('activity', 'screens_count', 'count', 'Screens of the portal'),
  feature('activity', 'total_activity_events', 'count', 'Events in the portal'),
  feature('activity', 'portal_completion_rate', 'ratio', 'Share of the portal completed', UP),
  feature('activity', 'guestportal_completed_flag', 'flag', 'The portal is completed', UP),
  feature('activity', 'has_activity_data', 'flag', 'Activity was looked at', PRESENCE),
];

const DEVICES = [
  feature('fingerprint', 'distinct_fingerprints', 'count', 'Different devices'),
  feature('fingerprint', 'distinct_ips', 'count', 'Different networks'),
  feature('fingerprint', 'total_fingerprint_events', 'count', 'Device fingerprints taken'),
  feature('fingerprint', 'avg_confidence', 'ratio', 'Mean confidence of the fingerprints'),
  feature('fingerprint', 'has_multiple_devices', 'flag', 'Several devices'),
  feature('fingerprint', 'has_fingerprint_data', 'flag', 'Devices were looked at', PRESENCE),
];

const INCIDENTS = [
  feature('incident', 'incident_count', 'count', 'Incidents', DOWN),
  feature('incident', 'has_chargeback_incident', 'flag', 'A chargeback', DOWN),
  feature('incident', 'has_fraud_warning', 'flag', 'A warning of fraud', DOWN),
  feature('incident', 'has_creditcard_incident', 'flag', 'Trouble with a card', DOWN),
  feature('incident', 'has_any_incident', 'flag', 'Any incident', DOWN),
];

/** The members of a booking that a guest's return and worth are predicted from. All of them are numbers and optional. */
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
