import { ABOUT_YOU, PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(async () => {
  await service?.stop();
});

const SKIPPED = '?sync=1&skip_gp=1';
const guest = (email: string) => ({ first_name: 'Ann', last_name: 'Lee', email, phone: '+13035550123' });

async function book(members: object, query = SKIPPED) {
  const { status, body } = await service.rest('POST', `/reservations${query}`, { without_listing: true, ...members });
  expect([status, body.error]).toEqual([200, undefined]);
  return body as { id: string; guest_portal_url: string };
}

const statusOf = async (id: string) => (await service.rest('GET', `/reservations/${id}/status`)).body.status as string;

interface Wanted {
  kind: string;
  code: string | null;
  screen: string | null;
  rule: string | null;
  text: string;
}

/** The changes that would turn the decision, each in a word or two. */
async function wanted(id: string): Promise<string[]> {
  const query = `query ($id: ID!) { explainDecision(reservationId: $id) {
    outcome { counterfactuals { kind code screen rule text } } replayed { same } } }`;
  const { data } = await service.graph(query, { id });
  expect(data.explainDecision.replayed.same).toBe(true);
  const changes = data.explainDecision.outcome.counterfactuals as Wanted[];
  for (const { text } of changes) expect(text).toMatch(/^\S.*\.$/);
  return changes.map(({ kind, code, screen, rule }) =>
    [kind.toLowerCase(), code ?? screen ?? rule].filter(Boolean).join(' '),
  );
}

const verified = (id: string) => until(async () => (await statusOf(id)) === 'verified');

async function changed(path: string, body: object, method = 'PUT') {
  const { status, body: told } = await service.rest(method, path, body);
  expect([status, told.error]).toEqual([200, undefined]);
}

test('a guest without portal answers is verified after completing the page named', async () => {
  const { id, guest_portal_url: link } = await book({ guest: guest('portal@example.com') }, '?sync=1');
  expect([await statusOf(id), await wanted(id)]).toEqual(['pending', ['accept_screen AboutYou']]);
  const { code } = await (await PortalGuest.open(service, link)).submit('AboutYou', ABOUT_YOU);
  expect(code).toBeUndefined();
  await verified(id);
});

test('a disposable address is the only obstacle, and a permanent one removes it', async () => {
  const { id } = await book({ guest: guest('ann@mailinator.com') });
  expect([await statusOf(id), await wanted(id)]).toEqual(['review', ['remove_risk email_disposable']]);
  await changed(`/reservations/${id}`, { guest: { email: 'lasting@example.com' } });
  await verified(id);
});

test('a blacklisted guest is verified when the entry is removed', async () => {
  const { body: entry } = await service.rest('POST', '/blacklist', { email: 'noisy@example.com' });
  const { id } = await book({ guest: { ...guest('noisy@example.com'), phone: '+13035550177' } });
  expect(await wanted(id)).toEqual(['remove_risk blacklist_email']);
  expect((await service.rest('DELETE', `/blacklist/${entry.id}`)).status).toBe(200);
  await verified(id);
});

test('a successful payment makes up for failed ones', async () => {
  const { id } = await book({ guest: guest('payer@example.com') });
  await requireScreens(service, id, { SecurityDeposit: 'required' });
  const event = {
    reservation_id: id,
    event_source: 'other',
    event_type: 'charge',
    amount: 90,
    currency: 'usd',
    event_id: 'bad',
    event_status: 'failure',
    timestamp: '2026-01-01T00:00:00Z',
  };
  await changed('/payments/events', event, 'POST');
  // Until the event is analysed, the deposit alone is wanted.
  await until(async () => String(await wanted(id)) === 'remove_risk payment_only_failed');
  expect(await statusOf(id)).toBe('review');
  const good = { event_id: 'good', event_status: 'success', timestamp: '2026-01-02T00:00:00Z' };
  await changed('/payments/events', { ...event, ...good }, 'POST');
  await verified(id);
});

test('of several risks, names those without which the guest would be verified', async () => {
  const born = `${new Date().getUTCFullYear() - 16}-01-01`;
  const { id } = await book({ guest: { ...guest('young@mailinator.com'), birth_date: born } });
  expect(await statusOf(id)).toBe('review');
  expect((await wanted(id)).sort()).toEqual(['remove_risk email_disposable', 'remove_risk guest_under_age']);
  await changed(`/reservations/${id}`, { guest: { birth_date: '1980-01-01', email: 'old@example.com' } });
  await verified(id);
});

const SAVE =
  'mutation ($input: BusinessRuleInput!) { saveBusinessRule(input: $input) { businessRule { id } userErrors { code message field rule } } }';
const STATE =
  'mutation ($id: ID!, $state: RuleState!) { setBusinessRuleState(input: { id: $id, state: $state }) { businessRule { id state } userErrors { code message field rule } } }';

async function go(id: string, state: string) {
  expect((await service.graph(STATE, { id, state })).errors).toBeUndefined();
}

test("names what an operator's rule blocks, and what it would block after every other fix", async () => {
  const input = { name: 'Direct ones', condition: 'reservation.source == "direct"', actions: [{ kind: 'FLAG' }] };
  const { id: rule } = (await service.graph(SAVE, { input })).data.saveBusinessRule;
  const fleeting = { name: 'Doubtful', condition: 'decision.risk_score > 20.0', actions: [{ kind: 'FLAG' }] };
  const { id: other } = (await service.graph(SAVE, { input: fleeting })).data.saveBusinessRule;
  for (const one of [rule, other]) for (const state of ['SHADOW', 'LIVE']) await go(one, state);
  const { id } = await book({ source: 'direct', guest: guest('ruled@mailinator.com') });
  expect([await statusOf(id), await wanted(id)]).toEqual([
    'review',
    ['remove_risk email_disposable', 'change_rule Direct ones'],
  ]);
  await changed(`/reservations/${id}`, { guest: { email: 'ruled@example.com' } });
  await until(async () => (await wanted(id)).join() === 'change_rule Direct ones');
  expect(await statusOf(id)).toBe('review');
  await go(rule, 'DRAFT');
  await verified(id);
});
