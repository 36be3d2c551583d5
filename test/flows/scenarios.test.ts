import { ENTRY_KEYS } from '#subgraphs/screening/screening/checks/catalog.js';
import { outcomeOf } from '#subgraphs/screening/screening/scenario/scenario-table.js';
import { SCENARIOS } from '#subgraphs/screening/screening/scenario/scenarios.js';
import { ENTRY, HIT, OUTCOME, SIGNALS } from '../support/explained.js';
import { eventually } from '../support/eventually.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type TestAccount, accountWithKey } from '../support/test-mode.js';

let service: RunningTest;
let one: TestAccount;
let other: TestAccount;
let live: TestAccount;

const WORK = '?sync=1&skip_gp=1';
const named = (last_name: string) => ({ without_listing: true, guest: { last_name } });

beforeAll(async () => {
  service = await runningTest();
  one = await accountWithKey(service);
  other = await accountWithKey(service);
  live = await accountWithKey(service, {});
  const rules = {
    configKey: 'guest_portal_screens',
    configData: [{ screens: [{ screen: 'CreditCheck', setting: 'required' }] }],
  };
  const saved = await service.graph(
    'mutation ($input: ScreenRulesInput!) { saveScreenRules(input: $input) { screenRules { configKey } userErrors { code message field rule } } }',
    { input: rules },
    other.headers,
  );
  expect(saved.errors).toBeUndefined();
});

afterAll(() => service?.stop());

async function booked(account: TestAccount, body: object, work = WORK) {
  const made = await service.rest('POST', `/reservations${work}`, body, account.headers);
  expect(made.status).toBe(200);
  return made.body as { id: string; queued?: string };
}

async function summaryOf(account: TestAccount, id: string) {
  return (await service.rest('GET', `/reservations/${id}/summary`, undefined, account.headers)).body;
}

describe.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))('%s', (name, scenario) => {
  test('gives the documented result, again and on another account', async () => {
    const { id, queued } = await booked(one, named(name));
    const summary = await summaryOf(one, id);
    const { verificationStatus, reason, riskColor, entries, topRisks } = outcomeOf(scenario);
    expect(summary).toMatchObject({
      verification_status: verificationStatus,
      verification_status_reason: reason,
      risk_color: riskColor,
      top_risks: topRisks,
      supervised_status: null,
    });
    if (scenario.about) expect(summary.details[scenario.about.entry].status).toBe(scenario.about.status);
    for (const key of ENTRY_KEYS) {
      const shown = key === 'house_rules' ? { status: entries[key].status } : entries[key];
      expect(summary.details[key]).toEqual(JSON.parse(JSON.stringify(shown)));
    }
    expect(queued).toBe(scenario.providersDown ? id : undefined);
    const again = await booked(one, {
      ...named(name),
      number_of_guests: 9,
      guest: { last_name: name, email: 'x@mailinator.com' },
    });
    expect(await summaryOf(one, again.id)).toEqual(summary);
    const elsewhere = await booked(other, named(name));
    expect(await summaryOf(other, elsewhere.id)).toEqual(summary);
  });

  test('is an ordinary name in a live account', async () => {
    // A guest per test, since bookings per address count; segments follow the stays a moment later.
    const guest = (last_name: string, address: string) => ({ last_name, email: `${name}.${address}@gmail.com` });
    const plain = await booked(live, { without_listing: true, guest: guest('Lee', 'plain') });
    const magic = await booked(live, { without_listing: true, guest: guest(name, 'magic') });
    const { loyalty_segments: _of, ...summary } = await summaryOf(live, magic.id);
    const { loyalty_segments: _other, ...ordinary } = await summaryOf(live, plain.id);
    expect(summary).toEqual(ordinary);
    expect(JSON.stringify(summary)).not.toMatch(/simulated|scenario/i);
  });
});

const EXPLAIN = `query ($id: ID!) { explainDecision(reservationId: $id) {
  ${SIGNALS} ${OUTCOME} replayed { same } } } ${ENTRY} ${HIT}`;

test('any other name passes the enabled checks, and its decision is marked too', async () => {
  const { id } = await booked(other, { without_listing: true, guest: { last_name: 'Lee', email: 'x@mailinator.com' } });
  const summary = await summaryOf(other, id);
  expect(summary).toMatchObject({ verification_status: 'verified', risk_color: 'green' });
  expect(summary.details.credit_check).toMatchObject({ status: 'PASS' });
  expect(summary.details.credit_check.help).toMatch(/^Simulated in test mode\./);
  const { data } = await service.graph(EXPLAIN, { id }, other.headers);
  expect(data.explainDecision.signals).toMatchObject({ simulated: true, scenario: { name: null } });
});

test('data that an integrator sends about a guest with an ordinary name counts', async () => {
  const { id } = await booked(one, named('Lee'));
  const event = {
    reservation_id: id,
    event_source: 'other',
    event_id: 'c1',
    event_type: 'chargeback',
    event_status: 'warning',
  };
  await service.rest('POST', '/payments/events', event, one.headers);
  await eventually(async () => (await summaryOf(one, id)).details.fraud_detection.status === 'DECLINE');
});

test('the decision is stored with its scenario and can be replayed; the live one has none', async () => {
  const { id } = await booked(one, named('SanctionsReview'));
  const { data } = await service.graph(EXPLAIN, { id }, one.headers);
  expect(data.explainDecision).toMatchObject({
    signals: { simulated: true, scenario: { name: 'SanctionsReview' } },
    replayed: { same: true },
  });
  const real = await booked(live, named('SanctionsReview'));
  const answer = await service.graph(EXPLAIN, { id: real.id }, live.headers);
  expect(answer.data.explainDecision.signals).toMatchObject({ simulated: false, scenario: null });
});

test('no input turns a live reservation into a simulated one', async () => {
  const body = {
    ...named('AllGreen'),
    mode: 'test',
    simulated: true,
    metadata: { mode: 'test' },
    scenario: 'AllGreen',
  };
  const { id } = await booked(live, body);
  expect(JSON.stringify(await summaryOf(live, id))).not.toMatch(/simulated/i);
});

test('a slow analysis takes three seconds with sync, and runs in the background without', async () => {
  const start = Date.now();
  expect((await booked(one, named('SlowAnalysis'))).queued).toBeUndefined();
  expect(Date.now() - start).toBeGreaterThanOrEqual(3_000);
  const { id, queued } = await booked(one, named('SlowAnalysis'), '?skip_gp=1');
  expect(queued).toBe(id);
  expect((await summaryOf(one, id)).verification_status).toBe('pending');
  await eventually(async () => (await summaryOf(one, id)).verification_status === 'verified');
});

test('a chargeback arrives later by itself, and stays', async () => {
  const { id } = await booked(one, named('ChargebackLater'));
  expect(await summaryOf(one, id)).toMatchObject({ verification_status: 'verified', risk_color: 'green' });
  await eventually(async () => (await summaryOf(one, id)).risk_color === 'black');
  const later = outcomeOf(
    SCENARIOS.find(({ name }) => name === 'ChargebackLater')!,
    true,
  );
  expect((await summaryOf(one, id)).details.fraud_detection).toEqual(later.entries.fraud_detection);
  await service.rest('PUT', `/reservations/${id}?sync=1`, { number_of_guests: 3 }, one.headers);
  expect((await summaryOf(one, id)).risk_color).toBe('black');
});
