import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { toGraph } from '#records/features/graph-values.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';
import { shippedArtefact } from '#subgraphs/intelligence/models/artefact/shipped.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';
import pg from 'pg';

let service: RestartableTest;
let client: pg.Client;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const FRAUD = '/predict/str-fraud';
const LOYALTY = '/loyalty/guest-loyalty';
const post = (path: string, body: unknown) => service.rest('POST', path, body);

const RISKY = {
  lead_time_days: 0,
  payment_failure_count: 6,
  payment_success_count: 0,
  payment_failure_ratio: 1,
  distinct_cards: 4,
  multiple_cards_flag: 1,
  payment_risk_score: 90,
  idv_failure_count: 3,
  idv_success_count: 0,
  processor_fraud_numeric: 2,
  processor_decline_count: 4,
  has_phone: 0,
};

describe('the risk of a reservation', () => {
  test('is the base rate without data, and flags a risky booking', async () => {
    const nothing = await post(FRAUD, {});
    expect([nothing.status, nothing.body]).toMatchObject([
      200,
      {
        fraud_probability: expect.any(Number),
        risk_tier: 'auto_approve',
        action: expect.any(String),
        threshold_info: { auto_approve_max: 0.13, review_min: 0.13, flag_min: 0.325 },
      },
    ]);
    expect(nothing.body.fraud_probability).toBeGreaterThan(0.003);
    expect(nothing.body.fraud_probability).toBeLessThan(0.03);
    expect((await post(FRAUD, RISKY)).body).toMatchObject({ risk_tier: 'flag' });
  });

  test.each([
    ['has_chargeback', 'flag'],
    ['has_dispute', 'flag'],
    ['has_stolen_card_flag', 'flag'],
    ['has_lost_card_flag', 'flag'],
    ['has_fraudulent_flag', 'flag'],
    ['has_blocklist_flag', 'flag'],
    ['blacklist_count', 'flag'],
    ['has_highest_risk_flag', 'review'],
  ])('%s alone leads to at least %s', async (member, tier) => {
    expect((await post(FRAUD, { [member]: 1 })).body).toMatchObject({ risk_tier: tier });
  });

  test('more negative signals never lower a probability', async () => {
    for (const { name, max } of FRAUD_FEATURES.filter(({ direction }) => direction === 1)) {
      const ladder = [0, 1, 2, 5, max].filter((value) => value <= max);
      const told: number[] = [];
      for (const value of ladder) told.push((await post(FRAUD, { ...RISKY, [name]: value })).body.fraud_probability);
      expect([name, told]).toEqual([name, [...told].sort((a, b) => a - b)]);
    }
  });

  test('a zero of a part that was not checked means nothing', async () => {
    const blank = (await post(FRAUD, {})).body.fraud_probability;
    expect(
      (await post(FRAUD, { has_payment_data: 0, payment_failure_count: 0, distinct_cards: 0 })).body,
    ).toMatchObject({
      fraud_probability: blank,
    });
    expect(
      (await post(FRAUD, { has_payment_data: 0, payment_failure_count: 4 })).body.fraud_probability,
    ).toBeGreaterThan(blank);
  });

  test('in the graph the parts sum up to the score, and name the model', async () => {
    const { data, errors } = await service.graph(
      `query ($f: FraudFeaturesInput!) { predictStrFraud(features: $f) {
        probability score baseScore model contributions { feature value logOdds text } floors { feature probability }
        coverage { group given of } } }`,
      { f: toGraph(FRAUD_FEATURES, { ...RISKY, has_dispute: 1 }) },
    );
    expect(errors).toBeUndefined();
    const told = data.predictStrFraud;
    const sum = told.contributions.reduce(
      (all: number, { logOdds }: { logOdds: number }) => all + logOdds,
      told.baseScore,
    );
    expect(Math.abs(sum - told.score)).toBeLessThan(1e-12 * 100);
    expect(told.model).toMatch(/^str-fraud@[\w.-]+\+[0-9a-f]{8}$/);
    expect(told.floors).toEqual([{ feature: 'HAS_DISPUTE', probability: 0.325 }]);
    expect(told.contributions[0].text).toMatch(/Raises the risk\.$/);
    expect(told.coverage).toContainEqual({ group: 'VELOCITY', given: 0, of: 4 });
    for (const { logOdds } of told.contributions) expect(Math.abs(logOdds)).toBeLessThanOrEqual(4);
  });
});

describe('features in the graph', () => {
  const ask = (features: string) =>
    service.graph(`{ predictStrFraud(features: ${features}) { probability contributions { feature value } } }`);

  test('are named fields with the same result as in REST; flags are Booleans', async () => {
    const { data } = await ask('{ leadTimeDays: 3, hasDispute: true, firstRecognitionStatusStageValid: false }');
    const { body } = await post(FRAUD, {
      lead_time_days: 3,
      has_dispute: 1,
      first_recognition_status_STAGE_VALID: 0,
    });
    expect(data.predictStrFraud.probability).toBe(body.fraud_probability);
    expect(data.predictStrFraud.contributions).toContainEqual({ feature: 'LEAD_TIME_DAYS', value: 3 });
    expect((await ask('{ nights: null }')).data.predictStrFraud.probability).toBe(
      (await post(FRAUD, {})).body.fraud_probability,
    );
  });

  test('are refused by name if they are unknown, or out of bounds', async () => {
    expect((await ask('{ nights: 2, colour: 1 }')).errors![0]!.message).toBe(
      'Field "colour" is not defined by type "FraudFeaturesInput".',
    );
    const { errors } = await ask('{ leadTimeDays: -1, bookingHour: 24 }');
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [
        { loc: ['leadTimeDays'], type: 'greater_than_equal' },
        { loc: ['bookingHour'], type: 'less_than_equal' },
      ],
    });
  });

  test.each([
    ['FraudFeaturesInput', FRAUD_FEATURES],
    ['LoyaltyFeaturesInput', LOYALTY_FEATURES],
  ])('%s has exactly the members of REST', async (name, features) => {
    const { data } = await service.graph(`{ __type(name: "${name}") { inputFields { name description } } }`);
    const fields = data.__type.inputFields.map((field: { name: string }) => field.name);
    expect(fields.sort()).toEqual(features.map(({ field }) => field).sort());
    expect(new Set(fields).size).toBe(features.length);
  });
});

describe('the model', () => {
  test('is described beside each of its numbers: a prior from simulated bookings, and open data', async () => {
    expect((await post(FRAUD, {})).body).toMatchObject({
      model: expect.stringMatching(/^str-fraud@/),
      model_origin: 'simulated',
      model_note: expect.stringMatching(/^Trained on simulated bookings only, with no real fraud cases\./),
    });
    expect((await post(LOYALTY, {})).body).toMatchObject({
      model: expect.stringMatching(/^guest-loyalty@/),
      model_origin: 'open',
      model_note: expect.stringMatching(/^Trained on public reviews from two cities, not on your guests\./),
    });
    const { data } = await service.graph(`{
      predictStrFraudTable(table: "nights\\n2") { origin note }
      models { name origin note }
    }`);
    expect([data.predictStrFraudTable.origin, data.predictStrFraudTable.note]).toEqual([
      'simulated',
      expect.stringContaining('Give it little weight'),
    ]);
    for (const { note } of data.models) expect(note).toContain('Give it little weight');
  });
});

describe('invalid members', () => {
  const bad: [string, unknown, string][] = [
    ['text', '2', 'float_type'],
    ['a boolean', true, 'float_type'],
    ['null', null, 'float_type'],
    ['a list', [1], 'float_type'],
    ['an object', { a: 1 }, 'float_type'],
    ['NaN as text', 'NaN', 'float_type'],
    ['Infinity as text', 'Infinity', 'float_type'],
    ['a negative number', -1, 'greater_than_equal'],
    ['a number without sense', 1e308, 'less_than_equal'],
  ];

  test.each(bad.flatMap((row) => [[FRAUD, ...row] as const, [LOYALTY, ...row] as const]))(
    '%s: %s is rejected as the contract says',
    async (path, _what, value, type) => {
      const { status, body } = await post(path, { nights: value });
      expect([status, body.error, body.details]).toEqual([
        400,
        'Invalid input',
        [{ loc: ['nights'], msg: expect.any(String), type }],
      ]);
    },
  );

  test.each([
    [FRAUD, FRAUD_FEATURES],
    [LOYALTY, LOYALTY_FEATURES],
  ] as const)('%s: every member has its bounds, and all problems are reported at once', async (path, features) => {
    for (const [by, type] of [
      [-1e-6, 'greater_than_equal'],
      [1e-6, 'less_than_equal'],
    ] as const) {
      const off = features.map(({ name, min, max }) => [name, by < 0 ? min + by : max + max * 1e-9 + by]);
      const { status, body } = await post(path, Object.fromEntries(off));
      expect(status).toBe(400);
      expect(body.details.map(({ loc, type: told }: { loc: string[]; type: string }) => [loc[0], told])).toEqual(
        features.map(({ name }) => [name, type]),
      );
    }
    for (const end of ['min', 'max'] as const) {
      const { status, body } = await post(path, Object.fromEntries(features.map((one) => [one.name, one[end]])));
      expect(status).toBe(200);
      for (const value of Object.values(body)) if (typeof value === 'number') expect(value).not.toBeNaN();
    }
  });

  test('numbers beyond JSON and malformed bodies', async () => {
    expect((await post(FRAUD, '{"nights":1e999}')).body.details).toEqual([
      { loc: ['nights'], msg: expect.any(String), type: 'finite_number' },
    ]);
    for (const body of ['{"nights":NaN}', '{"nights":Infinity}', '[]', '[1]', '"x"', '{']) {
      const answer = await post(FRAUD, body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(answer.body.error).toEqual(expect.any(String));
    }
    expect((await post(FRAUD, '[1]')).body.error).toBe('Invalid input');
  });

  test('unknown members change nothing and are listed', async () => {
    const plain = (await post(FRAUD, { nights: 2 })).body;
    expect(plain.unknown_features).toEqual([]);
    const more = await post(FRAUD, { nights: 2, colour: 'red', deep: { a: [null] } });
    expect(more.body).toEqual({ ...plain, unknown_features: ['colour', 'deep'] });
    expect(await post(LOYALTY, { nope: 'x' })).toMatchObject({ status: 200, body: { unknown_features: ['nope'] } });
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`unknown_${n}`, n]));
    expect((await post(FRAUD, many)).body.unknown_features).toHaveLength(100);
  });
});

describe('the loyalty of a guest', () => {
  test('ranks a frequent guest above one without stays', async () => {
    const [regular, first] = [
      await post(LOYALTY, {
        has_prior_booking: 1,
        prior_bookings_30d: 1,
        prior_bookings_90d: 3,
        prior_bookings_365d: 8,
        prior_bookings_same_pm: 8,
        prior_revenue_total: 6000,
        days_since_last_booking: 20,
        total_price: 700,
      }),
      await post(LOYALTY, {
        has_prior_booking: 0,
        prior_bookings_365d: 0,
        prior_bookings_same_pm: 0,
        days_since_last_booking: 0,
        prior_revenue_total: 0,
        total_price: 200,
      }),
    ];
    expect(regular.body).toMatchObject({
      rebooking_tier: 'high_loyalty',
      glv_tier: 'high_value',
      rebooking_tier_description: expect.any(String),
      glv_tier_description: expect.any(String),
      predicted_glv: expect.any(Number),
      threshold_info: { rebooking_high_min: 70, rebooking_medium_min: 40, glv_high_min: 2000, glv_medium_min: 500 },
    });
    expect(first.body).toMatchObject({ rebooking_tier: 'low_loyalty', glv_tier: 'low_value' });
    expect(first.body.predicted_glv).toBeGreaterThan(200);
    expect(regular.body.rebooking_score).toBeLessThanOrEqual(100);
  });

  /** The best possible guest: ten stays, verified, all paid. */
  const BEST = {
    has_prior_booking: 1,
    prior_bookings_30d: 1,
    prior_bookings_90d: 3,
    prior_bookings_365d: 10,
    prior_bookings_same_pm: 10,
    prior_revenue_total: 9000,
    days_since_last_booking: 20,
    total_price: 700,
    is_verified: 1,
    idv_completed: 1,
    payment_success_count: 10,
  };

  test.each([
    ['has_chargeback_incident', 'chargeback'],
    ['has_fraud_warning', 'fraud warning'],
  ])('%s lowers score, tier and value of the best guest, and says so', async (member, reason) => {
    expect((await post(LOYALTY, BEST)).body).toMatchObject({ rebooking_tier: 'high_loyalty', glv_tier: 'high_value' });
    const { body } = await post(LOYALTY, { ...BEST, [member]: 1 });
    expect(body).toMatchObject({ rebooking_score: 20, rebooking_tier: 'low_loyalty', glv_tier: 'low_value' });
    expect(body.predicted_glv).toBeLessThan(500);
    for (const text of [body.rebooking_tier_description, body.glv_tier_description]) expect(text).toContain(reason);
    expect(body.rebooking_tier_description).not.toContain('ikel');
  });

  test('a guest with chargeback, fraud warning, incidents and failed payments is never loyal', async () => {
    const more = { has_chargeback_incident: 1, has_fraud_warning: 1, incident_count: 4, payment_failure_count: 9 };
    const { body } = await post(LOYALTY, { ...BEST, ...more });
    expect(body).toMatchObject({ rebooking_tier: 'low_loyalty', glv_tier: 'low_value' });
    expect(body.rebooking_tier_description).toBe(
      'Capped: chargeback on a payment by this guest; fraud warning for this guest; incident with this guest.',
    );
  });

  test('one more incident keeps a guest out of the highest tier', async () => {
    for (const member of ['incident_count', 'has_any_incident', 'has_creditcard_incident'])
      expect((await post(LOYALTY, { ...BEST, [member]: 1 })).body).toMatchObject({
        rebooking_score: 69.9,
        rebooking_tier: 'medium_loyalty',
        glv_tier: 'high_value',
        rebooking_tier_description: expect.stringMatching(/Capped: (card )?incident with/),
      });
    expect((await post(LOYALTY, { ...BEST, incident_count: 0 })).body.rebooking_tier).toBe('high_loyalty');
  });

  test('without history there is no basis for loyalty, and nobody ranks higher than most guests', async () => {
    const none = { has_prior_booking: 0, prior_bookings_365d: 0, prior_revenue_total: 0, days_since_last_booking: 0 };
    for (const body of [{}, none, { total_price: 900 }, { average_daily_rate: 5_000, max_guests: 16, bedrooms: 8 }]) {
      const answer = (await post(LOYALTY, body)).body;
      expect([answer.rebooking_score < 40, answer.rebooking_tier]).toEqual([true, 'low_loyalty']);
      expect(answer.rebooking_tier_description).toBe('No known earlier bookings, so loyalty cannot be assessed.');
    }
  });

  test('the longer ago the last booking, the lower the score', async () => {
    const scores: number[] = [];
    for (const days of [10, 90, 365, 1_000]) {
      const guest = { has_prior_booking: 1, prior_bookings_365d: 1, days_since_last_booking: days };
      scores.push((await post(LOYALTY, guest)).body.rebooking_score);
    }
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores.slice(0, 3)).size).toBe(3);
  });

  test("earlier stays without a known revenue do not reduce a guest's value", async () => {
    const worth = async (body: object) => (await post(LOYALTY, body)).body.predicted_glv as number;
    const known = { has_prior_booking: 1, prior_bookings_365d: 2 };
    expect(await worth(known)).toBeGreaterThan(await worth({}));
    expect(await worth({ ...known, prior_revenue_total: 900 })).toBeGreaterThan(900 + (await worth(known)));
  });
});

test('predicts ten thousand reservations in one call with the same results as one by one', async () => {
  const names = Object.keys(RISKY);
  const row = (n: number) => names.map((name) => (n % 7 === 0 ? '' : RISKY[name as keyof typeof RISKY])).join(',');
  const table = [names.join(','), ...Array.from({ length: 10_000 }, (_, n) => row(n))].join('\n');
  const ask = (text: string) =>
    service.graph('query ($t: String!) { predictStrFraudTable(table: $t) { probabilities riskTiers model } }', {
      t: text,
    });
  const { data, errors } = await ask(table);
  expect(errors).toBeUndefined();
  const { probabilities, riskTiers } = data.predictStrFraudTable;
  expect([probabilities.length, riskTiers.length]).toEqual([10_000, 10_000]);
  expect([probabilities[0], probabilities[1]]).toEqual([
    (await post(FRAUD, {})).body.fraud_probability,
    (await post(FRAUD, RISKY)).body.fraud_probability,
  ]);
  for (const bad of [`${table}\n1`, 'colour\n1', 'nights\nmany', 'nights,nights\n1,1', 'nights\n1,2', '']) {
    const told = (await ask(bad)).errors?.[0];
    expect([told?.message, told?.extensions.code]).toEqual(['Invalid input', 'BAD_INPUT']);
  }
});

test('models describe their training data and their limits', async () => {
  const { data } = await service.graph(
    '{ models { name version hash role origin summary data limits priors figures { name value } features { name field unit isFlag group min max learned } } }',
  );
  const [fraud, loyalty] = data.models;
  expect([fraud.name, fraud.role, fraud.origin, loyalty.name, loyalty.origin]).toEqual([
    'STR_FRAUD',
    'CHAMPION',
    'simulated',
    'GUEST_LOYALTY',
    'open',
  ]);
  expect(fraud.limits[0]).toMatch(/simulated/);
  expect(fraud.priors.length).toBeGreaterThan(20);
  expect(fraud.features).toHaveLength(FRAUD_FEATURES.length);
  expect(fraud.features).toContainEqual({
    name: 'price_per_night',
    field: 'pricePerNight',
    unit: 'US dollars',
    isFlag: false,
    group: 'BOOKING',
    min: 0,
    max: 1_000_000_000,
    learned: true,
  });
});

test('records predictions with their model to monitor drift', async () => {
  await post(FRAUD, { nights: 77 });
  const noted = async () => {
    const text = 'select numbers, hash from intelligence.prediction where 77 = any(numbers)';
    return (await client.query<{ numbers: (number | null)[]; hash: string }>(text)).rows;
  };
  await until(async () => (await noted()).length > 0);
  const { features, hash } = shippedArtefact('str-fraud');
  expect(await noted()).toEqual([{ numbers: features.map((name) => (name === 'nights' ? 77 : null)), hash }]);
});
