import { scorerOf } from '#subgraphs/intelligence/models/artefact/scorer.js';
import { shippedArtefact } from '#subgraphs/intelligence/models/artefact/shipped.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { type Values, readFeatures } from '#subgraphs/intelligence/models/features/read-features.js';
import { judge } from '#subgraphs/intelligence/models/fraud/predict-str-fraud.js';
import { modelData } from '../support/model-data.js';
import { generatedBookings, hotelBookings, strBookings } from '../support/ordinary-bookings.js';

/** Limits for the shipped model: on real bookings, on each member alone, and on cases with a known outcome. */
const scorer = scorerOf(shippedArtefact('str-fraud'));

type Members = Record<string, number>;

const judged = (given: Members) => judge(scorer, readFeatures(FRAUD_FEATURES, given));
const chance = (given: Members): number => judged(given).probability;

/** The share held back: a review counts as well as a flag. */
const heldBack = (bookings: readonly Values[]): number =>
  bookings.filter((values) => judge(scorer, values).riskTier !== 'auto_approve').length / bookings.length;

if (!modelData)
  test('real bookings are ABSENT here, the model is not measured on them', () => expect(modelData).toBeUndefined());
else
  test('holds back at most 1 % of more than 100,000 real, ordinary bookings, in hotels and short stays each', () => {
    const [hotels, stays] = [hotelBookings(), strBookings()];
    expect(hotels.length + stays.length).toBeGreaterThan(100_000);
    expect(heldBack(hotels)).toBeLessThanOrEqual(0.01);
    expect(heldBack(stays)).toBeLessThanOrEqual(0.01);
  });

test('holds back at most 1 % of every kind of ordinary booking', () => {
  const bookings = generatedBookings(2_000, 41);
  for (const kind of new Set(bookings.map((booking) => booking.kind))) {
    const share = heldBack(bookings.filter((booking) => booking.kind === kind).map(({ values }) => values));
    expect([kind, share <= 0.01]).toEqual([kind, true]);
  }
});

const VERIFIED: Members = { idv_attempt_count: 1, idv_success_count: 1, idv_success_ratio: 1, idv_failure_count: 0 };
const PAID: Members = {
  payment_event_count: 1,
  payment_success_count: 1,
  payment_failure_count: 0,
  payment_failure_ratio: 0,
  distinct_cards: 1,
};

test.each<[what: string, given: Members, tier: string]>([
  ['no data at all', {}, 'auto_approve'],
  ['twelve guests, and no other data', { guests_count: 12 }, 'auto_approve'],
  ['a family of eight, 45 days ahead', { guests_count: 8, lead_time_days: 45 }, 'auto_approve'],
  [
    'a verified, paid villa for 14, a week, 150 days ahead',
    {
      ...VERIFIED,
      ...PAID,
      guests_count: 14,
      nights: 7,
      lead_time_days: 150,
      price_total: 7_000,
      price_per_night: 1_000,
    },
    'auto_approve',
  ],
  ['twelve guests for tonight', { guests_count: 12, nights: 1, lead_time_days: 0 }, 'auto_approve'],
  [
    'a verified, paid business guest with 12 bookings in 90 days at one listing',
    {
      ...VERIFIED,
      ...PAID,
      guests_count: 1,
      nights: 2,
      lead_time_days: 3,
      distinct_listings_90d: 1,
      prior_res_same_email_30d: 4,
      prior_res_same_email_90d: 12,
    },
    'auto_approve',
  ],
  [
    'a crew planner with 30 bookings in 90 days in ten listings, all completed',
    {
      prior_res_same_email_30d: 12,
      prior_res_same_email_90d: 30,
      distinct_listings_90d: 10,
      prior_completed_stays: 28,
    },
    'auto_approve',
  ],
  [
    'five approved, completed stays within a month, verified, five good payments',
    {
      ...VERIFIED,
      ...PAID,
      payment_success_count: 5,
      payment_event_count: 5,
      prior_res_same_email_30d: 5,
      prior_res_same_email_90d: 5,
      prior_completed_stays: 5,
    },
    'auto_approve',
  ],
  [
    'five upcoming bookings within a month, verified, five good payments',
    {
      ...VERIFIED,
      ...PAID,
      payment_success_count: 5,
      payment_event_count: 5,
      prior_res_same_email_30d: 5,
      prior_res_same_email_90d: 5,
      prior_completed_stays: 0,
    },
    'auto_approve',
  ],
  ['a stay of three months', { nights: 90, guests_count: 1, lead_time_days: 14, price_total: 9_000 }, 'auto_approve'],
  ['a stolen card', { has_stolen_card_flag: 1 }, 'flag'],
  ['a stolen card, with all else in order', { ...VERIFIED, ...PAID, has_stolen_card_flag: 1 }, 'flag'],
  ['a chargeback', { has_chargeback: 1 }, 'flag'],
  ['a chargeback of a guest with ten completed stays', { has_chargeback: 1, prior_completed_stays: 10 }, 'flag'],
  [
    'card testing: six cards, six refusals, a failed document, for tonight',
    {
      lead_time_days: 0,
      payment_failure_count: 6,
      payment_success_count: 0,
      payment_failure_ratio: 1,
      distinct_cards: 6,
      multiple_cards_flag: 1,
      processor_decline_count: 5,
      do_not_honor_count: 6,
      idv_failure_count: 2,
      idv_success_count: 0,
      payment_risk_score: 85,
      has_phone: 0,
    },
    'flag',
  ],
])('%s', (_what, given, tier) => {
  expect(judged(given)).toMatchObject({ riskTier: tier });
});

const CARD_TESTER: Members = { payment_failure_count: 5, payment_success_count: 0, distinct_cards: 4 };

/** What any practitioner expects of one change: the first booking is at most as risky as the second, or less so. */
test.each<[what: string, safer: Members, riskier: Members, expected: 'less' | 'no more']>([
  ['failed payments', { payment_failure_count: 1 }, { payment_failure_count: 4 }, 'less'],
  ['nine failed payments', { payment_failure_count: 4 }, { payment_failure_count: 9 }, 'no more'],
  ['several cards', { distinct_cards: 1 }, { distinct_cards: 5, multiple_cards_flag: 1 }, 'less'],
  ['a verified document', { idv_success_count: 1 }, {}, 'no more'],
  ['a verified document rather than none verified', { idv_success_count: 1 }, { idv_success_count: 0 }, 'less'],
  ['failed documents', { idv_failure_count: 0 }, { idv_failure_count: 3 }, 'less'],
  ['completed stays', { prior_completed_stays: 5 }, { prior_completed_stays: 0 }, 'less'],
  ['a phone number', { has_phone: 1 }, { has_phone: 0 }, 'less'],
  ["the processor's own risk score", { payment_risk_score: 5 }, { payment_risk_score: 80 }, 'less'],
  ['declines by the processor', { processor_decline_count: 0 }, { processor_decline_count: 3 }, 'less'],
  ['many networks', { distinct_ips: 1 }, { distinct_ips: 8 }, 'less'],
  ['sessions within minutes', { high_velocity_flag: 0 }, { high_velocity_flag: 1 }, 'less'],
  ['many listings with failed cards', CARD_TESTER, { ...CARD_TESTER, distinct_listings_90d: 8 }, 'less'],
  [
    'failed cards with many listings',
    { distinct_listings_90d: 8 },
    { ...CARD_TESTER, distinct_listings_90d: 8 },
    'less',
  ],
  ['a booking for tonight', { lead_time_days: 60 }, { lead_time_days: 0 }, 'less'],
])('direction: %s', (_what, safer, riskier, expected) => {
  const [low, high] = [chance(safer), chance(riskier)];
  if (expected === 'less') expect(low).toBeLessThan(high);
  else expect(low).toBeLessThanOrEqual(high);
});

test('no member alone holds a booking back, whatever its value; only hard evidence does', () => {
  for (const { name, min, max, role } of FRAUD_FEATURES.filter((feature) => feature.role !== 'evidence')) {
    const ladder = [0, 0.1, 0.5, 0.9, 1, 2, 3, 5, 8, 12, 20, 30, 100, 1_000, 100_000, max];
    const worst = Math.max(
      ...ladder.filter((value) => value >= min && value <= max).map((value) => chance({ [name]: value })),
    );
    expect([role, name, worst < 0.13]).toEqual([role, name, true]);
  }
});

test('the probability stays within the range of the training rows, never 0 and never 1', () => {
  const [least, highest] = scorer.artefact.scoreRange!.map((score) => 1 / (1 + Math.exp(-score)));
  const of = (pick: (direction: number | null, min: number, max: number) => number) =>
    Object.fromEntries(
      FRAUD_FEATURES.filter(({ role }) => role === 'learned').map(({ name, direction, min, max }) => [
        name,
        pick(direction, min, max),
      ]),
    );
  const worst = chance(of((direction, min, max) => (direction === -1 ? min : max)));
  const best = chance(of((direction, min, max) => (direction === -1 ? max : min)));
  expect([worst <= highest! + 1e-6, best >= least! - 1e-6]).toEqual([true, true]);
  expect([highest! < 0.999, least! > 0.0001]).toEqual([true, true]);
});
