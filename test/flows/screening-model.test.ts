import pg from 'pg';
import { shippedArtefact } from '#subgraphs/intelligence/models/artefact/shipped.js';
import { namedNumbers } from '#subgraphs/intelligence/models/register/prediction-numbers.js';
import { ENTRY, HIT, OUTCOME, SIGNALS, storedFeatures } from '../support/explained.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';
import { until } from '../support/until.js';

let service: RunningTest;
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

interface Model {
  name: string;
  known: boolean;
  source: string;
  value: { model: string; trainedOn: string; probability: number; fraudTier: string; reasons: string[] };
}

async function book(more: object = {}, headers = {}): Promise<string> {
  const guest = { full_name: 'Ann Mary Lee', email: 'ann.lee@example.com', phone: '+13035550123' };
  const stay = { without_listing: true, check_in_date: '2031-03-01', check_out_date: '2031-03-05', total_price: 400 };
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', { ...stay, guest, ...more }, headers);
  expect([made.status, made.body.error]).toEqual([200, undefined]);
  return made.body.id as string;
}

async function explained(id: string, headers = {}) {
  const query = `{ explainDecision(reservationId: "${id}") {
    ${SIGNALS} ${OUTCOME} replayed { same } } } ${ENTRY} ${HIT}`;
  const { signals, outcome, replayed } = (await service.graph(query, {}, headers)).data.explainDecision as {
    signals: { lookups: Model[]; features: { fraud: object; loyalty: object } };
    outcome: {
      entries: Record<string, { status: string; value?: string; help?: string; findings: string[] }>;
      contributions: { code: string; points: number }[];
    };
    replayed: { same: boolean };
  };
  const found = (wanted: string) => signals.lookups.find(({ name }) => name === wanted);
  const features = storedFeatures(signals.features);
  return { signals: { fraudModel: found('FRAUD_MODEL'), loyalty: found('LOYALTY'), features }, outcome, replayed };
}

let events = 0;
const pay = (id: string, event: object) =>
  service.rest('POST', `/reservations/${id}/payments`, {
    event_source: 'other',
    event_id: `e${(events += 1)}`,
    event_type: 'charge',
    event_status: 'failure',
    ...event,
  });

test("each decision stores the active model's result for its features, and can be replayed", async () => {
  const { signals, replayed } = await explained(await book());
  const { data } = await service.graph('{ models { name role version hash } }');
  const inUse = data.models.find(
    ({ name, role }: { name: string; role: string }) => name === 'STR_FRAUD' && role === 'CHAMPION',
  );
  expect(signals.fraudModel).toMatchObject({ known: true, value: { fraudTier: expect.any(String) } });
  expect(signals.fraudModel!.value.model).toBe(`str-fraud@${inUse.version}+${inUse.hash.slice(0, 8)}`);
  expect(signals.fraudModel!.value.probability).toBeGreaterThan(0);
  expect(replayed.same).toBe(true);
});

test('records its result for drift monitoring', async () => {
  await until(async () => {
    const text = `select count(*)::int as n from intelligence.prediction where model = 'str-fraud' and cardinality(numbers) > 0`;
    return (await client.query<{ n: number }>(text)).rows[0]!.n > 0;
  });
});

test('many failed cards add at most 10 points by the prior, and hard evidence does not count twice', async () => {
  const id = await book({
    check_in_date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    check_out_date: '2032-01-01',
  });
  for (let n = 0; n < 8; n += 1)
    await pay(id, {
      card_fingerprint: `card${n}`,
      processor_status_code: 'do_not_honor',
      network_status_code: 'declined_by_network',
    });
  await pay(id, { event_type: 'chargeback', event_status: 'warning' });
  await until(async () => (await explained(id)).signals.features.payment_event_count === 9, 15_000);
  const { signals, outcome, replayed } = await explained(id);
  const { model, probability, fraudTier: tier, reasons } = signals.fraudModel!.value;
  expect(tier).not.toBe('auto_approve');
  expect(reasons.length).toBeGreaterThan(0);
  expect(outcome.entries.fraudDetection!.findings).toContain(
    `${model} (built-in model trained on simulated bookings, low weight): ${(probability * 100).toFixed(1)}% probability of fraud. ${reasons.join(' ')}`,
  );
  const points = outcome.contributions.filter(({ code }) => code.startsWith('fraud_prior')).map((one) => one.points);
  expect(points).toEqual([tier === 'flag' ? 10 : 5]);
  expect(replayed.same).toBe(true);
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('five approved, completed stays count for a guest: the fraud entry passes without a model finding', async () => {
  const guest = { full_name: 'Eva Regular', email: 'eva.regular@example.com', phone: '+13035550177' };
  for (const n of [5, 4, 3, 2, 1]) {
    const stay = { check_in_date: day(-3 * n), check_out_date: day(-3 * n + 2), total_price: 300 };
    const id = await book({ guest, ...stay });
    await service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' });
    await pay(id, { event_status: 'success' });
  }
  const id = await book({ guest, check_in_date: day(12), check_out_date: day(15) });
  const { signals, outcome } = await explained(id);
  expect(signals.features).toMatchObject({ prior_res_same_email_30d: 5, prior_completed_stays: 5 });
  expect(signals.fraudModel!.value).toMatchObject({ fraudTier: 'auto_approve', trainedOn: 'SIMULATED' });
  const { fraudDetection: fraud, generalRisk: general } = outcome.entries;
  expect(fraud!.findings.join(' ')).not.toMatch(/model|prior|str-fraud/);
  expect([fraud!.status, general!.status]).toEqual(['PASS', 'PASS']);
  expect(general!.findings).toContain('The guest has stayed three or more times.');
});

test("a chargeback caps a guest's loyalty, in the summary too", async () => {
  const guest = { full_name: 'Ida Back', email: 'ida.back@example.com', phone: '+13035550178' };
  for (const n of [4, 3, 2]) {
    const id = await book({ guest, check_in_date: day(-9 * n), check_out_date: day(-9 * n + 2), total_price: 900 });
    if (n === 2) await pay(id, { event_type: 'chargeback', event_status: 'warning' });
  }
  const id = await book({ guest, check_in_date: day(12), check_out_date: day(15) });
  const { body } = await service.rest('GET', `/reservations/${id}/summary`);
  expect(body.loyalty_prediction).toMatchObject({
    rebooking_score: 20,
    rebooking_tier: 'low_loyalty',
    glv_tier: 'low_value',
    reasons: expect.arrayContaining(['Capped: chargeback on a payment by this guest.']),
  });
});

test("earlier decisions are not part of the model's input", async () => {
  const text = `select numbers from intelligence.prediction where model = 'str-fraud'`;
  const { rows } = await client.query<{ numbers: (number | null)[] }>(text);
  const names = rows.flatMap(({ numbers }) =>
    Object.keys(namedNumbers(shippedArtefact('str-fraud').features, numbers)),
  );
  expect(names).toContain('nights');
  expect(names).not.toContain('risk_color_numeric');
  expect(names).not.toContain('verification_status_numeric');
});

interface Loyalty {
  value: { model: string; score: number; tier: string; value: number; valueTier: string; reasons: string[] };
}

test("the loyalty model's result is in the summary and stored with the decision, but carries no weight", async () => {
  const guest = { full_name: 'Una Loyal', email: 'una.loyal@example.com', phone: '+13035550179' };
  for (const days of [1, 2, 3]) await book({ guest, total_price: 300 * days });
  const id = await book({ guest });
  const { signals, outcome, replayed } = await explained(id);
  const { value } = signals.loyalty as unknown as Loyalty;
  expect(value).toMatchObject({ score: expect.any(Number), value: expect.any(Number) });
  expect(value.value).toBeGreaterThan(signals.features.prior_revenue_total! + 400);
  const { body } = await service.rest('GET', `/reservations/${id}/summary`);
  expect(body.loyalty_prediction).toEqual({
    rebooking_score: value.score,
    rebooking_tier: value.tier,
    predicted_glv: value.value,
    glv_tier: value.valueTier,
    reasons: value.reasons,
    model: value.model,
    model_origin: 'open',
    model_note: expect.stringContaining('not on your guests'),
  });
  expect(value.tier).not.toBe('low_loyalty');
  expect(outcome.entries.generalRisk!.findings.join()).not.toMatch(/loyal/i);
  expect(outcome.entries.generalRisk!.help).toContain(`Loyalty (not part of the risk score): ${value.score} of 100`);
  expect(outcome.entries.generalRisk!.help).toMatch('not on your guests');
  expect(outcome.contributions.filter(({ code }) => code.includes('loyal'))).toEqual([]);
  expect(replayed.same).toBe(true);
});

test('in test mode, and with fraud detection off, the model is not used', async () => {
  const { headers } = await accountWithKey(service);
  const played = await book({}, headers);
  expect((await explained(played, headers)).signals.fraudModel).toBeUndefined();
  const { body } = await service.rest('GET', `/reservations/${played}/summary`, undefined, headers);
  expect(body).not.toHaveProperty('loyalty_prediction');
  const id = await book();
  await service.rest('PUT', `/reservations/${id}/screens`, { FraudDetectionAddon: 'disabled' });
  await until(async () => (await explained(id)).signals.fraudModel === undefined, 15_000);
});

test('erasing a guest deletes their loyalty result', async () => {
  const id = await book({ guest: { full_name: 'Bo Ek', email: 'bo.ek@example.com' } });
  const said = async () => (await service.rest('GET', `/reservations/${id}/summary`)).body.loyalty_prediction;
  expect(await said()).toMatchObject({ rebooking_tier: expect.any(String) });
  await service.rest('POST', '/guests/erase', { email: 'bo.ek@example.com' });
  expect(await said()).toBeUndefined();
});
