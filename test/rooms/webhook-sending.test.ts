import { EVENTS } from '#events';
import { Webhook } from 'standardwebhooks';
import { readFileSync } from 'node:fs';
import { atMost } from '#subgraphs/identity/webhook/delivery/sending/attempt-delivery.js';
import { categoryOf } from '#subgraphs/identity/webhook/delivery/category-of.js';
import { retryDelayMs } from '#subgraphs/identity/webhook/delivery/sending/retry-delay.js';
import { signDelivery } from '#kit/outbound/sign-delivery.js';

const HOUR = 3_600_000;

describe('the wait before a retry', () => {
  test('grows to a day over nine retries', () => {
    const waits = Array.from({ length: 11 }, (_, n) => retryDelayMs(n + 1, null, 0));
    expect(waits).toEqual([
      5_000,
      300_000,
      1_800_000,
      2 * HOUR,
      5 * HOUR,
      10 * HOUR,
      14 * HOUR,
      20 * HOUR,
      24 * HOUR,
      null,
      null,
    ]);
    expect(waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / HOUR).toBeCloseTo(75.6, 1);
  });

  test.each([
    ['nothing', null, 0.5, 5_500],
    ['less', 1_000, 0, 5_000],
    ['more', 60_000, 0, 60_000],
    ['more, with jitter', 60_000, 0.5, 66_000],
    ['a year', 365 * 24 * HOUR, 0, 24 * HOUR],
  ])('follows Retry-After, but is at least our own and at most a day: %s', (_title, asked, random, expected) => {
    expect(retryDelayMs(1, asked, random)).toBe(expected);
  });
});

test('every secret signs, and the official package verifies each signature', () => {
  const [first, second] = [1, 2].map((n) => `whsec_${Buffer.alloc(32, n).toString('base64')}`) as [string, string];
  const headers = signDelivery('id-1', '{"a":"é"}', [first, second], Date.now());
  for (const secret of [first, second]) expect(new Webhook(secret).verify('{"a":"é"}', headers)).toEqual({ a: 'é' });
  const other = new Webhook(`whsec_${Buffer.alloc(32, 3).toString('base64')}`);
  expect(() => other.verify('{"a":"é"}', headers)).toThrow();
  expect(() => new Webhook(first).verify('{"a":"e"}', headers)).toThrow();
});

test('limits concurrent sends, keeps their order, and a failure frees a place', async () => {
  const limited = atMost(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (n: number) => async (): Promise<number> => {
    started.push(n);
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (n === 1) throw new Error('one');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => limited(work(n))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect([most, started]).toEqual([2, [0, 1, 2, 3, 4]]);
});

test('the reference states for every event which registration receives it', () => {
  const guide = readFileSync('docs/reference/events.md', 'utf8');
  const told = new Map<string, string>();
  for (const [, key, types] of guide.matchAll(/^\| (?:`(\w+_webhook_url)`|none) +\| (.+?) +\|/gm))
    for (const [, type] of types!.matchAll(/`([a-z_]+\.[a-z_]+)`/g)) told.set(type!, key ?? 'none');
  const types = Object.keys(EVENTS);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(types.map((type) => [type, categoryOf(type) ?? 'none'])));
});
