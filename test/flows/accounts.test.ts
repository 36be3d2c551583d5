import { verify } from '@node-rs/argon2';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { type Member, giveKey, registered } from '../support/family.js';
import { ownWait } from '../support/own-wait.js';
import { expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { written } from '../support/written.js';

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const WHOLE = {
  name: 'Bay Rentals',
  email: 'ops@bay.example.com',
  phone: '+1 303 555 0123',
  password: 'correct horse battery',
  company: { name: 'Bay Rentals LLC', email: 'office@bay.example.com', phone: '+13035550124' },
};

let service: RunningTest;
let client: pg.Client;
const family = {} as Record<'reseller' | 'child' | 'grandchild' | 'stranger', Member>;

beforeAll(async () => {
  service = await runningTest({ SIGNUP_REDIRECT_ORIGINS: 'https://app.example.com' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  family.reseller = await registered(service, client, { name: 'Reseller' });
  family.child = await registered(service, client, { name: 'Child', email: 'child@example.com' }, family.reseller);
  family.grandchild = await registered(service, client, { name: 'Grandchild' }, family.child);
  family.stranger = await registered(service, client, { name: 'Stranger' });
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const eventsOf = async (id: string, count: number): Promise<string[]> => {
  for (let tries = 0; ; tries += 1) {
    const { data } = await service.graph('{ events(limit: 500) { type accountId } }');
    const types = data.events
      .filter(({ accountId }: { accountId: string }) => accountId === id)
      .map(({ type }: { type: string }) => type);
    if (types.length >= count || tries === 50) return types;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

test('returns the whole record of a registered account, never its password', async () => {
  const made = await service.rest('POST', '/accounts/register', WHOLE, family.reseller.headers);
  const { password, ...shown } = WHOLE;
  expect(made.status).toBe(200);
  expect(made.body).toEqual({
    ...shown,
    id: expect.any(String),
    is_active: true,
    is_suspended: false,
    mode: 'live',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    billing: { parent_account: family.reseller.id },
  });
  expect(JSON.stringify(made.body)).not.toContain('argon2');
  const own = await giveKey(client, made.body.id);
  expect((await service.rest('GET', '/accounts/me', undefined, own.headers)).body).toEqual(made.body);
  const { rows } = await client.query('select * from identity.account_secret where id = $1', [made.body.id]);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
  expect(await verify(rows[0].password_hash, password)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain('bay.example.com');
  expect(await eventsOf(made.body.id, 1)).toEqual(['ACCOUNT_CREATED']);
});

test('registers without any required member and ignores unknown ones', async () => {
  const { status, body } = await service.rest('POST', '/accounts/register', { is_suspended: true, id: UNKNOWN });
  expect(status).toBe(200);
  expect(body).toMatchObject({ is_active: true, is_suspended: false });
  expect(body.id).not.toBe(UNKNOWN);
  expect(body).not.toHaveProperty('name');
  expect(body).not.toHaveProperty('company');
});

test('lists all descendants of an account, at any depth, in pages', async () => {
  const page = (query: string, headers = family.reseller.headers) =>
    service.rest('GET', `/accounts/children${query}`, undefined, headers);
  const all = await page('');
  expect(all.body).toMatchObject({ from: 0, size: 25, total: all.body.items.length });
  expect(all.body.items.slice(0, 2)).toEqual([
    { id: family.child.id, name: 'Child', email: 'child@example.com', mode: 'live' },
    { id: family.grandchild.id, name: 'Grandchild', mode: 'live' },
  ]);
  const second = await page('?from=1&limit=1');
  expect(second.body).toEqual({ from: 1, size: 1, total: all.body.total, items: [all.body.items[1]] });
  expect((await page('?size=1000')).body.size).toBe(100);
  expect((await page('?from=999')).body.items).toEqual([]);
  expect((await page('', family.grandchild.headers)).body).toEqual({ from: 0, size: 25, total: 0, items: [] });
});

test('merges a change, clears members set to null, and emits an event', async () => {
  const { id } = await registered(service, client, WHOLE_BUT('merge@example.com'), family.child);
  const put = (body: object, query = '') =>
    service.rest('PUT', `/accounts/${id}${query}`, body, family.reseller.headers);
  const renamed = await put({ name: 'New', company: { phone: null } });
  expect(renamed.body).toMatchObject({
    name: 'New',
    email: 'merge@example.com',
    company: { name: WHOLE.company.name, email: WHOLE.company.email },
  });
  expect(renamed.body.company).not.toHaveProperty('phone');
  const cleared = await put({ name: null, phone: null, company: null });
  expect(cleared.body).not.toHaveProperty('name');
  expect(cleared.body).not.toHaveProperty('phone');
  expect(cleared.body).not.toHaveProperty('company');
  expect((await put({}, '?suspended=true')).body).toMatchObject({ is_suspended: true, is_active: true });
  expect((await put({}, '?status=disabled')).body).toMatchObject({ is_suspended: true, is_active: false });
  expect((await put({}, '?suspended=true')).body).toMatchObject({ is_suspended: true, is_active: false });
  expect((await put({}, '?suspended=false')).body).toMatchObject({ is_suspended: false, is_active: false });
  expect((await put({ name: 'Back' }, '?status=active')).body).toMatchObject({ name: 'Back', is_active: true });
  await put({ password: null });
  expect((await client.query('select 1 from identity.account_secret where id = $1', [id])).rowCount).toBe(0);
  expect(await eventsOf(id, 9)).toEqual([
    'ACCOUNT_CREATED',
    'ACCOUNT_UPDATED',
    'ACCOUNT_UPDATED',
    'ACCOUNT_SUSPENDED',
    'ACCOUNT_DISABLED',
    'ACCOUNT_UNSUSPENDED',
    'ACCOUNT_UPDATED',
    'ACCOUNT_ENABLED',
    'ACCOUNT_UPDATED',
  ]);
});

function WHOLE_BUT(email: string) {
  return { ...WHOLE, email };
}

test('an account can update itself by `me` and by its id', async () => {
  const { headers, id } = family.grandchild;
  expect((await service.rest('PUT', '/accounts/me', { name: 'Mine' }, headers)).body).toMatchObject({
    id,
    name: 'Mine',
  });
  expect((await service.rest('PUT', `/accounts/${id}`, { name: 'Again' }, headers)).body.name).toBe('Again');
  expect((await service.rest('PUT', '/accounts/me?suspended=false&status=active', undefined, headers)).status).toBe(
    200,
  );
});

test.each(['suspended=true', 'status=disabled', 'suspended=true&status=active'])(
  'no account can disable itself: %s',
  async (query) => {
    const before = await written(client);
    for (const id of ['me', family.child.id, family.child.id.toUpperCase()]) {
      const answer = await service.rest('PUT', `/accounts/${id}?${query}`, { name: 'Gone' }, family.child.headers);
      expectTold(answer, told(403, 'forbidden'));
    }
    expect(await written(client)).toEqual(before);
  },
);

const NO_ACCOUNT = told(400, 'account_not_found');
test.each<[string, () => string, () => Member]>([
  ['an unknown account', () => UNKNOWN, () => family.reseller],
  ['no identifier', () => 'children', () => family.reseller],
  ["a stranger's account", () => family.stranger.id, () => family.reseller],
  ["a child's parent", () => family.reseller.id, () => family.child],
  ["a grandchild's parent", () => family.child.id, () => family.grandchild],
  ["a stranger's child", () => family.grandchild.id, () => family.stranger],
])('%s is unknown, whatever the request', async (_title, id, by) => {
  const before = await written(client);
  for (const query of ['', '?suspended=true', '?status=disabled'])
    expectTold(await service.rest('PUT', `/accounts/${id()}${query}`, { name: 'Taken' }, by().headers), NO_ACCOUNT);
  const { data } = await service.graph('query ($id: ID!) { account(id: $id) { id } }', { id: id() }, by().headers);
  expect(data.account).toBeNull();
  const { errors } = await service.graph(
    'mutation ($id: ID!) { updateAccount(input: { id: $id, isSuspended: true }) { account { id } userErrors { code message field rule } } }',
    { id: id() },
    by().headers,
  );
  expect(errors?.[0]).toMatchObject({
    message: 'Account not found.',
    extensions: { code: 'ACCOUNT_NOT_FOUND' },
  });
  expect(await written(client)).toEqual(before);
});

test('a new child is visible to its parent and all ancestors at once', async () => {
  for (let n = 0; n < 5; n += 1) {
    const made = await service.rest('POST', '/accounts/register', { name: `Fresh ${n}` }, family.child.headers);
    const path = `/accounts/${made.body.id}`;
    expect((await service.rest('PUT', path, { name: 'Own' }, family.child.headers)).status).toBe(200);
    expect((await service.rest('PUT', path, { name: 'Above' }, family.reseller.headers)).status).toBe(200);
    const { data } = await service.graph('query ($id: ID!) { account(id: $id) { name } }', { id: made.body.id });
    expect(data.account.name).toBe('Above');
  }
});

test('an address signs in to one account per family; it may be shared by accounts without a password', async () => {
  const email = 'Shared@Example.com';
  for (let n = 0; n < 2; n += 1) expect((await service.rest('POST', '/accounts/register', { email })).status).toBe(200);
  const first = await registered(service, client, { email, password: 'a long enough one' });
  const other = await registered(service, client, { email: 'other@example.com', password: 'a long enough one' });
  const before = await written(client);
  const taken = { email: 'shared@example.COM', password: 'another long one' };
  for (const answer of [
    await service.rest('POST', '/accounts/register', taken),
    await service.rest('PUT', `/accounts/${other.id}`, { email }),
  ])
    expectTold(answer, { ...told(400, 'email_taken'), at: 'email' });
  expect(await written(client)).toEqual(before);
  // An account learns nothing about its siblings.
  expect((await service.rest('PUT', `/accounts/me`, { email }, other.headers)).status).toBe(200);
  expect((await service.rest('PUT', `/accounts/me`, { email: null }, other.headers)).status).toBe(200);
  expect((await service.rest('PUT', `/accounts/${first.id}`, { email: null })).status).toBe(200);
  expect((await service.rest('PUT', `/accounts/${other.id}`, { email })).status).toBe(200);
});

test('of two concurrent registrations with one address, one succeeds', async () => {
  const body = { email: 'race@example.com', password: 'a long enough one' };
  const answers = await Promise.all(Array.from({ length: 4 }, () => service.rest('POST', '/accounts/register', body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test.each([
  ['suspended', 'suspended=true', 'suspended=false'],
  ['disabled', 'status=disabled', 'status=active'],
])('an account that is %s loses its key and socket, and so do its descendants', async (_title, off, on) => {
  const parent = await registered(service, client, {}, family.reseller);
  const child = await registered(service, client, {}, parent);
  const socket = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: child.headers,
    retryAttempts: 0,
    lazy: false,
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('closed', (event) => resolve((event as { code: number }).code));
  });
  await new Promise<void>((resolve) => socket.on('connected', () => resolve()));
  const me = (one: Member) => service.rest('GET', '/accounts/me', undefined, one.headers);
  expect([(await me(parent)).status, (await me(child)).status]).toEqual([200, 200]);
  const turn = (query: string) => service.rest('PUT', `/accounts/${parent.id}?${query}`, {}, family.reseller.headers);
  await turn(off);
  for (const one of [parent, child]) expectTold(await me(one), told(403, 'forbidden'));
  expect(await Promise.race([closed, ownWait(2_500)])).toBe(4403);
  const own = (await service.rest('PUT', `/accounts/${child.id}`, {}, family.reseller.headers)).body;
  expect(own).toMatchObject({ is_active: true, is_suspended: false });
  await turn(on);
  expect([(await me(parent)).status, (await me(child)).status]).toEqual([200, 200]);
  await socket.dispose();
});

test('an SDK key cannot manage accounts', async () => {
  const { headers } = await giveKey(client, family.reseller.id, true);
  const before = await written(client);
  for (const [method, path] of [
    ['POST', '/accounts/register'],
    ['POST', '/accounts/signup?pms=api'],
    ['PUT', '/accounts/me'],
    ['PUT', `/accounts/${family.child.id}?suspended=true`],
    ['GET', '/accounts/children'],
  ] as const)
    expect((await service.rest(method, path, method === 'GET' ? undefined : {}, headers)).status).toBe(403);
  expect(await written(client)).toEqual(before);
});

test('the graph returns company, billing, children, and the parent where it is visible', async () => {
  const query = `query ($id: ID!) { account(id: $id) {
    id company { name } billing { parentAccount } parent { id name } children(first: 1) { id parent { id } } } }`;
  const asked = async ({ headers }: Member) =>
    (await service.graph(query, { id: family.child.id }, headers)).data.account;
  const expected = { id: family.child.id, company: null, billing: { parentAccount: family.reseller.id } };
  const children = [{ id: family.grandchild.id, parent: { id: family.child.id } }];
  expect(await asked(family.reseller)).toEqual({
    ...expected,
    parent: { id: family.reseller.id, name: 'Reseller' },
    children,
  });
  expect(await asked(family.child)).toEqual({ ...expected, parent: null, children });
  for (const bad of ['accounts(from: -1) { total }', 'accounts(size: 0) { total }', 'me { children(first: 0) { id } }'])
    expect((await service.graph(`{ ${bad} }`)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
});

test('the graph registers, updates and invites by the same rules', async () => {
  const registerAccount =
    'mutation ($input: AccountInput!) { registerAccount(input: { account: $input }) { account { id email isActive } userErrors { code message field rule } } }';
  const made = await service.graph(registerAccount, { input: { email: 'graph@example.com' } }, family.child.headers);
  expect(made.data.registerAccount).toMatchObject({ email: 'graph@example.com', isActive: true });
  const refused = await service.graph(registerAccount, { input: { email: 'x', password: 'y' } }, family.child.headers);
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    details: [{ loc: ['email'] }, { loc: ['password'] }],
  });
  const link =
    'mutation ($input: SignupLinkInput!) { createSignupLink(input: $input) { signupLink { url expiresAt } userErrors { code message field rule } } }';
  for (const [input, code] of [
    [{ pms: 'nobody' }, 'BAD_INPUT'],
    [{ pms: 'api', redirect: 'https://evil.example.com' }, 'REDIRECT_REFUSED'],
  ] as const)
    expect((await service.graph(link, { input })).errors?.[0]?.extensions.code).toBe(code);
});
