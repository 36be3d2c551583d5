import type { IncomingMessage } from 'node:http';
import pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { EDGE_SQL } from '#kit/store/edge-tables.js';
import { SharedWindow } from '#gateway/limits/shared-window.js';
import { MemoryWindow, SLOTS } from '#gateway/limits/sliding-window.js';
import { isNetwork, sourceAddress, trustOf } from '#gateway/limits/source-address.js';
import { type TestDatabase, testDatabase } from '../support/database.js';

const START = 1_900_000_000_000;

function minute(most?: number) {
  const time = { now: START };
  return { time, window: new MemoryWindow(60, () => time.now, most) };
}

describe('a sliding window', () => {
  test('allows requests up to the limit, and reports the remaining number and the reset time', () => {
    const { time, window } = minute();
    const taken = Array.from({ length: 4 }, () => ((time.now += 10_000), window.take('k', 3)));
    expect(taken.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
      ...[2, 1, 0].map((left) => [true, left]),
      [false, 0],
    ]);
    expect(taken[3]!.resetSeconds).toBe(31);
    time.now += 29_900;
    expect(window.take('k', 3).allowed).toBe(false);
    time.now += 300;
    expect(window.take('k', 3)).toMatchObject({ allowed: true, remaining: 0 });
    expect(window.take('k', 3).allowed).toBe(false);
  });

  test('is not a fixed window: requests from before the full minute still count', () => {
    const { time, window } = minute();
    time.now = START + 59_000;
    for (let n = 0; n < 50; n += 1) expect(window.take('k', 50).allowed).toBe(true);
    time.now = START + 61_000;
    expect(window.take('k', 50)).toMatchObject({ allowed: false, resetSeconds: 59 });
  });

  test('a burst waits at most a minute, and is allowed when it returns after Retry-After', () => {
    const { time, window } = minute();
    time.now += 150;
    for (let n = 0; n < 50; n += 1) window.take('k', 50);
    const { allowed, resetSeconds } = window.take('k', 50);
    expect([allowed, resetSeconds]).toEqual([false, 60]);
    time.now += resetSeconds * 1000 + 50;
    expect(window.take('k', 50).allowed).toBe(true);
  });

  test('never allows more than the limit in any minute, and frees a place at most one slot late', () => {
    const { time, window } = minute();
    const let_in: number[] = [];
    let random = 7;
    const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below;
    for (let n = 0; n < 5_000; n += 1) {
      time.now += next(9) === 0 ? next(20_000) : next(400);
      const inWindow = (ms: number) => let_in.filter((at) => at > time.now - ms).length;
      const [exact, strict] = [inWindow(60_000), inWindow(60_000 + 60_000 / SLOTS)];
      const { allowed } = window.take('k', 20);
      if (exact >= 20) expect(allowed).toBe(false);
      if (strict < 20) expect(allowed).toBe(true);
      if (allowed) let_in.push(time.now);
    }
    expect(let_in.length).toBeGreaterThan(200);
  });

  test('takes several places as a whole or not at all, and a refusal costs nothing', () => {
    const { time, window } = minute();
    expect(window.take('k', 10, 8).remaining).toBe(2);
    for (let n = 0; n < 100; n += 1) expect(window.take('k', 10, 3).allowed).toBe(false);
    expect(window.take('k', 10, 2).allowed).toBe(true);
    expect(window.take('k', 10, 11).resetSeconds).toBe(60);
    time.now += 60_300;
    expect(window.take('k', 10, 10).allowed).toBe(true);
  });

  test('counts keys separately, with a limit for each, and forgets the least recently used', () => {
    const { window } = minute(3);
    expect(window.take('a', 1).allowed).toBe(true);
    expect(window.take('b', 2).remaining).toBe(1);
    for (const key of ['c', 'a', 'd', 'e']) window.take(key, 1);
    expect(window.take('a', 1).allowed).toBe(false);
    expect(window.take('b', 2).remaining).toBe(1);
  });
});

describe('a window shared by gateways on one database', () => {
  let database: TestDatabase;
  const pools: pg.Pool[] = [];

  beforeAll(async () => {
    database = await testDatabase({ key: 'empty', migrate: async () => {} });
    for (let n = 0; n < 2; n += 1) pools.push(new pg.Pool({ connectionString: database.url, max: 5 }));
    await pools[0]!.query(EDGE_SQL);
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database?.drop();
  });

  const windows = () => pools.map((pool) => new SharedWindow(pool, openLog('silent', 'test')));
  /** Shifts the window as if this much time had passed. */
  const age = (seconds: number) =>
    pools[0]!.query(
      `update edge.key_use set seen = seen - $1, slots = array(select s - $1 from unnest(slots) s order by s)`,
      [(seconds * SLOTS) / 60],
    );

  test('allows 50 of 200 simultaneous requests to two gateways', async () => {
    const [one, two] = windows();
    const taken = await Promise.all(Array.from({ length: 200 }, (_, n) => (n % 2 ? one! : two!).take('burst', 50)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(50);
    for (const { resetSeconds } of taken) expect(resetSeconds).toBeLessThanOrEqual(60);
  });

  test('simultaneous requests of a key share statements, and are counted one by one', async () => {
    let statements = 0;
    const query = (...words: Parameters<pg.Pool['query']>) => (statements++, pools[0]!.query(...words));
    const counted = new Proxy(pools[0]!, { get: (pool, name) => (name === 'query' ? query : Reflect.get(pool, name)) });
    const window = new SharedWindow(counted, openLog('silent', 'test'));
    const taken = await Promise.all(Array.from({ length: 40 }, (_, n) => window.take('together', 100, 1 + (n % 2))));
    expect(statements).toBe(2);
    expect(taken.map(({ allowed }) => allowed)).toEqual(Array.from({ length: 40 }, () => true));
    const points = taken.map((_, n) => 1 + (n % 2));
    expect(taken.map(({ remaining }) => remaining)).toEqual(
      points.map((_, n) => 100 - points.slice(0, n + 1).reduce((sum, one) => sum + one)),
    );
    const more = await Promise.all(Array.from({ length: 45 }, () => window.take('together', 100)));
    expect(more.filter(({ allowed }) => allowed)).toHaveLength(40);
    expect(more.slice(40).every(({ remaining }) => remaining === 0)).toBe(true);
  });

  test('a statement that fails is not waited for by each request in turn', async () => {
    const slow = { query: () => new Promise((_, reject) => setTimeout(reject, 300, new Error('gone'))) };
    const window = new SharedWindow(slow as unknown as pg.Pool, openLog('silent', 'test'));
    const began = Date.now();
    const taken = await Promise.all(Array.from({ length: 20 }, () => window.take('k', 5)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
    expect(Date.now() - began).toBeLessThan(600);
  });

  test('slides, and frees places after a minute', async () => {
    const [window] = windows();
    for (let n = 0; n < 3; n += 1)
      expect(await window!.take('slide', 4)).toMatchObject({ allowed: true, remaining: 3 - n });
    await age(40);
    expect(await window!.take('slide', 4)).toMatchObject({ allowed: true, remaining: 0 });
    await age(15);
    expect((await windows()[0]!.take('slide', 4)).allowed).toBe(false);
    await age(6);
    expect(await windows()[0]!.take('slide', 4)).toMatchObject({ allowed: true, remaining: 2 });
    expect((await window!.take('slide', 4, 3)).allowed).toBe(false);
    expect((await window!.take('new', 4, 5)).allowed).toBe(false);
    expect((await window!.take('new', 4, 4)).allowed).toBe(true);
  });

  test('a database clock that was set back neither locks for over a minute nor allows more', async () => {
    const [window] = windows();
    await window!.take('clock', 2);
    await age(-30);
    expect([(await window!.take('clock', 2)).allowed, (await window!.take('clock', 2)).allowed]).toEqual([true, false]);
    await age(-3_600);
    expect((await windows()[0]!.take('clock', 2)).allowed).toBe(true);
  });

  test('does not query the database again for a refused key', async () => {
    const [window] = windows();
    await window!.take('hammer', 1);
    await window!.take('hammer', 1);
    await pools[0]!.query(`delete from edge.key_use where key_id = 'hammer'`);
    expect((await window!.take('hammer', 1)).allowed).toBe(false);
    expect((await windows()[0]!.take('hammer', 1)).allowed).toBe(true);
  });

  test('forgets keys that were unused for two minutes', async () => {
    await windows()[0]!.take('old', 5);
    await age(300);
    await windows()[0]!.take('fresh', 5);
    expect(await windows()[0]!.sweep()).toBeGreaterThan(0);
    expect((await pools[0]!.query('select key_id from edge.key_use')).rows).toEqual([{ key_id: 'fresh' }]);
  });

  test('counts alone while the database does not respond', async () => {
    const dead = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', connectionTimeoutMillis: 500 });
    const window = new SharedWindow(dead, openLog('silent', 'test'));
    const taken = [await window.take('k', 2), await window.take('k', 2), await window.take('k', 2)];
    expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, false]);
    await dead.end();
  });
});

describe('source address', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage;

  test.each<[number | string[], string, string | undefined, string]>([
    [0, '198.51.100.7', '203.0.113.1', '198.51.100.7'],
    [0, '::ffff:198.51.100.7', undefined, '198.51.100.7'],
    [1, '10.0.0.1', '203.0.113.1', '203.0.113.1'],
    [1, '10.0.0.1', '1.2.3.4, 5.6.7.8,203.0.113.1', '203.0.113.1'],
    [1, '10.0.0.1', undefined, '10.0.0.1'],
    [1, '10.0.0.1', 'unknown', '10.0.0.1'],
    [1, '10.0.0.1', '9.9.9.9, <script>', '10.0.0.1'],
    [1, '10.0.0.1', '203.0.113.1:4711', '203.0.113.1'],
    [1, '10.0.0.1', '[2001:db8:1:2:3::4]:4711', '2001:db8:1:2::/64'],
    [2, '10.0.0.1', '203.0.113.1, 10.0.0.2', '203.0.113.1'],
    [2, '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    [['10.0.0.0/8'], '10.0.0.1', '203.0.113.1, 10.9.9.9', '203.0.113.1'],
    [['10.0.0.0/8'], '198.51.100.7', '203.0.113.1', '198.51.100.7'],
    [['10.0.0.1'], '::ffff:10.0.0.1', '203.0.113.1', '203.0.113.1'],
    [['fd00::/8', '10.0.0.1'], 'fd00::1', '203.0.113.1, 10.0.0.1', '203.0.113.1'],
    [['10.0.0.0/8'], '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    [0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    [0, '', undefined, 'unknown'],
  ])('with trust in %j: %s for %s is %s', (proxies, remote, forwarded, expected) => {
    expect(sourceAddress(from(remote, forwarded), trustOf(proxies))).toBe(expected);
  });

  test.each([
    ['10.0.0.1', true],
    ['10.0.0.0/8', true],
    ['fd00::/8', true],
    ['10.0.0.0/33', false],
    ['nonsense', false],
    ['', false],
  ])('%j is a network: %s', (text, expected) => {
    expect(isNetwork(text)).toBe(expected);
  });
});
