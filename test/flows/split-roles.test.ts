import type { Viewer } from '#kit/viewer/viewer.js';
import { signViewer } from '#kit/viewer/viewer-token.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { Browser } from '../support/browser.js';
import { built } from '../support/built.js';
import { startReceiver } from '../support/receiver.js';
import { until } from '../support/until.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';

const KEY = `sk_live_${'s'.repeat(43)}`;
const SECRET = 'a secret of the test, long enough to be taken';
const NAMES = ['identity', 'property', 'screening', 'intelligence'] as const;
const VIEWER: Viewer = {
  kind: 'service',
  accountId: '',
  accountIds: [],
  keyId: null,
  address: null,
  requestId: null,
};
const GUEST = { first_name: 'Ann', last_name: 'Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };
const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};

let database: TestDatabase;
const roles = new Map<string, StartedRole>();
const at = (name: string) => roles.get(name)!;

beforeAll(async () => {
  const building = built();
  database = await testDatabase({ key: 'empty', migrate: async () => {} });
  await building;
  await startAll();
}, 300_000);

afterAll(async () => {
  for (const role of roles.values()) role.kill();
  await Promise.all([...roles.values()].map(({ ended }) => ended));
  await database?.drop();
});

async function startAll(): Promise<void> {
  const ports = new Map<string, string>();
  for (const name of ['gateway', 'worker', ...NAMES]) ports.set(name, String(await freePort()));
  const urlOf = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const shared = {
    DATABASE_URL: database.url,
    SERVICE_SECRET: SECRET,
    PUBLIC_URL: urlOf('gateway'),
    LOG_LEVEL: 'warn',
    WEBHOOK_ALLOW_PRIVATE: 'true',
  };
  const inner = { ...shared, GATEWAY_URL: urlOf('gateway'), DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
  const start = (name: string, file: string, environment: Record<string, string>) =>
    roles.set(name, startRole(file, { ...environment, PORT: ports.get(name)! }));
  for (const name of NAMES) start(name, 'subgraphs/serve.js', { ...inner, SUBGRAPH: name });
  start('worker', 'subgraphs/work.js', { ...inner, BOOTSTRAP_API_KEY: KEY });
  const urls = Object.fromEntries(NAMES.map((name) => [`${name.toUpperCase()}_URL`, urlOf(name)]));
  start('gateway', 'gateway/main.js', { ...shared, ...urls, DATA_KEY: inner.DATA_KEY });
  await Promise.all([...roles.values()].map(untilReady));
}

async function rest(method: string, path: string, body?: object) {
  const answer = await fetch(`${at('gateway').url}/v1${path}`, {
    method,
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const requestId = answer.headers.get('request-id');
  return { status: answer.status, requestId, body: (await answer.json()) as Record<string, string> };
}

async function ask(name: string, headers: Record<string, string>, body: object | string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${at(name).url}/`, { method: 'POST', headers, body: text });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const bearer = async (audience: string, secret = SECRET, viewer = VIEWER) => ({
  authorization: `Bearer ${signViewer(viewer, audience, new TextEncoder().encode(secret))}`,
});

test('analyzes a listing and a reservation across the processes', async () => {
  const listing = await rest('POST', '/listings', LISTING);
  expect(listing).toMatchObject({ status: 200, body: { my_id: 'loft1', location: { country: 'United States' } } });
  const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
  const reservation = { listing_id: listing.body.id, guest: GUEST, ...dates };
  const made = await rest('POST', '/reservations?sync=1&skip_gp=1', reservation);
  expect(made).toMatchObject({ status: 200, body: { nights: 4, listing_nickname: 'Loft One' } });
  const summary = await rest('GET', `/reservations/${made.body.id}/summary`);
  expect(summary).toMatchObject({ status: 200, body: { verification_status: 'verified', risk_color: 'green' } });
});

test('the trail records the actor across the processes, also for calls between subgraphs', async () => {
  const listing = { ...LISTING, my_id: 'inner1' };
  const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
  const made = await rest('POST', '/reservations?skip_gp=1', { listing, guest: GUEST, ...dates });
  const query = `{ auditTrail(first: 100) { edges { node { action recordId requestId actor { kind address }
    record { __typename ... on Listing { myId } } } } } }`;
  const records = async () => {
    const headers = { 'x-api-key': KEY, 'content-type': 'application/json' };
    const answer = await fetch(`${at('gateway').url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    const { data } = (await answer.json()) as { data: { auditTrail: { edges: { node: Record<string, unknown> }[] } } };
    return data.auditTrail.edges.map(({ node }) => node);
  };
  for (let tries = 0; tries < 100 && !(await records()).some(({ recordId }) => recordId === made.body.id); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const entries = await records();
  const reservation = entries.find(
    ({ action, recordId }) => action === 'reservation.created' && recordId === made.body.id,
  );
  const inner = entries.find(({ record }) => (record as { myId?: string } | null)?.myId === 'inner1');
  expect(reservation).toMatchObject({ requestId: made.requestId, actor: { kind: 'API', address: '127.0.0.1' } });
  expect(inner).toMatchObject({ requestId: made.requestId, actor: { kind: 'API', address: '127.0.0.1' } });
});

test('without sync the worker runs the analysis', async () => {
  const made = await rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST });
  expect(made.status).toBe(200);
  const statusOf = async () => (await rest('GET', `/reservations/${made.body.id}/status`)).body.status;
  for (let tries = 0; tries < 100 && (await statusOf()) !== 'verified'; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await statusOf()).toBe('verified');
});

test('the worker posts events to webhooks, with the record fetched from the gateway', async () => {
  const receiver = await startReceiver();
  try {
    const hook = { webhook_key: 'reservation_webhook_url', webhook_url: `${receiver.url}/split` };
    expect((await rest('POST', '/accounts/webhooks', hook)).status).toBe(200);
    const made = await rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST });
    const [posted] = await receiver.arrived('/split');
    expect(posted!.body).toMatchObject({
      type: 'reservation.created',
      id: made.body.id,
      guest: { email: GUEST.email },
    });
  } finally {
    expect((await rest('DELETE', '/accounts/webhooks?webhook_key=reservation_webhook_url')).status).toBe(200);
    await receiver.stop();
  }
});

test('the pages query subgraphs of other processes, and a child is visible to its parent at once', async () => {
  const made = await rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST });
  expect(await (await fetch(made.body.guest_portal_url!)).text()).toContain('<h1>You are all set</h1>');
  const link = (await rest('POST', '/accounts/signup?pms=api')).body.url!;
  const send = async (form: Record<string, string>) => {
    const answer = await fetch(link, { method: 'POST', body: new URLSearchParams(form) });
    return { status: answer.status, text: await answer.text() };
  };
  const filled = { name: 'Bea', email: 'bea@example.com', password: 'correct horse battery' };
  const refused = await send({ ...filled, email: 'bea' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Email must be a valid email address.');
  expect((await send(filled)).text).toContain('sk_live_');
  expect((await send(filled)).status).toBe(410);
  const child = await rest('POST', '/accounts/register', { name: 'Child' });
  const renamed = await rest('PUT', `/accounts/${child.body.id}`, { name: 'Renamed' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Renamed' } });
});

test('users sign in and out across the processes, and the trail records who came from where', async () => {
  const who = { email: 'ann@example.org', password: 'correct horse battery' };
  expect((await rest('PUT', '/accounts/me', who)).status).toBe(200);
  const browser = new Browser(at('gateway').url);
  expect((await browser.signIn(who.email, 'another password')).status).toBe(401);
  expect((await browser.signIn(who.email, who.password)).location).toBe('/dashboard');
  expect((await browser.open('/account')).text).toContain(who.email);
  const trail = `{ auditTrail(filter: { action: "account.signed_in" }) { edges { node { actor { kind address } } } } }`;
  const entries = async () => (await browser.graph(trail)).body.data.auditTrail.edges as object[];
  await until(async () => (await entries()).length === 1);
  expect(await entries()).toEqual([{ node: { actor: { kind: 'USER', address: '127.0.0.1' } } }]);
  const { cookie } = browser;
  await browser.send('/sign-out', {}, { page: '/account' });
  expect((await browser.graph(trail, { cookie, 'apollo-require-preflight': '1' })).status).toBe(401);
});

test('the subgraph reports client errors with its own code', async () => {
  const answer = await rest('POST', '/reservations/nowhere/status', { supervised: 'decline' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body.error).toBe('Reservation not found.');
});

describe('a subgraph', () => {
  const query = { query: '{ __typename }' };

  test('answers any caller that the gateway vouches for', async () => {
    expect(await ask('identity', await bearer('identity'), query)).toEqual({
      status: 200,
      body: { data: { __typename: 'Query' } },
    });
  });

  test.each([
    ['no token', async () => ({})],
    ['a forged token', () => bearer('identity', 'another secret that is as long as the real one')],
    ['a token for another subgraph', () => bearer('property')],
    ['no token at all in the header', async () => ({ authorization: 'Bearer ' })],
  ])('refuses %s with 401', async (_, headers) => {
    expect(await ask('identity', await headers(), query)).toMatchObject({
      status: 401,
      body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });

  test('shows an internal error as INTERNAL and logs it under the request id', async () => {
    const viewer = { ...VIEWER, accountId: 'not-a-uuid', accountIds: ['not-a-uuid'] };
    const headers = { ...(await bearer('property', SECRET, viewer)), 'x-request-id': 'request-of-the-test' };
    const { body } = await ask('property', headers, { query: '{ listingByMyId(myId: "x") { id } }' });
    expect(body).toMatchObject({ errors: [{ path: ['listingByMyId'], extensions: { code: 'INTERNAL' } }] });
    expect(JSON.stringify(body)).not.toContain('not-a-uuid');
    await until(async () => at('property').written().includes('"requestId":"request-of-the-test"'));
    expect(at('property').written()).not.toContain('not-a-uuid');
  });

  test.each([
    ['a body that is not JSON', '{', 400],
    ['a body without a query', '{}', 400],
    ['a body over 16 MB', JSON.stringify({ query: ' '.repeat(17_000_000) }), 413],
    ['a document that does not parse', { query: '{' }, 200],
    ['an unknown field', { query: '{ nowhere }' }, 200],
    ['an unknown operation', { ...query, operationName: 'Nowhere' }, 200],
  ])('refuses %s', async (_, body, status) => {
    expect(await ask('identity', await bearer('identity'), body)).toMatchObject({
      status,
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
  });
});

test.each([
  ['gateway/main.js', { IDENTITY_URL: 'http://127.0.0.1:1', PORT: 'x', LOG_LEVEL: 'loud' }, ['PORT', 'LOG_LEVEL']],
  [
    'gateway/main.js',
    { IDENTITY_URL: 'http://127.0.0.1:1' },
    ['PROPERTY_URL', 'SCREENING_URL', 'INTELLIGENCE_URL', 'SERVICE_SECRET', 'DATABASE_URL'],
  ],
  [
    'subgraphs/serve.js',
    { SUBGRAPH: 'nothing', SERVICE_SECRET: 'short', DATABASE_URL: 'file:x' },
    ['SUBGRAPH', 'SERVICE_SECRET', 'DATABASE_URL', 'GATEWAY_URL', 'DATA_KEY', 'PUBLIC_URL'],
  ],
  ['subgraphs/work.js', { BOOTSTRAP_API_KEY: 'x' }, ['BOOTSTRAP_API_KEY', 'DATABASE_URL', 'DATA_KEY']],
])('%s with a bad configuration reports every problem and exits (%j)', async (file, environment, names) => {
  const role = startRole(file, environment as unknown as Record<string, string>);
  expect(await role.ended).toBe(1);
  for (const name of names) expect(role.written()).toContain(`- ${name}: `);
});

test('a stopped subgraph costs only its own fields', async () => {
  expect(await at('intelligence').stop()).toBe(0);
  const query = `{ me { name } reservations(size: 2) {
    items { id confirmationCode account { name } loyaltySegments { segment { name } } } } }`;
  const answer = await fetch(`${at('gateway').url}/graphql`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await answer.json()) as {
    data: { me: object; reservations: { items: object[] } };
    errors: object[];
  };
  expect(data.me).toEqual({ name: expect.any(String) });
  const rest = { id: expect.any(String), confirmationCode: expect.any(String), account: data.me };
  const item = { ...rest, loyaltySegments: null };
  expect(data.reservations.items).toEqual([item, item]);
  expect(errors).toMatchObject(
    [0, 1].map((n) => ({
      path: ['reservations', 'items', n, 'loyaltySegments'],
      extensions: { code: 'UNAVAILABLE' },
    })),
  );
});

test("the operator's key is printed nowhere, and each process stops in order on SIGTERM", async () => {
  for (const role of roles.values()) expect(role.written()).not.toContain(KEY);
  const codes = await Promise.all([...roles].map(async ([name, role]) => [name, await role.stop()]));
  expect(codes).toEqual([...roles.keys()].map((name) => [name, 0]));
});
