import { createHash } from 'node:crypto';
import pg from 'pg';
import { Browser, markIn } from '../support/browser.js';
import { askSocket, openSocket } from '../support/open-socket.js';
import { ownWait } from '../support/own-wait.js';
import { ME, OWN, PASSWORD, People, type Person, isLetIn } from '../support/people.js';
import { type RunningTest, runningBeside, runningTest } from '../support/running.js';

let service: RunningTest;
let beside: RunningTest;
let client: pg.Client;
let people: People;
const lines: string[] = [];

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'trace' }, (line) => void lines.push(line));
  beside = await runningBeside(service);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  people = new People(service);
});

afterAll(async () => {
  await client?.end();
  await beside?.stop();
  await service?.stop();
});

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a session', () => {
  const seen = async (browser: Browser) => {
    const text =
      'select last_seen_at::text as seen, xmin::text as version from identity.user_session where token_hash = $1';
    return (await client.query<{ seen: string; version: string }>(text, [hashOf(browser.session!)])).rows[0]!;
  };
  const age = async (browser: Browser, column: string, by: string) => {
    const text = `update identity.user_session set ${column} = ${column} - $2::interval where token_hash = $1`;
    await client.query(text, [hashOf(browser.session!), by]);
    await wait(700);
  };

  test('expires after 12 hours without use, and not before', async () => {
    const browser = await people.signedIn(await people.person());
    await age(browser, 'last_seen_at', '11 hours 59 minutes');
    expect(await isLetIn(service.url, browser.cookie)).toBe(true);
    await age(browser, 'last_seen_at', '12 hours');
    expect(await isLetIn(service.url, browser.cookie)).toBe(false);
    expect((await browser.open('/account')).location).toBe('/sign-in');
  });

  test('expires after 7 days, however much it is used', async () => {
    const browser = await people.signedIn(await people.person());
    const { rows } = await client.query(
      `select extract(epoch from expires_at - now())::float8 / 86400 as days from identity.user_session where token_hash = $1`,
      [hashOf(browser.session!)],
    );
    expect(Math.abs(rows[0].days - 7)).toBeLessThan(0.01);
    await age(browser, 'expires_at', '6 days 23 hours 59 minutes');
    expect(await isLetIn(service.url, browser.cookie)).toBe(true);
    await age(browser, 'expires_at', '1 minute');
    expect(await isLetIn(service.url, browser.cookie)).toBe(false);
  });

  test('is extended by use, with one write in five minutes', async () => {
    const browser = await people.signedIn(await people.person());
    const first = await seen(browser);
    await age(browser, 'last_seen_at', '4 minutes');
    const before = await seen(browser);
    for (let n = 0; n < 3; n += 1) expect(await isLetIn(service.url, browser.cookie)).toBe(true);
    expect(await seen(browser)).toEqual(before);
    await age(browser, 'last_seen_at', '2 minutes');
    const urls = [service.url, beside.url, service.url, beside.url];
    const areIn = () => Promise.all(urls.map((url) => isLetIn(url, browser.cookie)));
    expect(await areIn()).toEqual([true, true, true, true]);
    const after = await seen(browser);
    expect(after.seen > first.seen).toBe(true);
    await wait(700);
    expect(await areIn()).toEqual([true, true, true, true]);
    expect(await seen(browser)).toEqual(after);
  });

  test('is not extended by an idle socket, only by operations over it', async () => {
    const browser = await people.signedIn(await people.person());
    const { socket, opened } = openSocket(service.url, { cookie: browser.cookie, origin: service.url });
    await opened;
    await age(browser, 'last_seen_at', '10 minutes');
    const before = await seen(browser);
    await wait(900);
    expect(await seen(browser)).toEqual(before);
    await askSocket(socket, ME);
    expect((await seen(browser)).seen > before.seen).toBe(true);
    await socket.dispose();
  });

  test('is deleted long after it expired', async () => {
    const [over, kept] = [await people.signedIn(await people.person()), await people.signedIn(await people.person())];
    await age(over, 'last_seen_at', '13 hours');
    await people.signedIn(await people.person());
    expect([await seen(over), await seen(kept)]).toEqual([undefined, expect.anything()]);
  });

  const endings: [string, (who: Person, browser: Browser, parent: Person) => Promise<{ status: number }>, number][] = [
    ['signing out', (_, browser) => browser.send('/sign-out', {}, { page: '/account' }), 303],
    [
      'a change of the password on the page, elsewhere',
      async (who) => {
        const elsewhere = await people.signedIn(who);
        const form = { oldPassword: PASSWORD, newPassword: 'a new password' };
        return elsewhere.send('/account/password', form, { page: '/account' });
      },
      200,
    ],
    [
      'a change of the password with a key',
      (who) => service.rest('PUT', `/accounts/${who.id}`, { password: 'a new password' }),
      200,
    ],
    ['taking the password away', (who) => service.rest('PUT', `/accounts/${who.id}`, { password: null }), 200],
    ['suspension', (who) => service.rest('PUT', `/accounts/${who.id}?suspended=true`), 200],
    ['disabling', (who) => service.rest('PUT', `/accounts/${who.id}?status=disabled`), 200],
    [
      'suspension of an account above',
      (_who, _browser, { id }) => service.rest('PUT', `/accounts/${id}?suspended=true`),
      200,
    ],
  ];

  test.each(endings)('ends by %s within a second, at every gateway, with its sockets', async (_title, end, status) => {
    const parent = await people.person();
    const who = await people.person(await people.keyOf(parent));
    const [browser, bystander] = [await people.signedIn(who), await people.signedIn(await people.person())];
    const { cookie } = browser;
    const areIn = () => Promise.all([service.url, beside.url].map((url) => isLetIn(url, cookie)));
    expect(await areIn()).toEqual([true, true]);
    const sockets = [service, beside].map(({ url }) => openSocket(url, { cookie, origin: url }));
    const other = openSocket(service.url, { cookie: bystander.cookie, origin: service.url });
    await Promise.all([...sockets, other].map(({ opened }) => opened));
    expect((await end(who, browser, parent)).status).toBe(status);
    const codes = Promise.all(sockets.map(({ closed }) => closed));
    expect(await Promise.race([codes, ownWait(1_000)])).toEqual([4403, 4403]);
    expect(await areIn()).toEqual([false, false]);
    const text = 'select count(*)::int as n from identity.user_session where token_hash = $1';
    const token = /session=([\w-]+)/.exec(cookie)![1]!;
    expect((await client.query(text, [hashOf(token)])).rows).toEqual([{ n: 0 }]);
    expect(await Promise.race([other.closed, wait(200).then(() => 'open')])).toBe('open');
    for (const { socket } of [...sockets, other]) await socket.dispose();
  });

  test('ended by a suspension does not come back with the account', async () => {
    const who = await people.person();
    const browser = await people.signedIn(who);
    for (const suspended of [true, false]) await service.rest('PUT', `/accounts/${who.id}?suspended=${suspended}`);
    expect(await isLetIn(service.url, browser.cookie)).toBe(false);
    expect(await isLetIn(service.url, (await people.signedIn(who)).cookie)).toBe(true);
  });

  test('ends within a second even without a notification of the suspension', async () => {
    const who = await people.person();
    const browser = await people.signedIn(who);
    expect(await isLetIn(service.url, browser.cookie)).toBe(true);
    await client.query('update identity.account set is_suspended = true where id = $1', [who.id]);
    await wait(900);
    expect((await browser.graph(ME)).status).toBe(403);
    expect((await browser.open('/account')).location).toBe('/sign-in');
  });

  test('never reuses a token sent by the browser, and replaces the previous one', async () => {
    const [who, other] = [await people.person(), await people.person()];
    const planted = 'p'.repeat(43);
    const victim = new Browser(service.url, { 'x-forwarded-for': '198.51.100.1' });
    victim.cookies.set('session', planted);
    expect((await victim.signIn(who.email, PASSWORD)).status).toBe(303);
    expect(victim.session).not.toBe(planted);
    expect((await new Browser(service.url).graph(ME, { ...OWN, cookie: `session=${planted}` })).status).toBe(401);

    const form = new Browser(service.url, { 'x-forwarded-for': '198.51.100.2' });
    const mark = markIn((await form.open('/sign-in')).text);
    victim.cookies.set('form', form.cookies.get('form')!);
    const first = victim.session!;
    expect((await victim.send('/sign-in', { email: other.email, password: PASSWORD, form: mark })).status).toBe(303);
    expect(victim.session).not.toBe(first);
    expect((await victim.graph(ME)).body.data.me.id).toBe(other.id);
    expect((await new Browser(service.url).graph(ME, { ...OWN, cookie: `session=${first}` })).status).toBe(401);
    people.tokens.push(first, victim.session!);
  });
});

test("no token or password is in any table or log line; only the token's SHA-256 is stored", async () => {
  expect(people.tokens.length).toBeGreaterThan(20);
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('identity', 'property', 'screening', 'outbox', 'edge', 'jobs')`,
  );
  const dump: string[] = [];
  for (const { name } of tables)
    for (const { row } of (await client.query<{ row: string }>(`select t::text as row from ${name} t`)).rows)
      dump.push(row);
  expect(dump.some((row) => people.tokens.some((token) => row.includes(hashOf(token))))).toBe(true);
  const secrets = [...people.tokens, PASSWORD, 'a new password'];
  const leaks = (texts: string[]) => secrets.filter((secret) => texts.some((text) => text.includes(secret)));
  expect(leaks(dump)).toEqual([]);
  await service.logged();
  expect(lines.filter((line) => line.includes('/sign-in')).length).toBeGreaterThan(20);
  expect(leaks(lines)).toEqual([]);
  expect(lines.filter((line) => /guest\d+@example\.com/.test(line))).toEqual([]);
});
