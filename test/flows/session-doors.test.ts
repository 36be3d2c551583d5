import { createHash } from 'node:crypto';
import pg from 'pg';
import { ROUTES } from '#rest-shim/routes/all.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { askSocket, openSocket } from '../support/open-socket.js';
import { ME, OWN, PASSWORD, People, type Person, isLetIn } from '../support/people.js';
import { freePort } from '../support/roles.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let client: pg.Client;
let people: People;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  people = new People(service);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

describe('the graph', () => {
  let someone: Person;
  let browser: Browser;

  beforeAll(async () => {
    someone = await people.person();
    browser = await people.signedIn(someone);
  });

  test('gives a session the same answer as a key of the account', async () => {
    const query = `{ me { id } accounts { total } apiKeys { total } reservations { total } listings { total }
      auditTrail { edges { node { id } } } businessRules { id } countries { code } }`;
    const bySession = await browser.graph(query);
    const byKey = await service.graph(query, {}, await people.keyOf(someone));
    expect(bySession.body.errors).toBeUndefined();
    expect(bySession.body.data.me).toEqual({ id: someone.id });
    expect(bySession.body.data).toEqual({
      ...byKey.data,
      apiKeys: { total: 0 },
      auditTrail: expect.anything(),
    });
    const stranger = await people.person();
    const foreign = await browser.graph(`{ account(id: "${stranger.id}") { id } }`);
    expect(foreign.body.data).toEqual({ account: null });
  });

  test("records the session's user in the audit trail", async () => {
    const { body, status } = await browser.graph(
      'mutation { createApiKey(input: { description: "mine" }) { issuedApiKey { key { id } } userErrors { code message field rule } } }',
    );
    expect([status, body.errors]).toEqual([200, undefined]);
    const { rows } = await client.query('select id from identity.user_session where account_id = $1', [someone.id]);
    const entry = await eventually(async () => {
      const found = await browser.graph(
        `{ auditTrail(filter: { recordId: "${body.data.createApiKey.key.id}", keyId: "${rows[0].id}" }) {
          edges { node { action actor { kind keyId address } } } } }`,
      );
      return found.body.data.auditTrail.edges[0]?.node;
    });
    const actor = { kind: 'USER', keyId: rows[0].id, address: expect.stringMatching(/^203\./) };
    expect(entry).toEqual({ action: 'api_key.created', actor });
  });

  const body = JSON.stringify({
    query:
      'mutation { createApiKey(input: { description: "forged" }) { issuedApiKey { secret } userErrors { code message field rule } } }',
  });
  const json = { 'content-type': 'application/json' };
  const url = `/graphql?query=${encodeURIComponent(ME)}`;
  const mutation = `/graphql?query=${encodeURIComponent('mutation { createApiKey(input: { description: "forged" }) { issuedApiKey { secret } userErrors { code message field rule } } }')}`;

  test.each<[string, string, RequestInit, number]>([
    ['JSON without our own header', '/graphql', { method: 'POST', headers: json, body }, 403],
    [
      'an empty header',
      '/graphql',
      { method: 'POST', headers: { ...json, 'apollo-require-preflight': '' }, body },
      403,
    ],
    ['plain text', '/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body }, 403],
    ['a form', '/graphql', { method: 'POST', body: new URLSearchParams({ query: ME }) }, 403],
    ['a link', url, {}, 403],
    ['a link that changes data', mutation, {}, 403],
    ['a GET that changes data', mutation, { headers: OWN }, 405],
    [
      'another site',
      '/graphql',
      { method: 'POST', headers: { ...json, ...OWN, 'sec-fetch-site': 'cross-site' }, body },
      403,
    ],
    [
      'another host of the site',
      '/graphql',
      { method: 'POST', headers: { ...json, ...OWN, 'sec-fetch-site': 'same-site' }, body },
      403,
    ],
    [
      'another origin',
      '/graphql',
      { method: 'POST', headers: { ...json, ...OWN, origin: 'https://elsewhere.example' }, body },
      403,
    ],
  ])('rejects a cookie with %s, and changes nothing', async (_title, path, init, status) => {
    const answer = await browser.fetch(path, init);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('sk_live_');
    const text = `select count(*)::int as n from identity.api_key where description = 'forged'`;
    expect((await client.query(text)).rows).toEqual([{ n: 0 }]);
  });

  test('accepts a cookie with our own header, also by GET', async () => {
    expect((await browser.fetch(url, { headers: { 'x-apollo-operation-name': 'Me' } })).status).toBe(200);
    const own = { ...OWN, origin: service.url, 'sec-fetch-site': 'same-origin' };
    expect((await browser.graph(ME, own)).body.data.me.id).toBe(someone.id);
  });

  test('prefers a key to a cookie, even an invalid one', async () => {
    expect((await browser.graph(ME, { 'x-api-key': service.key })).body.data.me.id).not.toBe(someone.id);
    expect((await browser.graph(ME, { 'x-api-key': '', ...OWN })).status).toBe(401);
    expect((await browser.graph(ME, { 'x-api-key': browser.session!, ...OWN })).status).toBe(401);
  });

  test('rejects a foreign cookie', async () => {
    for (const cookie of ['session=', 'session=x', `session=${'a'.repeat(43)}`, `session=${'a'.repeat(5_000)}`]) {
      const { status } = await browser.graph(ME, { ...OWN, cookie });
      expect([cookie.slice(0, 20), status]).toEqual([cookie.slice(0, 20), 401]);
    }
    const twice = `session=${browser.session}; session=${'b'.repeat(43)}`;
    expect((await browser.graph(ME, { ...OWN, cookie: twice })).status).toBe(401);
  });

  test('does not change the own password without the old one', async () => {
    const change = (id: string) =>
      `mutation { updateAccount(input: { id: "${id}", account: { password: "another password" } }) { account { id } userErrors { code message field rule } } }`;
    for (const id of ['me', someone.id]) {
      const answer = await browser.graph(change(id));
      expect(answer.body.errors![0]!.extensions.code).toBe('FORBIDDEN');
    }
    expect(
      (
        await browser.graph(
          'mutation { updateAccount(input: { id: "me", account: { name: "Ann" } }) { account { name } userErrors { code message field rule } } }',
        )
      ).body.data,
    ).toEqual({
      updateAccount: { name: 'Ann' },
    });
  });

  test('shows clients no operations for sessions and passwords', async () => {
    const hidden = ['sessionHolder', 'noteSessionUse', 'signIn', 'signOut', 'changePassword'];
    const { data } = await service.graph('{ __schema { types { name fields { name } } } }');
    const names = (data.__schema.types as { fields: { name: string }[] | null }[]).flatMap(
      ({ fields }) => fields ?? [],
    );
    expect(names.filter(({ name }) => hidden.includes(name))).toEqual([]);
    const asked = await service.graph(
      `mutation { signOut(tokenHash: "${createHash('sha256').update(browser.session!).digest('hex')}") }`,
    );
    expect(asked.errors).toHaveLength(1);
    expect(await isLetIn(service.url, browser.cookie)).toBe(true);
  });
});

test('no operation of /v1 accepts a cookie, whatever is sent with it', async () => {
  const browser = await people.signedIn(await people.person());
  const statuses = new Map<string, number>();
  for (const { method, path } of ROUTES) {
    const headers = { ...OWN, origin: service.url, 'content-type': 'application/json' };
    const init = { method: method.toUpperCase(), headers, ...(method !== 'get' && { body: '{}' }) };
    const { status } = await browser.fetch(`/v1${path.replace(/:\w+/g, 'x')}`, init);
    statuses.set(`${method} ${path}`, status);
  }
  expect(statuses.size).toBeGreaterThan(20);
  expect([...statuses].filter(([, status]) => status !== 401)).toEqual([]);
});

describe('a socket', () => {
  test('from our own pages is accepted with the cookie', async () => {
    const someone = await people.person();
    const { cookie } = await people.signedIn(someone);
    const { socket, opened } = openSocket(service.url, { cookie, origin: service.url });
    await opened;
    expect(await askSocket(socket, ME)).toEqual({ me: { id: someone.id } });
    await socket.dispose();
  });

  test.each<[string, (url: string) => Record<string, string>]>([
    ['another origin', () => ({ origin: 'https://elsewhere.example' })],
    ['another port of the host', () => ({ origin: 'http://127.0.0.1:1' })],
    [
      'the same host name over https elsewhere',
      (url) => ({ origin: `https://${new URL(url).host}.elsewhere.example` }),
    ],
    ['no page at all', () => ({})],
    ['a page without an origin', () => ({ origin: 'null' })],
  ])('from %s is rejected', async (_title, headers) => {
    const { cookie } = await people.signedIn(await people.person());
    const { socket, closed } = openSocket(service.url, { cookie, ...headers(service.url) });
    expect(await closed).toBe(4403);
    await socket.dispose();
  });
});

describe('behind https', () => {
  const PUBLIC_URL = 'https://screening.example.com';
  let secure: RunningTest;
  let local: string;
  let who: Person;

  beforeAll(async () => {
    const PORT = String(await freePort());
    secure = await runningTest({ PUBLIC_URL, PORT, SESSION_RATE_LIMIT_PER_MINUTE: '6' });
    local = `http://127.0.0.1:${PORT}`;
    const email = 'secure@example.com';
    const headers = { 'x-api-key': secure.key, 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password: PASSWORD });
    const made = await fetch(`${local}/v1/accounts/register`, { method: 'POST', headers, body });
    who = { id: ((await made.json()) as { id: string }).id, email };
  });

  afterAll(() => secure?.stop());

  test('cookies are secure and for this host only', async () => {
    const browser = new Browser(local);
    const form = await browser.open('/sign-in');
    const { setCookies } = await browser.signIn(who.email, PASSWORD);
    expect([...form.setCookies, ...setCookies]).toEqual([
      expect.stringMatching(/^__Host-form=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      ),
      // The browser is recognized by this when it signs in again.
      expect.stringMatching(
        /^__Host-browser=[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    const chosen = await new Browser(local).open('/sign-in?lang=de');
    expect(chosen.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-language=de; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const plain = await browser.graph(ME, { ...OWN, cookie: `session=${browser.session}` });
    expect(plain.status).toBe(401);
  });

  test('the public address is the only origin, whatever the Host header says', async () => {
    const browser = new Browser(local);
    await browser.signIn(who.email, PASSWORD);
    const ask = async (origin: string) => (await browser.graph(ME, { ...OWN, origin })).status;
    expect([await ask(PUBLIC_URL), await ask(local), await ask('http://screening.example.com')]).toEqual([
      200, 403, 403,
    ]);
    const { cookie } = browser;
    const own = openSocket(local, { cookie, origin: PUBLIC_URL });
    await own.opened;
    const foreign = openSocket(local, { cookie, origin: local });
    expect(await foreign.closed).toBe(4403);
    for (const { socket } of [own, foreign]) await socket.dispose();
  });

  test('each session has its own limit of operations a minute', async () => {
    const [one, two] = [new Browser(local), new Browser(local)];
    for (const browser of [one, two]) await browser.signIn(who.email, PASSWORD);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await one.graph(ME)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const page = await one.open('/account');
    expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(page.text).toContain('<h1>Too many requests</h1>');
    expect((await two.graph('{ me { id } accounts { total } }')).status).toBe(200);
  });
});
