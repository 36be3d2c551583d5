import pg from 'pg';
import { Browser } from '../support/browser.js';
import { PASSWORD, People } from '../support/people.js';
import { type RunningTest, runningBeside, runningTest } from '../support/running.js';

let service: RunningTest;
let beside: RunningTest;
let people: People;
let client: pg.Client;
let visitors = 0;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1', SIGN_IN_RATE_LIMIT_PER_5_MINUTES: '1000' });
  beside = await runningBeside(service, { TRUSTED_PROXIES: '1', SIGN_IN_RATE_LIMIT_PER_5_MINUTES: '1000' });
  people = new People(service);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await beside?.stop();
  await service?.stop();
});

/** A browser at its own address, or at the given one. */
const visitor = (address = `198.18.${(visitors += 1) >> 8}.${visitors % 256}`, url = service.url) =>
  new Browser(url, { 'x-forwarded-for': address });

/** Running delays are over, and nothing else changes. */
const waitOver = () => client.query(`update identity.sign_in_throttle set blocked_until = now()`);

async function statuses(times: number, browser: () => Browser, email: string, password = 'a wrong password') {
  const all: number[] = [];
  for (let n = 0; n < times; n += 1) all.push((await browser().signIn(email, password)).status);
  return all;
}
const refused = (times: number) => Array<number>(times).fill(401);

test('a stranger who guesses passwords does not lock out the owner, at home or on the road', async () => {
  const person = await people.person();
  const home = visitor();
  expect((await home.signIn(person.email, PASSWORD)).status).toBe(303);
  const guesses = await statuses(12, () => visitor('203.0.113.7'), person.email);
  expect(guesses).toEqual([...refused(6), ...Array<number>(6).fill(429)]);
  // Another network, new to all of them.
  expect((await visitor().signIn(person.email, PASSWORD)).status).toBe(303);
  home.cookies.delete('session');
  expect((await home.signIn(person.email, PASSWORD)).status).toBe(303);
});

test('a browser known to the owner passes while the address is attacked from everywhere', async () => {
  const person = await people.person();
  const home = visitor();
  expect((await home.signIn(person.email, PASSWORD)).status).toBe(303);
  expect(await statuses(21, () => visitor(), person.email)).toEqual(refused(21));
  // Distributed guessing is slowed down, at every gateway, for unknown browsers.
  for (const url of [service.url, beside.url]) {
    const { status, headers } = await visitor(undefined, url).signIn(person.email, 'a wrong password');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
  home.cookies.delete('session');
  expect((await home.signIn(person.email, PASSWORD)).status).toBe(303);
  await waitOver();
  expect((await visitor().signIn(person.email, PASSWORD)).status).toBe(303);
  // A cookie that never signed in has no effect.
  await statuses(1, () => visitor(), person.email);
  const forged = visitor();
  forged.cookies.set('browser', 'x'.repeat(43));
  expect((await forged.signIn(person.email, PASSWORD)).status).toBe(429);
});

test('a known browser has its own budget, but not for another address or after a password change', async () => {
  const [person, other] = [await people.person(), await people.person()];
  const home = visitor();
  await home.signIn(person.email, PASSWORD);
  home.cookies.delete('session');
  expect(await statuses(12, () => home, person.email)).toEqual([...refused(11), 429]);
  await waitOver();
  await statuses(21, () => visitor(), other.email);
  expect((await home.signIn(other.email, PASSWORD)).status).toBe(429);
  await waitOver();
  expect((await home.signIn(person.email, PASSWORD)).status).toBe(303);
  await service.rest('PUT', `/accounts/${person.id}`, { password: 'quite another battery' });
  await statuses(21, () => visitor(), person.email);
  home.cookies.delete('session');
  expect((await home.signIn(person.email, 'quite another battery')).status).toBe(429);
});

test('delays double with each failure, to 15 minutes for an address from one network', async () => {
  const waits: number[] = [];
  const one = () => visitor('203.0.113.9');
  await statuses(6, one, 'nobody@example.com');
  for (let n = 0; n < 10; n += 1) {
    waits.push(Number((await one().signIn('nobody@example.com', PASSWORD)).headers.get('retry-after')));
    await client.query(`update identity.sign_in_throttle set blocked_until = now()`);
    expect((await one().signIn('nobody@example.com', PASSWORD)).status).toBe(401);
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBeLessThanOrEqual(2);
  expect(waits.at(-1)).toBeGreaterThan(800);
  expect(waits.at(-1)).toBeLessThanOrEqual(900);
});

test('slows attempts from one network over all addresses, and a correct password does not reset them', async () => {
  const person = await people.person();
  const from = () => visitor('203.0.113.11');
  let n = 0;
  const next = async () => (await from().signIn(`n${(n += 1)}@example.com`, PASSWORD)).status;
  for (let tries = 0; tries < 20; tries += 1) expect(await next()).toBe(401);
  expect((await from().signIn(person.email, PASSWORD)).status).toBe(303);
  expect([await next(), await next()]).toEqual([401, 429]);
  // IPv6 counts by /64, since one customer has all of it.
  await statuses(6, () => visitor(`2001:db8:1:2::${(visitors += 1)}`), person.email);
  expect((await visitor('2001:db8:1:2::ffff').signIn(person.email, PASSWORD)).status).toBe(429);
});

test('concurrent attempts at two gateways are all counted', async () => {
  const { email } = await people.person();
  const browsers = Array.from({ length: 16 }, (_, n) => visitor('203.0.113.13', n % 2 ? service.url : beside.url));
  for (const browser of browsers) await browser.open('/sign-in');
  const shown = await Promise.all(browsers.map((browser) => browser.signIn(email, 'a wrong password')));
  expect(shown.map(({ status }) => status).sort()).toEqual([...refused(6), ...Array<number>(10).fill(429)]);
});

test('stored attempts and browsers contain no address or network, and are deleted', async () => {
  await statuses(1, () => visitor('203.0.113.15'), 'traceless@example.com');
  const rows = async () => (await client.query<{ key: string }>('select key from identity.sign_in_throttle')).rows;
  for (const { key } of await rows()) expect(key).toMatch(/^[\w-]{43}$/);
  const browsers = await client.query<{ key: string }>('select key, login_key from identity.known_browser');
  expect(browsers.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(browsers.rows)).not.toMatch(/@|203\./);
  await client.query(`update identity.sign_in_throttle set forget_at = now() - interval '1 hour'`);
  const before = (await rows()).length;
  await statuses(Math.ceil(before / 20) + 1, () => visitor('203.0.113.15'), 'traceless@example.com');
  expect((await rows()).length).toBe(3);
});

test('attempts with the old password are slowed down for that user only', async () => {
  const person = await people.person();
  const browser = await people.signedIn(person);
  const change = (oldPassword: string) =>
    browser.send('/account/password', { oldPassword, newPassword: 'quite another battery' }, { page: '/account' });
  for (let n = 0; n < 6; n += 1) expect((await change('a wrong password')).status).toBe(400);
  expect((await change(PASSWORD)).status).toBe(429);
  expect((await visitor().signIn(person.email, PASSWORD)).status).toBe(303);
});
