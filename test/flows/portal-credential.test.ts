import { portalCredential, portalToken } from '#subgraphs/screening/portal/link/portal-token.js';
import { ABOUT_YOU, PORTAL, PortalGuest, requireScreens } from '../support/portal.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { accountWithKey } from '../support/test-mode.js';

let service: RunningTest;
const GUEST = { first_name: 'Ann', email: 'ann@example.com' };

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service?.stop());

const book = async (headers?: Record<string, string>) =>
  (await service.rest('POST', '/reservations?sync=1', { without_listing: true, guest: GUEST }, headers)).body;

async function askWith(credential: string, query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-credential': credential, ...headers },
    body: JSON.stringify({ query }),
  });
  return { status: answer.status, body: await answer.text() };
}

test('a link is exchanged for an uncached credential that works for half an hour', async () => {
  const { guest_portal_url: url } = await book();
  const answer = await fetch(`${url}/session`, { method: 'POST' });
  const { credential, expires_at } = (await answer.json()) as { credential: string; expires_at: string };
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(credential).toMatch(/^[\w-]{72}$/);
  const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
  expect([minutes > 29, minutes <= 30]).toEqual([true, true]);
  expect((await fetch(`${url}x/session`, { method: 'POST' })).status).toBe(404);
});

test('an expired or forged link or credential does not open the graph', async () => {
  const { id, user_id: accountId } = await book();
  const now = Date.now();
  const name = { accountId, id };
  for (const wrong of [
    portalToken(name),
    portalCredential(name, new Date(now - 1)),
    'x',
    '',
    portalCredential(name, new Date(now + 60_000)).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  ])
    expect((await askWith(wrong, PORTAL)).status).toBe(401);
  expect((await askWith(portalCredential(name, new Date(now + 60_000)), PORTAL)).status).toBe(200);
});

test('a guest reaches only their own portal, also through fragments, nodes or references', async () => {
  const [own, other] = [await book(), await book()];
  const guest = await PortalGuest.open(service, own.guest_portal_url);
  expect((await guest.portal()).reservationId).toBe(own.id);
  const wanted = [
    `reservation(id: "${own.id}") { id }`,
    `reservation(id: "${other.id}") { id }`,
    'me { id }',
    'reservations { total }',
    `node(id: "${own.id}") { id }`,
    'auditTrail { edges { node { action } } }',
    'usageAgreement { accountId }',
    'portalContents { screen }',
    'propertyTypes',
    'emailFacts(email: "a@b.co") { known }',
    'events { type }',
    'apiKeys { id }',
    'businessRules { id }',
  ];
  for (const field of wanted) {
    const { status, body } = await askWith(guest.credential, `{ ${field} }`);
    expect([field, status === 200 ? /FORBIDDEN|GRAPHQL_VALIDATION_FAILED/.test(body) : status === 400]).toEqual([
      field,
      true,
    ]);
    expect(body).not.toContain(other.id);
  }
  const change = `mutation { reopenPortalScreen(input: { reservationId: "${own.id}", screen: AboutYou }) { reservation { id } userErrors { code message field rule } } }`;
  expect((await askWith(guest.credential, change)).body).toContain('FORBIDDEN');
  const rest = await service.rest('GET', `/reservations/${own.id}`, undefined, {
    'x-api-key': '',
    'x-portal-credential': guest.credential,
  });
  expect(rest.status).toBe(401);
});

test('a credential adds nothing to a key, nor a key to a credential', async () => {
  const guest = await PortalGuest.open(service, (await book()).guest_portal_url);
  const { body } = await askWith(guest.credential, PORTAL, { 'x-api-key': service.key });
  expect(body).toContain('FORBIDDEN');
});

test('closing an account closes its portal at once, also for open pages', async () => {
  const owner = await accountWithKey(service, { name: 'Owner' });
  const { guest_portal_url: url } = await book(owner.headers);
  const guest = await PortalGuest.open(service, url);
  expect((await guest.ask('{ portal { state } }')).status).toBe(200);
  await service.rest('PUT', `/accounts/${owner.id}?suspended=true`);
  expect((await guest.ask('{ portal { state } }')).status).toBe(403);
  expect((await fetch(`${url}/session`, { method: 'POST' })).status).toBe(403);
});

test('in test mode the sandbox holds deposits, and a declined one can be retried', async () => {
  const tester = await accountWithKey(service);
  const { id, guest_portal_url: url } = await book(tester.headers);
  await service.rest('PUT', `/reservations/${id}/screens`, { SecurityDeposit: 'required' }, tester.headers);
  const guest = await PortalGuest.open(service, url);
  expect((await guest.portal()).isTest).toBe(true);
  const hold = (method: string) => guest.submit('SecurityDeposit', { choice: 'deposit', understood: true, method });
  expect((await hold('refused')).code).toBe('DEPOSIT_REFUSED');
  expect(await guest.stateOf('SecurityDeposit')).toBe('OPEN');
  await hold('card');
  const started = Date.now();
  while ((await guest.stateOf('SecurityDeposit')) !== 'ACCEPTED' && Date.now() - started < 10_000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await guest.stateOf('SecurityDeposit')).toBe('ACCEPTED');
});

test('the audit trail records the actions through a portal link, and the reservation', async () => {
  const { id, guest_portal_url: url } = await book();
  await requireScreens(service, id, { PurposeOfStay: 'required' });
  await (await PortalGuest.open(service, url)).submit('AboutYou', ABOUT_YOU);
  const query = '{ auditTrail(first: 50) { edges { node { action actor { kind keyId } } } } }';
  const started = Date.now();
  let text = '';
  while (!text.includes('screen_submitted') && Date.now() - started < 10_000)
    text = JSON.stringify((await service.graph(query)).data);
  expect(text).toContain(`{"action":"guest_portal.screen_accepted","actor":{"kind":"GUEST","keyId":"${id}"}}`);
});
