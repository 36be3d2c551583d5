import pg from 'pg';
import { Authenticator } from '../support/authenticator.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD, People, type Person, isLetIn } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let people: People;
let client: pg.Client;

beforeAll(async () => {
  service = await runningTest({ HOST: 'localhost', TRUSTED_PROXIES: '1', SIGN_IN_RATE_LIMIT_PER_5_MINUTES: '1000' });
  people = new People(service);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const SECURITY = '/account/security';
let addresses = 0;
const visitor = () => new Browser(service.url, { 'x-forwarded-for': `198.51.100.${(addresses += 1)}` });
const optionsAt = async (browser: Browser, path: string, page: string) => {
  const { status, text } = await browser.send(`${path}/options`, {}, { page });
  return status === 200 ? JSON.parse(text) : status;
};

/** Adds a passkey to the signed-in user. */
async function add(browser: Browser, authenticator: Authenticator, name = 'Laptop') {
  const options = await optionsAt(browser, `${SECURITY}/passkeys`, SECURITY);
  const filled = { name, value: authenticator.make(options) };
  return { shown: await browser.send(`${SECURITY}/passkeys`, filled, { page: SECURITY }), options };
}

async function withPasskey() {
  const person = await people.person();
  const browser = await people.signedIn(person);
  const authenticator = new Authenticator(service.url);
  const { shown } = await add(browser, authenticator);
  expect([shown.status, shown.text.match(/<code>/g)?.length]).toEqual([200, 10]);
  return { person, browser, authenticator };
}

async function waiting({ email }: Person) {
  const browser = visitor();
  expect((await browser.signIn(email, PASSWORD)).location).toBe('/sign-in/factor');
  return browser;
}

const STEPS = { second: '/sign-in/factor', alone: '/sign-in/passkey' };

/** Answers the browser's challenge like the page's script. */
async function use(browser: Browser, path: string, authenticator: Authenticator) {
  const options = await optionsAt(browser, path, path);
  return send(browser, path, authenticator.use(options));
}
const send = (browser: Browser, path: string, value: string) => browser.send(path, { kind: 'passkey', value });

test('a passkey signs in as the second step, or alone without address and password', async () => {
  const { person, authenticator } = await withPasskey();
  const second = await waiting(person);
  expect((await optionsAt(second, STEPS.second, STEPS.second)).allowCredentials).toMatchObject([
    { id: authenticator.id },
  ]);
  expect((await use(second, STEPS.second, authenticator)).location).toBe('/dashboard');
  expect(await isLetIn(service.url, second.cookie)).toBe(true);
  const alone = visitor();
  const options = await optionsAt(alone, STEPS.alone, STEPS.alone);
  expect([options.rpId, options.userVerification, options.allowCredentials]).toEqual([
    'localhost',
    'required',
    undefined,
  ]);
  expect((await use(alone, STEPS.alone, authenticator)).location).toBe('/dashboard');
  expect(await isLetIn(service.url, alone.cookie)).toBe(true);
  const { rows } = await client.query('select factor from identity.user_session where account_id = $1', [person.id]);
  expect(rows.map(({ factor }) => factor)).toContain('passkey');
});

test('the account page lists passkeys with their last use; the stored name is encrypted', async () => {
  const { person, browser, authenticator } = await withPasskey();
  expect((await browser.open(SECURITY)).text).toMatch(/<strong>Laptop<\/strong>: added [^<]+never used/);
  await use(visitor(), STEPS.alone, authenticator);
  expect((await browser.open(SECURITY)).text).toContain('last used');
  const { rows } = await client.query('select * from identity.passkey where account_id = $1', [person.id]);
  expect(JSON.stringify(rows)).not.toContain('Laptop');
});

test('a removed passkey cannot sign in', async () => {
  const { person, browser, authenticator } = await withPasskey();
  const id = /name="id" value="([\w-]+)"/.exec((await browser.open(SECURITY)).text)![1]!;
  const stranger = await withPasskey();
  expect((await stranger.browser.send(`${SECURITY}/passkeys/remove`, { id }, { page: SECURITY })).status).toBe(400);
  expect((await browser.send(`${SECURITY}/passkeys/remove`, { id }, { page: SECURITY })).location).toBe(SECURITY);
  expect((await use(visitor(), STEPS.alone, authenticator)).status).toBe(401);
  expect((await people.signedIn(person)).session).toBeDefined();
});

test('the page with a passkey has one script file and no inline script', async () => {
  const page = await visitor().open(STEPS.alone);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/passkeys.js">']);
  expect(page.text).not.toMatch(/\son\w+=|\sstyle=/i);
});

describe('rejects, alone and as the second step:', () => {
  const lies: [string, (authenticator: Authenticator) => void][] = [
    ['an answer for another origin', (authenticator) => (authenticator.origin = 'https://localhost.evil.example')],
    ['a counter that did not rise', (authenticator) => (authenticator.counter -= 1)],
    ['a counter that fell', (authenticator) => (authenticator.counter = 0)],
  ];
  test.each(lies)('%s', async (_, lie) => {
    const { person, authenticator } = await withPasskey();
    for (let n = 0; n < 3; n += 1) expect((await use(visitor(), STEPS.alone, authenticator)).status).toBe(303);
    for (const [path, browser] of [[STEPS.alone, visitor()] as const, [STEPS.second, await waiting(person)] as const]) {
      const origin = authenticator.origin;
      const counter = authenticator.counter;
      lie(authenticator);
      const shown = await use(browser, path, authenticator);
      expect([path, shown.status, browser.session]).toEqual([path, 401, undefined]);
      Object.assign(authenticator, { origin, counter });
    }
    expect((await use(visitor(), STEPS.alone, authenticator)).status).toBe(303);
  });

  test('a cloned authenticator, which is recorded in the audit trail', async () => {
    const { person, authenticator } = await withPasskey();
    await use(visitor(), STEPS.alone, authenticator);
    authenticator.counter = 0;
    expect((await use(visitor(), STEPS.alone, authenticator)).status).toBe(401);
    await eventually(async () => {
      const query = `{ auditTrail(filter: { action: "account.passkey_copied", recordId: "${person.id}" }) {
        edges { node { action } } } }`;
      return (await service.graph(query)).data.auditTrail.edges[0];
    });
  });

  test('a replayed answer, in the same browser and in another', async () => {
    const { person, authenticator } = await withPasskey();
    for (const [path, make] of [
      [STEPS.alone, async () => visitor()] as const,
      [STEPS.second, () => waiting(person)] as const,
    ]) {
      const [browser, other] = [await make(), await make()];
      const value = authenticator.use(await optionsAt(browser, path, path));
      await optionsAt(other, path, path);
      expect((await send(other, path, value)).status).toBe(401);
      expect((await send(browser, path, value)).status).toBe(303);
      browser.cookies.delete('session');
      const again = path === STEPS.alone ? browser : await make();
      expect((await send(again, path, value)).status).toBe(401);
    }
  });

  test('a challenge that was not issued, or is five minutes old', async () => {
    const { authenticator } = await withPasskey();
    const browser = visitor();
    await browser.open(STEPS.alone);
    const made = { challenge: Buffer.alloc(32).toString('base64url'), rpId: 'localhost' };
    expect((await send(browser, STEPS.alone, authenticator.use(made))).status).toBe(401);
    const options = await optionsAt(browser, STEPS.alone, STEPS.alone);
    await client.query(`update identity.passkey_challenge set valid_until = now()`);
    expect((await send(browser, STEPS.alone, authenticator.use(options))).status).toBe(401);
  });

  test("another account's passkey as the second step, even if it answers the right challenge", async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const browser = await waiting(one.person);
    expect((await use(browser, STEPS.second, other.authenticator)).status).toBe(401);
    expect((await use(browser, STEPS.second, one.authenticator)).status).toBe(303);
  });

  test('a forged signature, an unknown passkey and a malformed answer, all alike', async () => {
    const { authenticator } = await withPasskey();
    const forger = new Authenticator(service.url);
    Object.assign(forger, { id: authenticator.id });
    const shown: string[] = [];
    for (const one of [forger, new Authenticator(service.url)]) {
      const answer = await use(visitor(), STEPS.alone, one);
      expect(answer.status).toBe(401);
      shown.push(answer.text.replace(/name="form" value="[\w-]+"/, ''));
    }
    for (const value of ['', 'null', '{"id":1}', '{"id":"x","response":{}}', '['])
      expect((await send(visitor(), STEPS.alone, value)).status).toBe(401);
    expect(shown[0]).toBe(shown[1]);
  });
});

test('a device without user verification cannot sign in alone, but counts as the second step', async () => {
  const { person, authenticator } = await withPasskey();
  authenticator.verifies = false;
  expect((await use(visitor(), STEPS.alone, authenticator)).status).toBe(401);
  expect((await use(await waiting(person), STEPS.second, authenticator)).status).toBe(303);
});

test('adds a passkey once, by an answer for this origin and this session', async () => {
  const { authenticator } = await withPasskey();
  const other = await people.signedIn(await people.person());
  expect((await add(other, authenticator)).shown.status).toBe(400);
  const elsewhere = new Authenticator('https://evil.example');
  expect((await add(other, elsewhere)).shown.status).toBe(400);
  const third = await people.signedIn(await people.person());
  const options = await optionsAt(third, `${SECURITY}/passkeys`, SECURITY);
  const stolen = new Authenticator(service.url).make(options);
  const sent = await other.send(`${SECURITY}/passkeys`, { name: 'x', value: stolen }, { page: SECURITY });
  expect(sent.status).toBe(400);
  expect((await other.open(SECURITY)).text).toContain('No passkeys.');
});

test('the passkeys of a removed user or a suspended account stop working', async () => {
  const { person, authenticator } = await withPasskey();
  await service.rest('PUT', `/accounts/${person.id}?suspended=true`);
  expect((await use(visitor(), STEPS.alone, authenticator)).status).toBe(403);
  const owner = await people.person();
  const key = await people.keyOf(owner);
  const email = 'worker@example.com';
  const invite = `mutation { invitePerson(input: { name: "W", email: "${email}", password: "${PASSWORD}", role: VIEWER }) { invitedPerson {
    person { id } } userErrors { code message field rule } } }`;
  const { id } = (await service.graph(invite, {}, key)).data.invitePerson.person;
  const worker = await people.signedIn({ id, email });
  const own = new Authenticator(service.url);
  await add(worker, own);
  expect((await use(visitor(), STEPS.alone, own)).status).toBe(303);
  await service.graph(
    `mutation { removePerson(input: { id: "${id}" }) { deletedId userErrors { code message field rule } } }`,
    {},
    key,
  );
  expect((await use(visitor(), STEPS.alone, own)).status).toBe(401);
});

test('an origin that cannot be bound to passkeys offers none', async () => {
  const beside = await runningTest();
  const owner = new People(beside);
  const browser = await owner.signedIn(await owner.person()).catch(() => null);
  const page = await browser?.open(SECURITY);
  expect(page?.text).toContain('don’t work at this address');
  await beside.stop();
});
