const flag = (condition: string) => `(${condition})::int`;
const ratio = (part: string, whole: string) => `${part}::float8 / nullif(${whole}, 0)`;

const USD = 'price.usd';
const NIGHTS = 'nullif(s.nights, 0)';
const CHECK_IN = 'left(s.check_in_date, 10)::date';
const BOOKED = `(r.created_at at time zone 'utc')`;

/** Day of the week; Monday is 0. */
const weekday = (moment: string) => `extract(isodow from ${moment})::int - 1`;

const BOOKING = {
  lead_time_days: `greatest(0, ${CHECK_IN} - ${BOOKED}::date)`,
  nights: 's.nights',
  guests_count: 's.number_of_guests',
  number_of_guests: 's.number_of_guests',
  booking_hour: `extract(hour from ${BOOKED})::int`,
  booking_dow: weekday(BOOKED),
  booking_month: `extract(month from ${BOOKED})::int`,
  checkin_dow: weekday(CHECK_IN),
  checkin_month: `extract(month from ${CHECK_IN})::int`,
  is_weekend_booking: flag(`extract(isodow from ${BOOKED}) >= 6`),
  price_total: USD,
  total_price: USD,
  price_per_night: `${USD} / ${NIGHTS}`,
  average_daily_rate: `${USD} / ${NIGHTS}`,
  revenue_per_guest_night: `${USD} / ${NIGHTS} / nullif(s.number_of_guests, 0)`,
  has_phone: 's.has_phone::int',
  name_word_count: 's.name_words',
  is_long_stay: flag('s.nights >= 7'),
  has_booking_data: '1',
};

/** The last decision before `as_of`; null without one. */
const DECISION = {
  verification_status_numeric: `case d.status when 'verified' then 0 when 'pending' then 1 when 'review' then 2 end`,
  risk_color_numeric: `array_position(array['green', 'yellow', 'orange', 'red', 'black'], d.color) - 1`,
  risk_color_encoded: `array_position(array['green', 'yellow', 'orange', 'red', 'black'], d.color) - 1`,
  blacklist_count: 'd.blacklist_hits',
  is_free_email: 'd.free_email::int',
  is_verified: flag(`d.status = 'verified'`),
};

const PAYMENTS = {
  payment_event_count: 'p.events',
  payment_success_count: 'p.successes',
  payment_failure_count: 'p.failures',
  payment_failure_ratio: ratio('p.failures', 'p.successes + p.failures'),
  payment_success_ratio: ratio('p.successes', 'p.successes + p.failures'),
  distinct_cards: 'p.cards',
  multiple_cards_flag: flag('p.cards > 1'),
  has_chargeback: flag('p.chargebacks > 0'),
  has_dispute: flag('p.disputes > 0'),
  has_refund: flag('p.refunds > 0'),
  has_stolen_card_flag: flag('p.stolen > 0'),
  has_lost_card_flag: flag('p.lost > 0'),
  has_fraudulent_flag: flag('p.fraudulent > 0'),
  insufficient_funds_count: 'p.insufficient',
  do_not_honor_count: 'p.not_honored',
  processor_decline_count: 'p.declined',
  has_payment_failure: flag('p.failures > 0'),
  has_payment_issues: flag('p.failures > 0 or p.disputes > 0 or p.chargebacks > 0'),
  has_payment_data: flag('p.events > 0'),
};

/** Results of the guest's ID check; null until there is one. */
const whenChecked = (sql: string) => `case when v.outcomes > 0 then ${sql} end`;

const IDENTITY = {
  idv_attempt_count: whenChecked('v.outcomes'),
  idv_success_count: whenChecked('v.passed'),
  idv_failure_count: whenChecked('v.failed'),
  idv_success_ratio: ratio('v.passed', 'v.outcomes'),
  has_idv_failure: whenChecked(flag('v.failed > 0')),
  idv_completed: whenChecked(flag('v.is_passed')),
  has_idv_data: flag('v.outcomes > 0'),
};

/** Earlier bookings of the same guest, by email address or phone number. */
const HISTORY = {
  prior_bookings_30d: 'o.in_30_days',
  prior_bookings_90d: 'o.in_90_days',
  prior_bookings_365d: 'o.in_365_days',
  prior_bookings_same_pm: 'o.bookings',
  prior_revenue_total: 'o.revenue',
  prior_res_same_email_30d: 'o.by_email_30_days',
  prior_res_same_email_90d: 'o.by_email_90_days',
  distinct_listings_90d: 'o.listings_90_days',
  prior_completed_stays: 'o.completed',
  days_since_last_booking: `coalesce(extract(epoch from r.created_at - o.last_at) / 86400, 0)`,
  booking_intensity: `o.bookings / greatest(1, coalesce(extract(epoch from r.created_at - o.first_at) / 31557600, 0))`,
  has_prior_booking: flag('o.bookings > 0'),
  has_chargeback_incident: flag('o.incidents > 0 or p.chargebacks > 0'),
  has_fraud_warning: flag('o.warnings > 0 or p.stolen > 0 or p.fraudulent > 0'),
  has_any_incident: flag('o.incidents > 0'),
  incident_count: 'o.incidents',
  has_velocity_data: flag(
    'coalesce(s.guest_email_key, s.guest_phone_key, s.guest_email_mark, s.guest_phone_mark) is not null',
  ),
};

/** SQL expression of each feature by its API name. Null means unknown, which is not 0. */
export const FEATURES: Record<string, string> = { ...BOOKING, ...DECISION, ...PAYMENTS, ...IDENTITY, ...HISTORY };
