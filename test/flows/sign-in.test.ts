import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';
import { jest } from '@jest/globals';
import pg from 'pg';
import { type Shown, Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import type { RunningTest } from '../support/running.js';
import { until } from '../support/until.js';

type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>;

const real = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;

/** The verified hashes, by algorithm and cost: argon2 itself, with each call recorded. */
const verified: string[] = [];
jest.unstable_mockModule('@node-rs/argon2', () => ({
  ...real,
  verify: (...given: Parameters<typeof real.verify>) => {
    verified.push(String(given[0]).split('$').slice(1, 4).join(' '));
    return real.verify(...given);
  },
}));
const { runningHere } = await import('../support/running.js');

const ONE = 'argon2id v=19 m=19456,t=2,p=1';
const PASSWORD = 'correct horse battery';

let service: RunningTest;
let client: pg.Client;
let people = 0;

beforeAll(async () => {
  service = await runningHere({ TRUSTED_PROXIES: '1' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

/** A user who can sign in, from their own address. */
async function person(account: object = {}) {
  people += 1;
  const email = `person${people}@example.com`;
  const { status, body } = await service.rest('POST', '/accounts/register', { email, password: PASSWORD, ...account });
  expect(status).toBe(200);
  return { id: body.id as string, email, browser: visitor() };
}

let visitors = 0;
const visitor = (url = service.url) => new Browser(url, { 'x-forwarded-for': `203.0.113.${(visitors += 1)}` });
const kept = async (id: string) => {
  const text = `select a.last_login_at, (select count(*)::int from identity.user_session where account_id = a.id) as sessions
    from identity.account a where id = $1`;
  return (await client.query<{ last_login_at: string | null; sessions: number }>(text, [id])).rows[0]!;
};
const NOTHING = { last_login_at: null, sessions: 0 };
const lastLoginOf = async (id: string) => {
  const query = 'query ($id: ID!) { account(id: $id) { lastLoginAt } }';
  return (await service.graph(query, { id })).data.account.lastLoginAt as string | null;
};

/** Checks that apply to every page. */
function expectPage({ status, headers, text }: Shown, expected: number, heading: string): void {
  expect(status).toBe(expected);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain(`<h1>${heading}</h1>`);
  // The only script remembers a linked page of the dashboard; the form works without it.
  const bare = text.replace('<script type="module" src="/asked-page.js"></script>', '');
  expect(bare).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//i);
  for (const [, id] of text.matchAll(/<input\s+id="(\w+)"/g)) expect(text).toContain(`<label for="${id}">`);
}

test('the form is a page of the service, and its cookie is limited to this browser and these pages', async () => {
  const shown = await visitor().open('/sign-in');
  expectPage(shown, 200, 'Sign in');
  expect(shown.setCookies).toEqual([expect.stringMatching(/^form=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)]);
  expect(shown.text).toMatch(/id="email"[^>]*autocomplete="username"/);
  expect(shown.text).toMatch(/id="password"[^>]*autocomplete="current-password"/);
});

test('the password signs in, `last_login` is set, and the trail records who signed in from where', async () => {
  const { id, email, browser } = await person({ name: 'Ann <b>Lee</b>' });
  expect(await lastLoginOf(id)).toBeNull();
  const shown = await browser.signIn(` ${email.toUpperCase()} `, PASSWORD);
  expect([shown.status, shown.location, shown.headers.get('cache-control')]).toEqual([303, '/dashboard', 'no-store']);
  expect(shown.setCookies).toEqual([
    expect.stringMatching(/^session=[\w-]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^browser=[\w-]{43}; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/),
  ]);
  expect(Math.abs(Date.now() - Date.parse((await lastLoginOf(id))!))).toBeLessThan(10_000);
  const page = await browser.open('/account');
  expectPage(page, 200, 'Your account');
  expect(page.text).toContain('Ann &lt;b&gt;Lee&lt;/b&gt;');
  expect(page.text).toContain(email);
  expect((await browser.open('/sign-in')).location).toBe('/dashboard');

  const { rows } = await client.query('select id from identity.user_session where account_id = $1', [id]);
  const entry = await eventually(async () => {
    const query = `{ auditTrail(filter: { action: "account.signed_in", recordId: "${id}" }) { edges { node {
      action recordKind recordId requestId actor { kind keyId address } } } } }`;
    return (await service.graph(query)).data.auditTrail.edges[0]?.node;
  });
  expect(entry).toEqual({
    action: 'account.signed_in',
    recordKind: 'account',
    recordId: id,
    requestId: shown.headers.get('request-id'),
    actor: { kind: 'USER', keyId: rows[0].id, address: expect.stringMatching(/^203\.0\.113\.\d+$/) },
  });
  const event = await client.query(
    `select payload from identity.event where type = 'account.signed_in'
    and subject_id = $1`,
    [id],
  );
  expect(event.rows).toEqual([{ payload: { accountId: id } }]);
});

test('REST reports the last sign-in too', async () => {
  const { id, email, browser } = await person();
  const key = (await service.rest('POST', '/accounts/keys', { description: 'own', user_id: id })).body.value as string;
  const me = async () => (await service.rest('GET', '/accounts/me', undefined, { 'x-api-key': key })).body;
  expect(await me()).not.toHaveProperty('last_login');
  await browser.signIn(email, PASSWORD);
  expect(Date.parse((await me()).last_login)).toBeGreaterThan(Date.now() - 10_000);
});

describe('without the right password', () => {
  const refusals: [string, () => Promise<{ email: string; password: string; id?: string }>][] = [
    ['an address that nobody has', async () => ({ email: 'nobody@example.com', password: PASSWORD })],
    ['a wrong password', async () => ({ ...(await person()), password: 'correct horse buttery' })],
    ['an account without a password', async () => ({ ...(await person({ password: undefined })), password: PASSWORD })],
    ['a text that is too long', async () => ({ ...(await person()), password: PASSWORD.padEnd(300, 'x') })],
    ['what is no address', async () => ({ email: 'a\u0000', password: PASSWORD })],
    [
      'a suspended account and a wrong password',
      async () => {
        const { id, email } = await person();
        await service.rest('PUT', `/accounts/${id}?suspended=true`);
        return { id, email, password: 'correct horse buttery' };
      },
    ],
  ];

  test('gets one answer after one verification at the same cost, and leaves nothing behind', async () => {
    const answers: Record<string, unknown> = {};
    for (const [title, make] of refusals) {
      const { email, password, id } = await make();
      const browser = visitor();
      await browser.open('/sign-in');
      verified.length = 0;
      const shown = await browser.signIn(email, password);
      expectPage(shown, 401, 'Sign in');
      expect(shown.text).not.toContain(password);
      expect(shown.setCookies).toEqual([]);
      if (id) expect(await kept(id)).toEqual(NOTHING);
      const told: string[] = [];
      shown.headers.forEach((_, name) => told.push(name));
      const text = shown.text.replace(/ value="[^"]*"/g, '');
      answers[title] = { text, verified: [...verified], told };
    }
    const [first] = Object.values(answers);
    expect(answers).toEqual(Object.fromEntries(refusals.map(([title]) => [title, first])));
    expect(first).toMatchObject({ verified: [ONE] });
  });

  test('a right password is verified once too', async () => {
    const { email, browser } = await person();
    verified.length = 0;
    expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
    expect(verified).toEqual([ONE]);
  });
});

describe('a closed account', () => {
  test.each<[string, (id: string, child: string) => string]>([
    ['suspended', (_, child) => `/accounts/${child}?suspended=true`],
    ['disabled', (_, child) => `/accounts/${child}?status=disabled`],
    ['below a suspended one', (parent) => `/accounts/${parent}?suspended=true`],
    ['below a disabled one', (parent) => `/accounts/${parent}?status=disabled`],
  ])('that is %s is reported once the password is right', async (_title, path) => {
    const parent = await person();
    const made = await service.rest('POST', '/accounts/keys', { description: 'own', user_id: parent.id });
    const child = { email: `child${(people += 1)}@example.com`, password: PASSWORD };
    const { body } = await service.rest('POST', '/accounts/register', child, { 'x-api-key': made.body.value });
    expect((await service.rest('PUT', path(parent.id, body.id))).status).toBe(200);
    const browser = visitor();
    expectPage(await browser.signIn(child.email, 'correct horse buttery'), 401, 'Sign in');
    expectPage(await browser.signIn(child.email, PASSWORD), 403, 'Your account is not available');
    expect(browser.session).toBeUndefined();
    expect(await kept(body.id)).toEqual(NOTHING);
  });
});

test('a sign-in fails if the password is changed while it is verified', async () => {
  const { id, email, browser } = await person();
  await browser.open('/sign-in');
  await client.query('begin');
  await client.query('select 1 from identity.account where id = $1 for update', [id]);
  const signingIn = browser.signIn(email, PASSWORD);
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await client.query<{ n: number }>(waiting)).rows[0]!.n > 0);
  await client.query(`update identity.account_secret set password_hash = 'another' where id = $1`, [id]);
  await client.query('commit');
  expect((await signingIn).status).toBe(401);
  expect(await kept(id)).toEqual(NOTHING);
});

describe('a form', () => {
  const refused = async (shown: Promise<Shown>, status: number, heading: string) => {
    const before = await client.query('select count(*) from identity.user_session');
    expectPage(await shown, status, heading);
    expect((await client.query('select count(*) from identity.user_session')).rows).toEqual(before.rows);
  };

  test.each([
    ['e-mail', { email: ' ', password: PASSWORD }, 'Email is required.'],
    ['password', { email: 'a@example.com', password: '' }, 'Password is required.'],
  ])('without %s is shown again and counts as no attempt', async (_title, filled, told) => {
    const tries = async () =>
      (await client.query('select coalesce(sum(failures), 0) as n from identity.sign_in_throttle')).rows;
    const before = await tries();
    const shown = await visitor().send('/sign-in', filled);
    expectPage(shown, 400, 'Sign in');
    expect(shown.text).toContain(told);
    expect(await tries()).toEqual(before);
  });

  test('from another site signs nobody in', async () => {
    const { email, browser } = await person();
    const form = { email, password: PASSWORD };
    const old = 'This form has expired';
    await refused(visitor().send('/sign-in', { ...form, form: 'a'.repeat(43) }), 403, old);
    await browser.open('/sign-in');
    await refused(browser.send('/sign-in', { ...form, form: '' }), 403, old);
    await refused(browser.send('/sign-in', { ...form, form: browser.cookies.get('form')! }), 403, old);
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.example' },
    ];
    for (const headers of elsewhere) await refused(browser.signIn(email, PASSWORD, headers), 403, old);
    expect((await browser.signIn(email, PASSWORD, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(
      303,
    );
  });

  test('that is too large, or of another kind, is rejected', async () => {
    const browser = visitor();
    const large = await browser.send('/sign-in', { email: 'a@example.com', password: 'x'.repeat(30_000) });
    expectPage(large, 413, 'Too much text');
    const json = await browser.fetch('/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.com', password: PASSWORD }),
    });
    expectPage(json, 403, 'This form has expired');
  });
});
