import { request as httpRequest } from 'node:http';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { type WebhookTest, webhookTest } from '../support/webhooks.js';

const SSE = 'text/event-stream';
const MULTIPART = 'multipart/mixed;subscriptionSpec=1.0, application/json';
const WATCH = 'subscription ($since: Int) { accountEvents(since: $since) { sequence type } }';

let flow: WebhookTest;
const leaving: (() => void)[] = [];

beforeAll(async () => {
  flow = await webhookTest({ LIVE_HEARTBEAT_SECONDS: '1', LIVE_WAITING_EVENTS: '2000', RATE_LIMIT_PER_MINUTE: '40' });
});

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

afterAll(async () => {
  await flow?.stop();
});

interface Streamed {
  status: number;
  type: string;
  text: string;
  ended: boolean;
}

/** A request whose answer is collected as it arrives. */
function stream(headers: Record<string, string>, body: object | null, path = '/graphql'): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${flow.service.url}${path}`,
      { method: body ? 'POST' : 'GET', headers: { ...(body && { 'content-type': 'application/json' }), ...headers } },
      (response) => {
        const type = response.headers['content-type'] ?? '';
        const streamed: Streamed = { status: response.statusCode!, type, text: '', ended: false };
        response.setEncoding('utf8').on('data', (chunk: string) => (streamed.text += chunk));
        response.on('close', () => (streamed.ended = true)).on('error', () => undefined);
        resolve(streamed);
      },
    );
    request.on('error', reject);
    leaving.push(() =>
      request
        .off('error', reject)
        .on('error', () => undefined)
        .destroy(),
    );
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

const watch = (account: MadeAccount, accept: string, variables = {}, query = WATCH) =>
  stream({ ...account.headers, accept }, { query, variables });

const newAccount = () => makeAccount(flow.client, null);

const numbers = ({ text }: Streamed) => [...text.matchAll(/"sequence":(\d+)/g)].map(([, n]) => Number(n));

const REFERENCE = { keyId: '01900000-0000-7000-8000-000000000001' };

/** Announces events of an account, and waits until they are numbered. */
async function announce(account: MadeAccount, count: number): Promise<void> {
  const last = async () =>
    (await flow.client.query('select last from identity.event_counter where account_id = $1', [account.id])).rows[0]
      ?.last ?? 0;
  const before = Number(await last());
  for (let n = 0; n < count; n += 1) await flow.announce(account.id, 'api_key.updated', REFERENCE);
  await eventually(async () => Number(await last()) === before + count, 30_000);
}

describe.each([
  ['server-sent events', SSE, SSE],
  ['multipart', MULTIPART, 'multipart/mixed'],
])('%s', (_name, accept, type) => {
  test('stays open beyond the time limit of requests, with heartbeats, and gets an event after that', async () => {
    const account = await newAccount();
    const open = await watch(account, accept);
    expect(open).toMatchObject({ status: 200, type: expect.stringContaining(type) });
    await new Promise((resolve) => setTimeout(resolve, 10_500));
    expect(open.ended).toBe(false);
    const heartbeats = open.text.split(accept === SSE ? ':\n\n' : '\r\n\r\n{}').length - 1;
    expect(heartbeats).toBeGreaterThanOrEqual(5);
    await announce(account, 1);
    await eventually(() => numbers(open).length === 1);
    expect(open.text).toContain('"type":"API_KEY_UPDATED"');
  });

  test('ends within two seconds of the key being revoked, with an error', async () => {
    const account = await newAccount();
    const open = await watch(account, accept, { since: 0 });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(open.ended).toBe(false);
    const revoked = Date.now();
    await flow.client.query('update identity.api_key set enabled = false where account_id = $1', [account.id]);
    await eventually(() => open.ended);
    expect(Date.now() - revoked).toBeLessThan(2_000);
    expect(open.text).toContain('"code":"FORBIDDEN"');
    expect(open.text).toMatch(accept === SSE ? /event: complete\ndata:\n\n$/ : /--graphql--\r\n$/);
  });

  test('needs a valid key, and does not show events of another account', async () => {
    const [mine, other] = [await newAccount(), await newAccount()];
    expect(await stream({ accept, 'x-api-key': 'sk_live_wrong' }, { query: WATCH })).toMatchObject({ status: 401 });
    expect(await stream({ accept }, { query: WATCH })).toMatchObject({ status: 401 });
    const foreign = await watch(mine, accept, {}, `subscription { accountEvents(accountId: "${other.id}") { type } }`);
    await eventually(() => foreign.ended);
    expect(foreign.text).toContain('"code":"ACCOUNT_NOT_FOUND"');
    const sdk = await makeAccount(flow.client, null, { sdk: true });
    const refused = await watch(sdk, accept);
    await eventually(() => refused.ended);
    expect(refused.text).toContain('"code":"FORBIDDEN"');
  });

  test('gets all events after `since`, each once and in order, more than fit into one query', async () => {
    const account = await newAccount();
    await announce(account, 130);
    const open = await watch(account, accept, { since: 3 });
    await eventually(() => numbers(open).length >= 127);
    expect(numbers(open)).toEqual(Array.from({ length: 127 }, (_, n) => n + 4));
    const ahead = await watch(account, accept, { since: 131 });
    await eventually(() => ahead.ended);
    expect(ahead.text).toContain('"code":"EVENTS_START_OVER"');
  });
});

test('an SSE client resumes by GET and Last-Event-ID', async () => {
  const account = await newAccount();
  await announce(account, 5);
  const path = `/graphql?query=${encodeURIComponent(WATCH)}`;
  const open = await stream({ ...account.headers, accept: SSE, 'last-event-id': '3' }, null, path);
  await eventually(() => numbers(open).length === 2);
  expect(open.text).toContain('id: 4\nevent: next\ndata: {"data":{"accountEvents":{"sequence":4,');
  const bad = await stream({ ...account.headers, accept: SSE, 'last-event-id': 'x' }, null, path);
  await eventually(() => bad.ended);
  expect(bad.text).toContain('"code":"BAD_INPUT"');
  const writing = `/graphql?query=${encodeURIComponent('mutation { saveListing(input: { listing: { myId: "x" } }) { listing { id } userErrors { code message field rule } } }')}`;
  const refused = await stream({ ...account.headers, accept: SSE }, null, writing);
  await eventually(() => refused.ended);
  expect(refused.text).toContain('A mutation must be sent by POST.');
  // A page of another site can send no header: without one there is no answer.
  expect((await stream({ accept: SSE }, null, path)).status).toBe(401);
});

test('a subscription that accepts no stream is refused with the three transports', async () => {
  const account = await newAccount();
  for (const accept of ['application/json', '*/*', 'application/graphql-response+json']) {
    const answer = await watch(account, accept);
    await eventually(() => answer.ended);
    expect(answer.status).toBe(400);
    const { errors } = JSON.parse(answer.text) as { errors: { message: string; extensions: { code: string } }[] };
    expect(errors[0]!.extensions.code).toBe('BAD_REQUEST');
    for (const name of ['graphql-transport-ws', SSE, 'multipart/mixed;subscriptionSpec=1.0'])
      expect(errors[0]!.message).toContain(name);
  }
});

test('`types` are an enum', async () => {
  const account = await newAccount();
  await announce(account, 1);
  const typed = (type: string) => `subscription { accountEvents(types: [${type}], since: 0) { type } }`;
  const unknown = await watch(account, SSE, {}, typed('NOPE'));
  await eventually(() => unknown.ended);
  expect(unknown.text).toContain('EventType');
  const known = await watch(account, SSE, {}, typed('API_KEY_UPDATED, NOTE_ADDED'));
  await eventually(() => known.text.includes('"type":"API_KEY_UPDATED"'));
});

test('1,000 subscriptions open at once on one key of 40 requests a minute, which they do not count against', async () => {
  const account = await newAccount();
  const client = createClient({
    url: `${flow.service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: account.headers,
    retryAttempts: 0,
  });
  leaving.push(() => void client.dispose());
  const seen = new Set<number>();
  const failures: unknown[] = [];
  for (let n = 0; n < 1_000; n += 1)
    client.subscribe(
      { query: `subscription { accountEvents(types: [API_KEY_UPDATED]) { sequence } }` },
      {
        next: ({ errors }) => (errors ? failures.push(errors) : seen.add(n)),
        error: (error) => failures.push(error),
        complete: () => undefined,
      },
    );
  await eventually(async () => {
    await flow.announce(account.id, 'api_key.updated', REFERENCE);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return seen.size === 1_000 || failures.length > 0;
  }, 60_000);
  expect(failures).toEqual([]);
  const { data, errors } = await flow.service.graph('{ me { id } }', {}, account.headers);
  expect([data?.me?.id, errors]).toEqual([account.id, undefined]);
});

test('ends the streams when the service stops, so that clients subscribe again', async () => {
  const account = await newAccount();
  const [sse, multipart] = [await watch(account, SSE), await watch(account, MULTIPART)];
  await flow.service.restart({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  for (const one of [sse, multipart]) {
    await eventually(() => one.ended);
    expect(one.text).toContain('"code":"UNAVAILABLE"');
    expect(one.text).not.toMatch(/event: complete|--graphql--/);
  }
});
