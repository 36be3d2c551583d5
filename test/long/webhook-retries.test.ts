import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { eventually } from '../support/eventually.js';
import { answering } from '../support/receiver.js';
import { type DeliveryRow, type WebhookTest, webhookTest } from '../support/webhooks.js';

const SUBJECT = (n: number) => `01900000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;

let flow: WebhookTest;

beforeAll(async () => {
  flow = await webhookTest();
});

afterAll(async () => {
  await flow?.stop();
});

const told = (accountId: string, n = 1) =>
  flow.announce(accountId, 'reservation.updated', { reservationId: SUBJECT(n) });

const attempted = (accountId: string, times: number) => flow.delivery(accountId, ({ attempts }) => attempts >= times);

const waitMs = ({ next_at, updated_at }: DeliveryRow) => next_at.getTime() - updated_at.getTime();

const LOG = `query ($of: ID!) { webhookDeliveries(filter: { accountId: $of }) { edges { node {
  state attempts lastStatus lastError nextAttemptAt attemptLog { at status error latencyMs } } } } }`;

async function log(accountId: string) {
  const { data } = await flow.service.graph(LOG, { of: accountId }, await headersOf(accountId));
  return data.webhookDeliveries.edges.map(({ node }: { node: DeliveryRow }) => node);
}

const headers = new Map<string, Record<string, string>>();
const headersOf = async (accountId: string) => headers.get(accountId)!;

async function listening(path: string) {
  const account = await flow.listening({ reservation: path });
  headers.set(account.id, account.headers);
  return account;
}

const MINUTE = 60_000;
const SCHEDULE = [5_000, 5 * MINUTE, ...[30, 120, 300, 600, 840, 1200, 1440].map((minutes) => minutes * MINUTE)];

test('retries a failing delivery after 5 s to 24 h with the same bytes, then drops it', async () => {
  const { id } = await listening('/schedule');
  flow.receiver.on('/schedule', answering(500));
  const eventId = await told(id);
  for (const [n, least] of SCHEDULE.entries()) {
    const row = await attempted(id, n + 1);
    expect(row).toMatchObject({ state: 'failed', attempts: n + 1, last_status: 500, last_error: 'refused' });
    expect(waitMs(row)).toBeGreaterThanOrEqual(least - 1);
    expect(waitMs(row)).toBeLessThanOrEqual(least * 1.2 + 1);
    await flow.client.query('update identity.delivery set next_at = now() where account_id = $1', [id]);
  }
  const dead = await attempted(id, 10);
  expect(dead).toMatchObject({ state: 'dead', attempts: 10, body: null });
  const received = flow.receiver.at('/schedule');
  expect(received).toHaveLength(10);
  expect(new Set(received.map(({ text }) => text)).size).toBe(1);
  expect(received.map(({ headers: { 'webhook-id': webhookId } }) => webhookId)).toEqual(received.map(() => eventId));
  const [shown] = await log(id);
  expect(shown).toMatchObject({ state: 'DEAD', lastStatus: 500, nextAttemptAt: null });
  expect(shown.attemptLog).toHaveLength(10);
  expect(shown.attemptLog[0]).toEqual({
    at: expect.any(String),
    status: 500,
    error: 'REFUSED',
    latencyMs: expect.any(Number),
  });
});

test('a later success ends it, and each retry is due by the clock alone', async () => {
  const { id } = await listening('/recovers');
  flow.receiver.on('/recovers', answering(503));
  await told(id);
  await attempted(id, 1);
  flow.receiver.on('/recovers', answering(200));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(flow.receiver.at('/recovers')).toHaveLength(1);
  await flow.later('6 seconds');
  expect(await attempted(id, 2)).toMatchObject({ state: 'delivered', last_status: 200, last_error: null });
  const endpoint = async () =>
    (await flow.client.query('select failing_since from identity.webhook_endpoint where account_id = $1', [id]))
      .rows[0];
  await eventually(async () => (await endpoint()).failing_since === null);
});

test('respects Retry-After, and sends nothing to the receiver meanwhile', async () => {
  const { id } = await listening('/busy');
  flow.receiver.on('/busy', answering(429, { 'retry-after': '1800' }));
  await told(id, 1);
  const row = await attempted(id, 1);
  expect(waitMs(row)).toBeGreaterThanOrEqual(1_800_000 - 1);
  await told(id, 2);
  await flow.delivery(id, ({ subject_id }) => subject_id === SUBJECT(2));
  flow.receiver.on('/busy', answering(204));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(flow.receiver.at('/busy')).toHaveLength(1);
  await flow.later('31 minutes');
  await flow.receiver.arrived('/busy', 2);
});

test('410 disables the webhook with an event; registering it again enables it', async () => {
  const { id, headers: own } = await flow.listening({ reservation: '/gone', account: '/notices' });
  flow.receiver.on('/gone', answering(410));
  await told(id, 1);
  const notice = (await flow.receiver.arrived('/notices'))[0]!.body;
  expect(notice).toMatchObject({ type: 'webhook.disabled', reason: 'gone', id, webhook_id: expect.any(String) });
  expect((await flow.deliveries(id))[0]).toMatchObject({ state: 'dead', attempts: 1, last_status: 410 });
  const query = '{ webhookEndpoints { webhookKey enabled disabledReason } }';
  const shown = async () => (await flow.service.graph(query, {}, own)).data.webhookEndpoints;
  expect(await shown()).toContainEqual({
    webhookKey: 'reservation_webhook_url',
    enabled: false,
    disabledReason: 'GONE',
  });
  const before = (await flow.deliveries(id)).length;
  await told(id, 2);
  await told(id, 3);
  await eventually(async () => {
    const { rows } = await flow.client.query('select 1 from identity.event where subject_id = $1 and account_id = $2', [
      SUBJECT(3),
      id,
    ]);
    return rows.length > 0;
  });
  expect(await flow.deliveries(id)).toHaveLength(before);
  flow.receiver.on('/gone', answering(204));
  const again = { webhook_key: 'reservation_webhook_url', webhook_url: `${flow.receiver.url}/gone` };
  expect((await flow.service.rest('POST', '/accounts/webhooks', again, own)).status).toBe(200);
  expect(await shown()).toContainEqual({
    webhookKey: 'reservation_webhook_url',
    enabled: true,
    disabledReason: null,
  });
  await told(id, 4);
  await flow.receiver.arrived('/gone', 2);
});

test('disables the webhook with an event after five days without a success, and drops pending deliveries', async () => {
  const { id } = await flow.listening({ reservation: '/dying', account: '/dying/notices' });
  flow.receiver.on('/dying', answering(500));
  await told(id, 1);
  await attempted(id, 1);
  await flow.later('4 days 23 hours');
  await attempted(id, 2);
  expect(flow.receiver.at('/dying/notices')).toEqual([]);
  await told(id, 2);
  // The clock may move during an attempt; its retry is then not brought forward, so move the clock again.
  await eventually(async () => {
    await flow.later('2 hours');
    await new Promise((resolve) => setTimeout(resolve, 500));
    return flow.receiver.at('/dying/notices').length > 0;
  });
  const [notice] = flow.receiver.at('/dying/notices');
  expect(notice!.body).toMatchObject({ type: 'webhook.disabled', reason: 'failing' });
  const rows = (await flow.deliveries(id)).filter(({ type }) => type === 'reservation.updated');
  expect(rows.map(({ state, body }) => [state, body])).toEqual(rows.map(() => ['dead', null]));
});

test('a delivery waits for earlier ones of its subject, until one of them has failed for five minutes', async () => {
  const { id } = await listening('/order');
  let broken = true;
  const first = await told(id, 1);
  flow.receiver.on('/order', (_request, response, { body }) => {
    response.writeHead(broken && body.event_id === first ? 500 : 204).end();
  });
  await eventually(async () => (await flow.deliveries(id))[0]?.attempts > 0);
  const second = await told(id, 1);
  const other = await told(id, 2);
  const ids = () => flow.receiver.at('/order').map(({ body }) => body.event_id as string);
  await eventually(() => ids().includes(other));
  await flow.later('4 minutes');
  await eventually(() => ids().filter((one) => one === first).length === 2);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(ids()).not.toContain(second);
  await flow.later('2 minutes');
  await eventually(() => ids().includes(second));
  broken = false;
  await flow.later('10 minutes');
  await eventually(async () => (await flow.deliveries(id)).every(({ state }) => state === 'delivered'));
});

test('a burst about one subject arrives in order, while others run in parallel', async () => {
  const { id } = await listening('/burst');
  const sent: string[] = [];
  for (let n = 0; n < 30; n += 1) sent.push(await told(id, 1 + (n % 3)));
  const received = await flow.receiver.arrived('/burst', 30);
  for (const n of [1, 2, 3]) {
    const got = received.filter(({ body }) => body.reservation_id === SUBJECT(n)).map(({ body }) => body.event_id);
    expect(got).toEqual(sent.filter((_, at) => 1 + (at % 3) === n));
  }
});

test('deliveries behind a failed one are sent as soon as it succeeds', async () => {
  const { id } = await listening('/behind');
  flow.receiver.on('/behind', answering(500));
  await told(id, 1);
  await attempted(id, 1);
  await told(id, 1);
  await told(id, 1);
  await eventually(async () => (await flow.deliveries(id)).length === 3);
  flow.receiver.on('/behind', answering(204));
  await flow.later('6 seconds');
  await flow.receiver.arrived('/behind', 2);
  await flow.receiver.arrived('/behind', 4, 3_000);
});

describe('misbehaving receivers', () => {
  test('does not follow redirects', async () => {
    const { id } = await listening('/redirects');
    flow.receiver.on('/redirects', answering(302, { location: `${flow.receiver.url}/target` }));
    await told(id);
    expect(await attempted(id, 1)).toMatchObject({ state: 'failed', last_status: 302, last_error: 'refused' });
    expect(flow.receiver.at('/target')).toEqual([]);
  });

  test('reads at most 64 KB of an endless answer', async () => {
    const { id } = await listening('/endless');
    let written = 0;
    flow.receiver.on('/endless', (_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) written += 16_384;
      };
      response.on('drain', more).on('error', () => undefined);
      more();
    });
    await told(id);
    expect(await attempted(id, 1)).toMatchObject({ state: 'delivered', last_status: 200 });
    expect(written).toBeLessThan(20_000_000);
  });

  test('a reset or refused connection is a failure', async () => {
    const { id, headers: own } = await listening('/resets');
    flow.receiver.on('/resets', (request) => request.socket.resetAndDestroy());
    await told(id);
    expect(await attempted(id, 1)).toMatchObject({ state: 'failed', last_status: null, last_error: 'broken_off' });
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const hook = { webhook_key: 'reservation_webhook_url', webhook_url: `http://127.0.0.1:${port}/` };
    expect((await flow.service.rest('POST', '/accounts/webhooks', hook, own)).status).toBe(200);
    await flow.later('10 seconds');
    expect(await attempted(id, 2)).toMatchObject({ state: 'failed', last_error: 'not_connected' });
  });

  test('an answer within 15 seconds counts, a later one does not', async () => {
    const slow = await listening('/slow');
    const late = await listening('/late');
    for (const [path, ms] of [
      ['/slow', 14_000],
      ['/late', 16_000],
    ] as const)
      flow.receiver.on(path, (_request, response) => void setTimeout(() => response.writeHead(204).end(), ms));
    await told(slow.id);
    await told(late.id);
    await eventually(async () => (await flow.deliveries(late.id))[0]?.attempts > 0, 20_000);
    expect((await flow.deliveries(late.id))[0]).toMatchObject({ last_error: 'timed_out', last_status: null });
    expect((await flow.deliveries(slow.id))[0]).toMatchObject({ state: 'delivered', attempts: 1 });
    flow.receiver.on('/late', answering(204));
  });
});
