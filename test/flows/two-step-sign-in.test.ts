import { generateSync } from 'otplib';
import pg from 'pg';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { ME, OWN, PASSWORD, People, type Person, isLetIn } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let people: People;
let client: pg.Client;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1', SIGN_IN_RATE_LIMIT_PER_5_MINUTES: '1000' });
  people = new People(service);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const SECURITY = '/account/security';
const keyIn = (text: string): string => /Key: <code>([^<]+)/.exec(text)![1]!.replace(/\s/g, '');
const codesIn = (text: string): string[] => [...text.matchAll(/<code>([\w-]{19})<\/code>/g)].map(([, code]) => code!);
/** A code this many steps from now; each is accepted once. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Waits for the next time step if it begins within ten seconds, since a code of the previous one then expires. */
async function earlyInStep(): Promise<void> {
  const leftMs = 30_000 - (Date.now() % 30_000);
  // Timers can end a little early.
  if (leftMs < 10_000) await new Promise((resolve) => setTimeout(resolve, leftMs + 50));
}

/** A user with an authenticator app, whose last accepted code is that of the previous step. */
async function withApp(someone?: Person) {
  const person = someone ?? (await people.person());
  const browser = await people.signedIn(person);
  const key = keyIn((await browser.open(`${SECURITY}/totp`)).text);
  await earlyInStep();
  const shown = await browser.send(`${SECURITY}/totp`, { code: codeOf(key, -1) });
  expect(shown.status).toBe(200);
  return { person, browser, key, codes: codesIn(shown.text), shown };
}

const enter = (browser: Browser, filled: Record<string, string>) => browser.send('/sign-in/factor', filled);
const totp = (code: string) => ({ kind: 'totp', code });
const recovery = (code: string) => ({ kind: 'recovery', recovery: code });

let addresses = 0;
/** A browser that has passed the password and waits for the second step. */
async function waiting({ email }: Person) {
  const browser = new Browser(service.url, { 'x-forwarded-for': `198.51.100.${(addresses += 1)}` });
  const shown = await browser.signIn(email, PASSWORD);
  expect([shown.status, shown.location]).toEqual([303, '/sign-in/factor']);
  return browser;
}

const actionsOf = async (id: string) => {
  const query = `{ auditTrail(filter: { recordId: "${id}" }) { edges { node { action } } } }`;
  const { data } = await service.graph(query);
  return data.auditTrail.edges.map(({ node }: { node: { action: string } }) => node.action) as string[];
};

describe('an authenticator app', () => {
  test('is set up with a QR code generated here and one of its codes; shows ten recovery codes once', async () => {
    const person = await people.person();
    const browser = await people.signedIn(person);
    const page = await browser.open(`${SECURITY}/totp`);
    expect(page.text).toMatch(/<svg viewBox/);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    expect(page.text).not.toMatch(/<script|<style|\sstyle=/i);
    const key = keyIn(page.text);
    const wrong = await browser.send(`${SECURITY}/totp`, { code: '000000' });
    expect([wrong.status, keyIn(wrong.text)]).toEqual([400, key]);
    const done = await browser.send(`${SECURITY}/totp`, { code: codeOf(key) });
    expect([done.status, new Set(codesIn(done.text)).size]).toEqual([200, 10]);
    const after = await browser.open(SECURITY);
    expect(after.text).toContain('10 of 10 left');
    expect(codesIn(after.text)).toEqual([]);
    expect((await browser.open(`${SECURITY}/totp`)).location).toBe(SECURITY);
  });

  test('keeps its key encrypted and its recovery codes hashed', async () => {
    const { key, codes } = await withApp();
    for (const table of ['totp_factor', 'recovery_code', 'pending_sign_in']) {
      const { rows } = await client.query(`select * from identity.${table}`);
      const text = JSON.stringify(rows);
      for (const secret of [key, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
        expect(text).not.toContain(secret);
    }
  });

  test('is asked for only after the right password, which alone opens nothing', async () => {
    const { person, key } = await withApp();
    const stranger = new Browser(service.url, { 'x-forwarded-for': '198.51.100.200' });
    const refused = await stranger.signIn(person.email, 'correct horse buttery');
    expect([refused.status, stranger.cookies.has('pending')]).toEqual([401, false]);
    const browser = await waiting(person);
    const pending = browser.cookies.get('pending')!;
    expect(browser.session).toBeUndefined();
    for (const name of ['session', 'form', 'sso']) expect(await isLetIn(service.url, `${name}=${pending}`)).toBe(false);
    expect((await browser.open('/account')).location).toBe('/sign-in');
    expect((await browser.open(SECURITY)).location).toBe('/sign-in');
    const right = await enter(browser, totp(codeOf(key)));
    expect([right.status, right.location]).toEqual([303, '/dashboard']);
    expect(await isLetIn(service.url, browser.cookie)).toBe(true);
    expect(browser.cookies.has('pending')).toBe(false);
    browser.cookies.set('pending', pending);
    expect((await browser.open('/sign-in/factor')).location).toBe('/sign-in');
    await eventually(async () => (await actionsOf(person.id)).includes('account.factor_used') || undefined);
  });

  test('accepts each code of an adjacent step once, and none of two steps away', async () => {
    const { person, key } = await withApp();
    const [one, other] = [await waiting(person), await waiting(person)];
    for (const steps of [-2, 2]) expect((await enter(one, totp(codeOf(key, steps)))).status).toBe(401);
    const code = codeOf(key, 1);
    expect((await enter(one, totp(code))).status).toBe(303);
    expect((await enter(other, totp(code))).status).toBe(401);
    // Codes before the last accepted one have expired, too.
    expect((await enter(other, totp(codeOf(key)))).status).toBe(401);
  });

  test('of two browsers that send one code at once, only one signs in', async () => {
    const { person, key } = await withApp();
    const browsers = await Promise.all([1, 2, 3].map(() => waiting(person)));
    const code = codeOf(key);
    const statuses = await Promise.all(browsers.map(async (browser) => (await enter(browser, totp(code))).status));
    expect(statuses.sort()).toEqual([303, 401, 401]);
  });

  test('counts wrong codes; a stranger without the password cannot exhaust them', async () => {
    const { person, key } = await withApp();
    const stranger = new Browser(service.url, { 'x-forwarded-for': '198.51.100.201' });
    stranger.cookies.set('pending', 'a'.repeat(43));
    expect((await stranger.send('/sign-in/factor', totp('000000'))).status).toBe(403);
    const browser = await waiting(person);
    for (let n = 0; n < 6; n += 1) expect((await enter(browser, totp('000000'))).status).toBe(401);
    const limited = await enter(browser, totp(codeOf(key)));
    expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    const other = await withApp();
    expect((await enter(await waiting(other.person), totp(codeOf(other.key)))).status).toBe(303);
  });

  test('waits ten minutes, and ends with a password change', async () => {
    const { person, key } = await withApp();
    const late = await waiting(person);
    await client.query(`update identity.pending_sign_in set valid_until = now() where account_id = $1`, [person.id]);
    expect((await late.open('/sign-in/factor')).location).toBe('/sign-in');
    const browser = await waiting(person);
    const mark = (await browser.open('/sign-in/factor')).text;
    const form = /name="form" value="([\w-]+)"/.exec(mark)![1]!;
    await service.rest('PUT', `/accounts/${person.id}`, { password: 'another horse battery' });
    const after = await enter(browser, { ...totp(codeOf(key)), form });
    expect([after.status, after.location, browser.session]).toEqual([303, '/sign-in', undefined]);
  });

  test('stays when the password is reset', async () => {
    const { person, key } = await withApp();
    await service.rest('PUT', `/accounts/${person.id}`, { password: 'another horse battery' });
    const browser = new Browser(service.url, { 'x-forwarded-for': '198.51.100.202' });
    expect((await browser.signIn(person.email, 'another horse battery')).location).toBe('/sign-in/factor');
    expect((await enter(browser, totp(codeOf(key)))).status).toBe(303);
  });
});

describe('a recovery code', () => {
  test('signs in once, in any spelling, and only its own user', async () => {
    const { person, codes } = await withApp();
    const stranger = await withApp();
    const typed = codes[0]!.replaceAll('-', ' ').toUpperCase();
    expect((await enter(await waiting(stranger.person), recovery(codes[0]!))).status).toBe(401);
    expect((await enter(await waiting(person), recovery(typed))).status).toBe(303);
    expect((await enter(await waiting(person), recovery(codes[0]!))).status).toBe(401);
  });

  test('stops working once new ones are generated', async () => {
    const { person, browser, codes } = await withApp();
    const fresh = codesIn((await browser.send(`${SECURITY}/codes`, {}, { page: SECURITY })).text);
    expect(fresh).toHaveLength(10);
    expect((await enter(await waiting(person), recovery(codes[0]!))).status).toBe(401);
    expect((await enter(await waiting(person), recovery(fresh[0]!))).status).toBe(303);
  });
});

describe('a change of factors', () => {
  const grow = (id: string) =>
    client.query(`update identity.user_session set proven_at = now() - interval '11 minutes' where account_id = $1`, [
      id,
    ]);

  test('requires a recent proof, by the password or a code', async () => {
    const { person, browser, key } = await withApp();
    await grow(person.id);
    const page = await browser.open(SECURITY);
    expect(page.text).not.toContain('Remove the authenticator app');
    const stale = await browser.send(`${SECURITY}/totp/remove`, {}, { page: SECURITY });
    expect(stale.location).toBe(SECURITY);
    expect((await browser.open(SECURITY)).text).toContain('10 of 10 left');
    expect((await browser.open(`${SECURITY}/totp`)).location).toBe(SECURITY);
    const prove = (filled: Record<string, string>) => browser.send(`${SECURITY}/prove`, filled, { page: SECURITY });
    expect((await prove({ kind: 'password', password: 'correct horse buttery' })).status).toBe(400);
    expect((await prove({ kind: 'password', password: PASSWORD })).location).toBe(SECURITY);
    expect((await browser.open(SECURITY)).text).toContain('Remove the authenticator app');
    await grow(person.id);
    expect((await prove(totp(codeOf(key)))).location).toBe(SECURITY);
    await browser.send(`${SECURITY}/totp/remove`, {}, { page: SECURITY });
    expect((await browser.open(SECURITY)).text).toContain('Not set up');
    expect((await people.signedIn(person)).session).toBeDefined();
    const actions = await eventually(async () => {
      const found = await actionsOf(person.id);
      return found.includes('account.factor_removed') ? found : undefined;
    });
    expect(actions).toContain('account.factor_added');
  });

  test('ends the other sessions and every pending sign-in, and keeps this session', async () => {
    const { person, browser } = await withApp();
    const { person: plain } = { person: await people.person() };
    const [here, there] = [await people.signedIn(plain), await people.signedIn(plain)];
    const key = keyIn((await here.open(`${SECURITY}/totp`)).text);
    await here.send(`${SECURITY}/totp`, { code: codeOf(key) });
    expect(await isLetIn(service.url, here.cookie)).toBe(true);
    await eventually(async () => !(await isLetIn(service.url, there.cookie)) || undefined);
    const pending = await waiting(person);
    await browser.send(`${SECURITY}/codes`, {}, { page: SECURITY });
    expect((await pending.open('/sign-in/factor')).location).toBe('/sign-in');
  });

  test('is accepted from our own page only', async () => {
    const { browser } = await withApp();
    const sent = await browser.send(`${SECURITY}/totp/remove`, { form: 'x' });
    expect(sent.status).toBe(403);
    const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' }, page: SECURITY };
    expect((await browser.send(`${SECURITY}/totp/remove`, {}, elsewhere)).status).toBe(403);
    expect((await browser.open(SECURITY)).text).toContain('10 of 10 left');
  });
});

describe('an account that requires it', () => {
  const REQUIRE =
    'mutation ($on: Boolean!, $id: ID) { requireSecondFactor(input: { isRequired: $on, accountId: $id }) { isRequired userErrors { code message field rule } } }';

  test('sends users without one to the setup, and blocks all else until then, in child accounts too', async () => {
    const owner = await people.person();
    const key = await people.keyOf(owner);
    const below = await people.person(key);
    const open = await people.signedIn(below);
    expect(await isLetIn(service.url, open.cookie)).toBe(true);
    const { data } = await service.graph(REQUIRE, { on: true }, key);
    expect(data.requireSecondFactor).toBe(true);
    await eventually(async () => !(await isLetIn(service.url, open.cookie)) || undefined);
    for (const someone of [owner, below]) {
      const browser = await people.signedIn(someone);
      const refused = await browser.graph(ME, OWN);
      expect([refused.status, refused.body.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
      expect((await browser.open('/dashboard')).location).toBe('/sign-in');
      expect((await browser.open('/sign-in')).location).toBe(SECURITY);
      expect((await browser.open('/account')).location).toBe('/sign-in');
      const page = await browser.open(SECURITY);
      expect(page.text).toContain('Your account requires a second step');
      const secret = keyIn((await browser.open(`${SECURITY}/totp`)).text);
      expect((await browser.send(`${SECURITY}/totp`, { code: codeOf(secret) })).status).toBe(200);
      await eventually(async () => (await isLetIn(service.url, browser.cookie)) || undefined);
    }
    expect((await service.graph('{ requiresSecondFactor }', {}, key)).data.requiresSecondFactor).toBe(true);
    const other = await people.person(key);
    const held = await people.signedIn(other);
    expect(await isLetIn(service.url, held.cookie)).toBe(false);
    await service.graph(REQUIRE, { on: false }, key);
    await eventually(async () => (await isLetIn(service.url, held.cookie)) || undefined);
  });

  test('cannot be set by another account', async () => {
    const [one, other] = [await people.person(), await people.person()];
    const { errors } = await service.graph(REQUIRE, { on: true, id: other.id }, await people.keyOf(one));
    expect(errors?.[0]?.extensions.code).toBe('ACCOUNT_NOT_FOUND');
  });
});

describe('an owner who resets a factor', () => {
  const RESET =
    'mutation ($id: ID, $account: ID) { resetSecondFactor(input: { personId: $id, accountId: $account }) { isReset userErrors { code message field rule } } }';

  test('removes it from a user or a child account, ends the sessions, and keeps the password', async () => {
    const owner = await people.person();
    const key = await people.keyOf(owner);
    const below = await withApp(await people.person(key));
    const { data } = await service.graph(RESET, { account: below.person.id }, key);
    expect(data.resetSecondFactor).toBe(true);
    await eventually(async () => !(await isLetIn(service.url, below.browser.cookie)) || undefined);
    expect((await people.signedIn(below.person)).session).toBeDefined();
    await eventually(async () => (await actionsOf(below.person.id)).includes('account.factors_reset') || undefined);
  });

  test("cannot reset their own, nor a stranger's", async () => {
    const { person, browser } = await withApp();
    const own = await browser.graph(
      'mutation { resetSecondFactor { isReset userErrors { code message field rule } }}',
      OWN,
    );
    expect(own.body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const stranger = await people.keyOf(await people.person());
    const { errors } = await service.graph(RESET, { account: person.id }, stranger);
    expect(errors?.[0]?.extensions.code).toBe('ACCOUNT_NOT_FOUND');
  });
});
