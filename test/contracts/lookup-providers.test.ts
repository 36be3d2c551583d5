import 'reflect-metadata';
import { inspect } from 'node:util';
import { describeError } from '#kit/process/log.js';
import { externalsOf } from '#subgraphs/intelligence/providers/settings/lookup-settings.js';
import { LOOKUP_KINDS } from '#subgraphs/intelligence/settings.js';
import type { Provider } from '#subgraphs/intelligence/providers/provider.js';
import { ProviderFailed } from '#subgraphs/intelligence/providers/provider-failed.js';
import { type Mood, type ProviderServer, providerServer } from '../support/provider-server.js';
import { guestProviders } from './providers/guest-providers.js';
import { type HttpRow, KEY } from './providers/http-row.js';
import { networkProviders } from './providers/network-providers.js';
import { peopleProviders } from './providers/people-providers.js';

const ROWS = [...guestProviders, ...networkProviders, ...peopleProviders];

/** Providers with another protocol, or with hosts named by the guest; they have suites of their own. */
const ELSEWHERE = ['dns', 'rdap', 'whois', 'webfinger'];

let server: ProviderServer;

beforeAll(async () => {
  server = await providerServer();
});

beforeEach(() => {
  server.asked = [];
});

afterAll(() => server?.stop());

test('every external provider with one HTTP endpoint is held to this contract', () => {
  expect([...ROWS.map(({ name }) => name), ...ELSEWHERE].sort()).toEqual(Object.keys(externalsOf(LOOKUP_KINDS)).sort());
});

async function ask({ open, question }: HttpRow, timeoutMs = 2_000) {
  const reach = { url: server.url, user: 'user-of-ours', key: KEY, timeoutMs, concurrency: 1, allowPrivate: false };
  const provider = open(reach) as Provider<unknown, unknown>;
  return provider.ask(question, AbortSignal.timeout(timeoutMs));
}

const FAILURES: [Mood, string[]][] = [
  ['error', ['refused']],
  ['garbage', ['unreadable']],
  ['wrong', ['unreadable']],
  ['hang', ['timed_out']],
  ['reset', ['broken_off']],
  ['cut', ['broken_off']],
  ['endless', ['too_large', 'timed_out']],
  ['redirect', ['refused']],
];

describe.each(ROWS.map((row) => [row.name, row] as const))('%s', (name, row) => {
  test('sends the documented request and reads the response', async () => {
    server.mood = 'answer';
    server.says = () => ({ status: 200, body: row.says });
    const answer = await ask(row);
    expect(answer.facts).toEqual(row.facts);
    expect(answer).toMatchObject({
      known: true,
      source: expect.any(String),
      asOf: new Date().toISOString().slice(0, 10),
    });
    const [asked] = server.asked;
    expect(`${asked!.method} ${asked!.url}`).toBe(row.asks);
    expect(asked!.headers).toMatchObject(row.headers ?? {});
    if (row.body) expect(JSON.parse(asked!.body)).toEqual(row.body);
    expect(asked!.url.includes(KEY)).toBe(row.keyInQuery ?? false);
  });

  test('accepts "not known" as an answer', async () => {
    server.mood = 'answer';
    server.says = () => row.absent;
    const answer = await ask(row);
    expect(answer.facts).toEqual(row.absent.facts);
    if (row.absent.facts === null) expect(answer.reason).toMatch(/^[a-z_]+$/);
  });

  test.each(FAILURES.filter(([mood]) => !row.cannot?.includes(mood)))(
    'reports one failure: %s',
    async (mood, because) => {
      server.mood = mood;
      const error = await ask(row, mood === 'hang' ? 300 : 2_000).then(
        (answer) => answer,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(ProviderFailed);
      const failed = error as ProviderFailed;
      expect(because.map((word) => `${name}.${word}`)).toContain(failed.code);
      expect(server.asked).toHaveLength(1);
      const told = inspect(failed, { depth: 9 }) + JSON.stringify(describeError(failed));
      expect(told).not.toMatch(
        /ann\.lee|2024561111|456-1111|8\.8\.8\.8|118\.25|Pennsylvania|Silver|Doe|Maduro|key-of-ours/,
      );
    },
  );

  test.each([
    [401, 'credentials_refused'],
    [429, 'rate_limited'],
  ])('reports a refusal of %i separately for the operator', async (status, because) => {
    server.mood = 'answer';
    server.says = () => ({ status, body: {} });
    await expect(ask(row)).rejects.toMatchObject({ code: `${name}.${because}` });
  });

  test('reports an unreachable server', async () => {
    const reach = { url: 'http://127.0.0.1:9', user: '', key: '', timeoutMs: 1, concurrency: 1, allowPrivate: false };
    const provider = row.open(reach) as Provider<unknown, unknown>;
    await expect(provider.ask(row.question, AbortSignal.timeout(2_000))).rejects.toMatchObject({
      code: `${name}.not_connected`,
    });
  });
});
