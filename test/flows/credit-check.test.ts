import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { PortalGuest } from '../support/portal.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { storedDecisions } from '../support/stored-decisions.js';

const KEY = 'bureau-key-of-ours';

let bureau: ProviderServer;
let settings: Record<string, string>;
let service: RestartableTest;
let client: pg.Client;

beforeAll(async () => {
  bureau = await providerServer();
  settings = { LOOKUP_CREDIT: 'bureau', LOOKUP_BUREAU_URL: bureau.url, LOOKUP_BUREAU_KEY: KEY };
  service = await runningTest(settings);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

beforeEach(() => {
  bureau.asked = [];
  bureau.mood = 'answer';
  bureau.says = () => ({
    status: 200,
    body: { outcome: 'clear', score: 742, score_range: { from: 300, to: 850 }, reasons: [], secret: 'tradelines' },
  });
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  await bureau?.stop();
});

const GUEST = {
  full_name: 'Ann Lee',
  email: 'ann.lee@example.com',
  phone: '+13035550123',
  birth_date: '1990-04-05',
  location: '1 Main St, Denver, CO 80202',
};

const AGREES = {
  legalName: 'Ann B. Lee',
  otherNames: 'Ann Smith',
  birthDate: '1990-04-05',
  address: '1 Main St, Denver',
  country: 'us',
  consent: true,
};

async function stay(query = '', guest: object = GUEST) {
  const screens = { AboutYou: 'disabled', FraudDetectionAddon: 'disabled', CreditCheck: 'required' };
  const { body } = await service.rest('POST', `/reservations${query}`, { without_listing: true, guest });
  await service.rest('PUT', `/reservations/${body.id}/screens`, screens);
  return { id: body.id as string, url: body.guest_portal_url as string };
}

const summaryOf = async (id: string) => (await service.rest('GET', `/reservations/${id}/summary`)).body;

const helpOf = async (id: string): Promise<string> => (await summaryOf(id)).details.credit_check.help ?? '';

const entryOf = async (id: string, status: string) =>
  eventually(async () => {
    const entry = (await summaryOf(id)).details.credit_check;
    return entry.status === status ? entry : null;
  });

test('asks the bureau only after consent, and passes on who agreed, when and to what', async () => {
  const { id, url } = await stay();
  await eventually(async () => (await helpOf(id)).includes('Waiting for the guest to complete: Credit check.'));
  expect(bureau.asked).toEqual([]);
  const guest = await PortalGuest.open(service, url);
  expect((await guest.submit('CreditCheck', AGREES)).code).toBeUndefined();
  const entry = await entryOf(id, 'PASS');
  expect(entry).toMatchObject({ value: '742', findings: ['Credit bureau: score 742 (range 300 to 850).'] });
  const [asked] = bureau.asked;
  expect(asked).toMatchObject({
    method: 'POST',
    url: '/v1/credit-checks',
    headers: { authorization: `Bearer ${KEY}` },
  });
  expect(JSON.parse(asked!.body)).toEqual({
    purpose: 'tenant_screening',
    consent: { given_by: 'guest', given_at: expect.stringMatching(/^\d{4}-.*Z$/), disclosure: 'usual-1' },
    person: {
      name: 'Ann B. Lee',
      other_names: 'Ann Smith',
      birth_date: '1990-04-05',
      address: '1 Main St, Denver',
      country: 'US',
    },
  });
  await eventually(async () => (await summaryOf(id)).verification_status === 'verified');
});

test('stores the answer and never the report; a change of dates asks for no new one', async () => {
  const { id } = await stay('?skip_gp=1&sync=1');
  await entryOf(id, 'PASS');
  const text = JSON.stringify(await storedDecisions(client, id));
  expect(text).toContain('credit');
  expect(text).not.toMatch(/tradelines|Main St|1990-04-05|Ann/);
  const asked = bureau.asked.length;
  expect(asked).toBe(1);
  const change = { check_in_date: '2031-05-01', check_out_date: '2031-05-04' };
  expect((await service.rest('PUT', `/reservations/${id}?sync=1`, change)).status).toBe(200);
  await service.restart(settings);
  expect((await service.rest('PUT', `/reservations/${id}?sync=1`, { number_of_guests: 2 })).status).toBe(200);
  await entryOf(id, 'PASS');
  expect(bureau.asked).toHaveLength(asked);
});

test('a negative report goes to a reviewer, adds to the risk, and lists the changes required', async () => {
  bureau.says = () => ({ status: 200, body: { outcome: 'consider', score: 540, reasons: ['collections'] } });
  const { id } = await stay('?skip_gp=1&sync=1', { ...GUEST, full_name: 'Bea Debt' });
  expect((await entryOf(id, 'REVIEW')).findings).toEqual([
    'Credit bureau: score 540.',
    'Credit bureau reports: collections.',
  ]);
  expect((await summaryOf(id)).details.general_risk.value).toBe('20');
  const query = `query ($id: ID!) { explainDecision(reservationId: $id) { outcome { counterfactuals { kind code } } replayed { same } } }`;
  const { explainDecision } = (await service.graph(query, { id })).data;
  expect(explainDecision.replayed.same).toBe(true);
  expect(explainDecision.outcome.counterfactuals).toMatchObject([{ kind: 'REMOVE_RISK', code: 'credit_to_consider' }]);
});

test('a bureau that fails or returns nonsense leaves the check incomplete, and is asked again', async () => {
  bureau.mood = 'error';
  const { id } = await stay('?skip_gp=1', { ...GUEST, full_name: 'Cy Wait' });
  await eventually(async () => (await helpOf(id)).includes('will be retried'), 20_000);
  bureau.mood = 'answer';
  bureau.says = () => ({ status: 200, body: { outcome: 'clear', reasons: ['Ann owes 500 to Bob'] } });
  await eventually(async () => bureau.asked.length >= 3, 20_000);
  expect((await summaryOf(id)).details.credit_check.status).toBe('INCOMPLETE');
  bureau.says = () => ({ status: 404 });
  expect((await entryOf(id, 'REVIEW')).findings).toEqual(['Credit bureau: no credit file found for this person.']);
});

test('an API key cannot ask the bureau, and a guest with too little data is not checked', async () => {
  const query = `{ guestSignals(input: { credit: { name: "A", birthDate: "1990-01-01", address: "B" } }) { credit { known } } }`;
  const { errors } = await service.graph(query);
  expect(errors![0]!.extensions.code).toBe('FORBIDDEN');
  const { id } = await stay('?skip_gp=1&sync=1', { full_name: 'Dee Few', email: 'few@example.com' });
  await eventually(async () => (await helpOf(id)).includes('date of birth and address'));
  expect(bureau.asked).toEqual([]);
});

test('without a bureau the check stays incomplete, with the reason', async () => {
  const alone = await runningTest();
  try {
    const made = await alone.rest('POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest: GUEST });
    await alone.rest('PUT', `/reservations/${made.body.id}/screens`, { CreditCheck: 'required' });
    await eventually(async () => {
      const { body } = await alone.rest('GET', `/reservations/${made.body.id}/summary`);
      return body.details.credit_check.help?.includes('No credit bureau is set up.');
    });
  } finally {
    await alone.stop();
  }
});
