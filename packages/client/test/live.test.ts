import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type Client, type LiveOptions, RequestError, createClient } from '../src/index.js';
import { type Answering, type LocalServer, hangUp, json, localServer } from './local-server.js';

const WATCH = 'subscription ($epoch: String) { accountEvents(epoch: $epoch) { sequence epoch type } }';

let server: LocalServer;
let client: Client;

beforeAll(async () => {
  server = await localServer();
  client = createClient({ url: server.url, key: 'sk_live_secret', retries: 1 });
});
afterAll(() => server?.stop());

const begin = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(':\n\n');
const result = (body: object, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: next\ndata: ${JSON.stringify(body)}\n\n`;
const event = (sequence: number) => result({ data: { accountEvents: { sequence, epoch: 'e1', type: 'X' } } }, sequence);
const failure = (code: string) => result({ errors: [{ message: code, extensions: { code } }] });
const COMPLETE = 'event: complete\ndata:\n\n';

/** Answers with a stream of these texts, and then ends it, or drops the connection. */
const stream =
  (texts: string[], end: 'end' | 'drop' | 'stay' = 'end'): Answering =>
  async (response) => {
    begin(response);
    for (const text of texts) {
      response.write(text);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (end === 'end') response.end();
    if (end === 'drop') response.socket!.destroy();
  };

const positions = () => server.arrived.map(({ headers }) => headers['last-event-id'] ?? null);
const variables = () => server.arrived.map(({ body }) => JSON.parse(body.toString()).variables);

/** The numbers of the events until the subscription ends, and the code of the error that ended it. */
async function follow(options: LiveOptions<Record<string, unknown>, Record<string, unknown>> = {}, given = {}) {
  const numbers: (number | null)[] = [];
  try {
    for await (const { sequence } of client.subscribe(WATCH, given, options)) numbers.push(sequence);
    return { numbers, code: null };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { numbers, code: error.code };
  }
}

test('a subscription continues after its last event when the connection is lost, until it is complete', async () => {
  server.next(
    stream([event(1), ':\n\n', event(2)], 'drop'),
    stream([failure('UNAVAILABLE')]),
    hangUp,
    stream([event(3)]),
    json({ errors: [{ message: 'Later.', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 0 } }] }, 429),
    stream([event(4) + COMPLETE]),
  );
  const lost: string[] = [];
  const seen = await follow({ onRetry: ({ code }) => lost.push(code) });
  expect(seen).toEqual({ numbers: [1, 2, 3, 4], code: null });
  expect(lost).toEqual(['unreachable', 'unavailable', 'unreachable', 'unreachable', 'too_many_requests']);
  expect(positions()).toEqual([null, '2', '2', '2', '3', '3']);
  expect(variables()).toEqual([{}, ...Array(5).fill({ epoch: 'e1' })]);
  expect(server.arrived[0]).toMatchObject({
    method: 'POST',
    path: '/graphql',
    headers: { accept: 'text/event-stream', 'x-api-key': 'sk_live_secret' },
  });
});

test('it can begin after an event that was stored', async () => {
  server.next(stream([event(8) + COMPLETE]));
  expect(await follow({ since: 7 })).toEqual({ numbers: [8], code: null });
  expect(positions()).toEqual(['7']);
});

test('events without a number continue with the variables that `resume` gives', async () => {
  const change = (n: number) => result({ data: { familyReservationsChanged: { n } } });
  server.next(stream([change(1), change(2)], 'drop'), stream([change(3) + COMPLETE]));
  const resume = ({ familyReservationsChanged }: Record<string, unknown>) => ({ after: familyReservationsChanged });
  expect(await follow({ resume }, { after: null })).toEqual({ numbers: [null, null, null], code: null });
  expect([positions(), variables()]).toEqual([
    [null, null],
    [{ after: null }, { after: { n: 2 } }],
  ]);
});

test.each(['FORBIDDEN', 'EVENTS_START_OVER', 'BAD_INPUT'])('%s ends it', async (code) => {
  server.next(stream([event(1), failure(code) + COMPLETE]));
  expect(await follow()).toEqual({ numbers: [1], code: code.toLowerCase() });
  expect(server.arrived).toHaveLength(1);
});

test('a subscription that cannot begin fails like any other request', async () => {
  server.next(hangUp);
  expect(await follow()).toEqual({ numbers: [], code: 'unreachable' });
  expect(server.arrived).toHaveLength(2);
  server.next(json({ errors: [{ message: 'Who?', extensions: { code: 'UNAUTHENTICATED' } }] }, 401));
  expect(await follow()).toEqual({ numbers: [], code: 'unauthenticated' });
  expect(server.arrived).toHaveLength(1);
});

test('`retries` limits how often in a row it connects again', async () => {
  server.next(stream([event(1)], 'drop'), hangUp, stream([event(2)], 'drop'), hangUp);
  expect(await follow({ retries: 2 })).toEqual({ numbers: [1, 2], code: 'unreachable' });
  expect(positions()).toEqual([null, '1', '1', '2', '2']);
});

test('a connection without a sign of life is replaced', async () => {
  server.next(stream([event(1)], 'stay'), stream([event(2) + COMPLETE]));
  const began = Date.now();
  expect(await follow({ idleSeconds: 0.3 })).toEqual({ numbers: [1, 2], code: null });
  expect(Date.now() - began).toBeGreaterThanOrEqual(300);
});

test('the time that a reader takes for an event does not count as silence', async () => {
  server.next(stream([event(1), event(2), event(3), COMPLETE]));
  const numbers: unknown[] = [];
  for await (const { sequence } of client.subscribe(WATCH, {}, { idleSeconds: 2 })) {
    numbers.push(sequence);
    if (sequence === 1) await new Promise((resolve) => setTimeout(resolve, 2_500));
  }
  expect([numbers, server.arrived.length]).toEqual([[1, 2, 3], 1]);
});

test('fields that failed are reported with the event', async () => {
  const errors = [{ message: 'Away.', path: ['accountEvents', 'account'], extensions: { code: 'UNAVAILABLE' } }];
  server.next(stream([result({ data: { accountEvents: { account: null } }, errors }, 5), COMPLETE]));
  const seen = [];
  for await (const one of client.subscribe(WATCH)) seen.push(one);
  expect(seen).toEqual([{ data: { accountEvents: { account: null } }, errors, sequence: 5 }]);
});

test('events arrive whole, however the network cuts them', async () => {
  const text = `${event(1)}${result({ data: { name: 'Zoë 🙂' } }, 2)}${COMPLETE}`;
  for (const written of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
    const bytes = Buffer.from(written);
    server.next(async (response) => {
      begin(response);
      for (let at = 0; at < bytes.length; at += 7) {
        response.write(bytes.subarray(at, at + 7));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    const seen = [];
    for await (const { data } of client.subscribe(WATCH)) seen.push(data);
    expect(seen).toEqual([expect.anything(), { name: 'Zoë 🙂' }]);
  }
});

describe('the connection is closed', () => {
  /** A stream that stays open, and a promise of its end. */
  const watched = () => {
    let gone: Promise<unknown> | undefined;
    server.next((response, arrived) => {
      gone = once(response, 'close');
      stream([event(1)], 'stay')(response, arrived);
    });
    return { gone: () => gone };
  };

  test('when the loop is left', async () => {
    const { gone } = watched();
    for await (const { sequence } of client.subscribe(WATCH)) {
      expect(sequence).toBe(1);
      break;
    }
    await gone();
    expect(server.arrived).toHaveLength(1);
  });

  test('when the signal is aborted, which ends the loop', async () => {
    const { gone } = watched();
    const controller = new AbortController();
    const numbers: unknown[] = [];
    for await (const { sequence } of client.subscribe(WATCH, {}, { signal: controller.signal })) {
      numbers.push(sequence);
      setTimeout(() => controller.abort(), 50);
    }
    expect(numbers).toEqual([1]);
    await gone();
    expect(await follow({ signal: controller.signal })).toEqual({ numbers: [], code: null });
    expect(server.arrived).toHaveLength(1);
  });

  test('also while it waits to connect again', async () => {
    server.next(stream([event(1)], 'drop'), json({}, 429, { 'retry-after': '50' }));
    const controller = new AbortController();
    const waits: boolean[] = [];
    const onRetry = (_: RequestError, waitMs: number) => {
      waits.push(waitMs > 49_000);
      if (waits.at(-1)) setTimeout(() => controller.abort(), 20);
    };
    const began = Date.now();
    expect(await follow({ signal: controller.signal, onRetry })).toEqual({ numbers: [1], code: null });
    expect(waits).toEqual([false, true]);
    expect(Date.now() - began).toBeLessThan(40_000);
  });
});
