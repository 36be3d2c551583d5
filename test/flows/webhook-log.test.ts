import { eventually } from '../support/eventually.js';
import { answering } from '../support/receiver.js';
import { type Listening, type WebhookTest, webhookTest } from '../support/webhooks.js';
import { bad, expectTold, told } from '../support/refusals.js';
import { webhookSweep } from '../support/webhook-sweep.js';

const SUBJECT = (n: number) => `01900000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`;
const UNKNOWN = '01900000-0000-7000-8000-00000000ffff';
const KEYS = ['guest_portal', 'screening', 'messaging', 'reservation', 'listing', 'account'];

let flow: WebhookTest;
let parent: Listening;
let child: Listening;
let stranger: Listening;

beforeAll(async () => {
  flow = await webhookTest();
  parent = await flow.listening({ account: '/parent' });
  child = await flow.listening({ reservation: '/child', screening: '/child' }, parent.id);
  stranger = await flow.listening({ reservation: '/stranger' });
});

afterAll(async () => {
  await flow?.stop();
});

const DELIVERIES = `query ($first: Int, $after: String, $filter: WebhookDeliveryFilter) {
  webhookDeliveries(first: $first, after: $after, filter: $filter) {
    pageInfo { hasNextPage endCursor }
    edges { node { id accountId eventAccountId webhookKey sequence type state purpose subjectId eventId createdAt
      attemptLog { status } } }
  }
}`;

// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
async function deliveries(who: Listening, filter: object = {}, page: object = {}): Promise<any> {
  const { data, errors } = await flow.service.graph(DELIVERIES, { filter, ...page }, who.headers);
  if (errors) throw new Error(errors[0]!.extensions.code);
  return data.webhookDeliveries;
}

const nodes = async (who: Listening, filter?: object) =>
  (await deliveries(who, filter, { first: 100 })).edges.map(({ node }: { node: Record<string, string> }) => node);

const redeliver = (body: object, who: Listening) =>
  flow.service.rest('POST', '/accounts/webhooks/redeliver', body, who.headers);

/** Announces one event of an account, waits until it is written, and returns its number. */
async function through(accountId: string, type: string, payload: Record<string, string>): Promise<number> {
  const id = await flow.announce(accountId, type, payload);
  await flow.delivery(accountId, (row) => row.event_id === id && row.state === 'delivered');
  return (await flow.deliveries(accountId)).findLast((row) => row.event_id === id)!.sequence * 1;
}

test('lists deliveries newest first, in pages and by every filter', async () => {
  const about = { reservationId: SUBJECT(1) };
  const sequences = [
    await through(child.id, 'reservation.updated', about),
    await through(child.id, 'verification.review', about),
    await through(child.id, 'reservation.updated', { reservationId: SUBJECT(2) }),
  ];
  const all = await nodes(child);
  expect(all.map(({ sequence }: { sequence: number }) => sequence)).toEqual([...sequences].reverse());
  expect(all[0]).toMatchObject({ state: 'DELIVERED', purpose: 'EVENT', attemptLog: [{ status: 204 }] });
  const first = await deliveries(child, {}, { first: 2 });
  expect(first.pageInfo.hasNextPage).toBe(true);
  const rest = await deliveries(child, {}, { first: 2, after: first.pageInfo.endCursor });
  expect([...first.edges, ...rest.edges].map(({ node }) => node.id)).toEqual(all.map(({ id }: { id: string }) => id));
  const numbers = async (filter: object) =>
    (await nodes(child, filter)).map(({ sequence }: { sequence: number }) => sequence);
  const [one, two, three] = sequences;
  expect(await numbers({ webhookKey: 'screening_webhook_url' })).toEqual([two]);
  expect(await numbers({ type: 'reservation.updated' })).toEqual([three, one]);
  expect(await numbers({ subjectId: SUBJECT(2) })).toEqual([three]);
  expect(await numbers({ eventId: all[2].eventId })).toEqual([one]);
  expect(await numbers({ state: 'DEAD' })).toEqual([]);
  expect(await numbers({ from: all[1].createdAt, type: 'verification.review' })).toEqual([two]);
  expect(await numbers({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
});

test("a parent sees its children's deliveries, others see nothing", async () => {
  await through(child.id, 'reservation.updated', { reservationId: SUBJECT(1) });
  const own = await nodes(child);
  expect((await nodes(parent, { accountId: child.id })).length).toBe(own.length);
  expect((await nodes(parent)).length).toBeGreaterThanOrEqual(own.length);
  expect(await nodes(stranger)).toEqual([]);
  for (const accountId of [child.id, UNKNOWN, 'none'])
    await expect(nodes(stranger, { accountId })).rejects.toThrow('ACCOUNT_NOT_FOUND');
  await expect(deliveries(child, {}, { after: 'nonsense' })).rejects.toThrow('BAD_INPUT');
  await expect(nodes(child, { type: 'a\u0000b' })).rejects.toThrow(/BAD/);
});

test('posts one event or a range again, under the same webhook-id', async () => {
  const about = { reservationId: SUBJECT(3) };
  const from = await through(child.id, 'reservation.updated', about);
  await through(child.id, 'verification.review', about);
  const to = await through(child.id, 'reservation.updated', about);
  const before = flow.receiver.at('/child');
  expect((await redeliver({ from_sequence: from }, child)).body).toMatchObject({ count: 1 });
  const [again] = (await flow.receiver.arrived('/child', before.length + 1)).slice(-1);
  const original = before.find(({ body }) => body.sequence === from)!;
  expect(again!.headers['webhook-id']).toBe(original.headers['webhook-id']);
  expect(again!.body).toEqual(original.body);
  expect((await redeliver({ from_sequence: from, to_sequence: to }, child)).body.count).toBe(3);
  await flow.receiver.arrived('/child', before.length + 4);
  const narrowed = { from_sequence: from, to_sequence: to, webhook_key: 'screening_webhook_url', user_id: child.id };
  expect((await redeliver(narrowed, parent)).body.count).toBe(1);
  await flow.receiver.arrived('/child', before.length + 5);
  expect((await nodes(child)).filter(({ purpose }: { purpose: string }) => purpose === 'REDELIVERY')).toHaveLength(5);
});

test('speeds up a pending delivery instead of duplicating it', async () => {
  const account = await flow.listening({ reservation: '/hurried' });
  flow.receiver.on('/hurried', answering(500));
  await flow.announce(account.id, 'reservation.updated', { reservationId: SUBJECT(4) });
  const row = await flow.delivery(account.id, ({ state }) => state === 'failed');
  flow.receiver.on('/hurried', answering(204));
  expect((await redeliver({ from_sequence: Number(row.sequence) }, account)).body.count).toBe(1);
  await flow.delivery(account.id, ({ state }) => state === 'delivered');
  expect(await flow.deliveries(account.id)).toHaveLength(1);
});

test("posts a child's account events to the parent's webhook again, but not to the child's", async () => {
  const sequence = await (async () => {
    const id = await flow.announce(child.id, 'account.updated', { accountId: child.id });
    return Number((await flow.delivery(parent.id, (row) => row.event_id === id && row.state === 'delivered')).sequence);
  })();
  expect((await redeliver({ from_sequence: sequence }, child)).body.count).toBe(0);
  expect((await redeliver({ from_sequence: sequence, user_id: child.id }, parent)).body.count).toBe(1);
});

test.each([
  ['no number', {}, bad('from_sequence')],
  ['the number 0', { from_sequence: 0 }, bad('from_sequence')],
  ['a range that ends before it begins', { from_sequence: 5, to_sequence: 4 }, bad('to_sequence')],
  ['a range of 1,001', { from_sequence: 1, to_sequence: 1_001 }, bad('to_sequence')],
  ['an unknown key', { from_sequence: 1, webhook_key: 'none' }, bad('webhook_key')],
  ["another's account", { from_sequence: 1, user_id: UNKNOWN }, told(400, 'account_not_found')],
])('rejects a redelivery of %s', async (_title, body, expected) => {
  const before = await flow.deliveries(stranger.id);
  expectTold(await redeliver(body, stranger), expected);
  expect(await flow.deliveries(stranger.id)).toEqual(before);
});

test('posts a sample of each category once, marked as a sample', async () => {
  const account = await flow.listening(Object.fromEntries(KEYS.map((key) => [key, `/sample/${key}`])));
  for (const key of KEYS) {
    const sent = { webhook_key: `${key}_webhook_url` };
    const { status, body } = await flow.service.rest('POST', '/accounts/webhooks/test', sent, account.headers);
    expect({ status, body }).toMatchObject({ status: 200, body: { delivery_id: expect.any(String) } });
    const [one] = await flow.receiver.arrived(`/sample/${key}`);
    expect(one!.body).toMatchObject({ test: true, sequence: 0, event_id: body.event_id, user_id: account.id });
  }
});

test('a sample also goes to a disabled webhook, is not retried, and its failure does not count', async () => {
  const account = await flow.listening({ listing: '/sample/fails' });
  flow.receiver.on('/sample/fails', answering(410));
  const send = () =>
    flow.service.graph(
      'mutation { sendSampleWebhook(input: { webhookKey: listing_webhook_url }) { webhookDelivery { id state purpose } userErrors { code message field rule } } }',
      {},
      account.headers,
    );
  expect((await send()).data.sendSampleWebhook).toMatchObject({ purpose: 'SAMPLE' });
  await flow.delivery(account.id, ({ state }) => state === 'dead');
  const endpoint = async () =>
    (
      await flow.client.query('select enabled, failing_since from identity.webhook_endpoint where account_id = $1', [
        account.id,
      ])
    ).rows[0];
  expect(await endpoint()).toEqual({ enabled: true, failing_since: null });
  await flow.client.query('update identity.webhook_endpoint set enabled = false where account_id = $1', [account.id]);
  flow.receiver.on('/sample/fails', answering(204));
  await send();
  await flow.delivery(account.id, ({ state }) => state === 'delivered');
});

test.each([
  ['a webhook that is not registered', { webhook_key: 'listing_webhook_url' }, told(400, 'webhook_not_found')],
  ['an unknown key', { webhook_key: 'none' }, bad('webhook_key')],
  ["another's account", { webhook_key: 'reservation_webhook_url', user_id: UNKNOWN }, told(400, 'account_not_found')],
])('rejects a sample to %s', async (_title, body, expected) => {
  expectTold(await flow.service.rest('POST', '/accounts/webhooks/test', body, stranger.headers), expected);
  expect(await flow.deliveries(stranger.id)).toEqual([]);
});

test('drops pending deliveries of a removed webhook', async () => {
  const account = await flow.listening({ reservation: '/removed', listing: '/removed' });
  flow.receiver.on('/removed', answering(500));
  await flow.announce(account.id, 'reservation.updated', { reservationId: SUBJECT(5) });
  await flow.delivery(account.id, ({ state }) => state === 'failed');
  const query = '?webhook_key=reservation_webhook_url';
  expect((await flow.service.rest('DELETE', `/accounts/webhooks${query}`, undefined, account.headers)).status).toBe(
    200,
  );
  const [row] = await flow.deliveries(account.id);
  expect(row).toMatchObject({ state: 'dead', last_error: 'endpoint_removed', body: null });
});

test('deletes deliveries and attempts after 30 days, and keeps younger ones', async () => {
  const account = await flow.listening({ reservation: '/old' });
  await through(account.id, 'reservation.updated', { reservationId: SUBJECT(6) });
  await through(account.id, 'reservation.updated', { reservationId: SUBJECT(7) });
  const age = async (subject: string, interval: string) => {
    const { rows } = await flow.client.query(
      'update identity.delivery set created_at = now() - $3::interval where account_id = $1 and subject_id = $2 returning id',
      [account.id, subject, interval],
    );
    await flow.client.query('update identity.delivery_attempt set at = now() - $2::interval where delivery_id = $1', [
      rows[0].id,
      interval,
    ]);
  };
  await age(SUBJECT(6), '31 days');
  await age(SUBJECT(7), '29 days');
  await webhookSweep(flow.service.databaseUrl);
  expect((await flow.deliveries(account.id)).map(({ subject_id }) => subject_id)).toEqual([SUBJECT(7)]);
  const { rows } = await flow.client.query('select 1 from identity.delivery_attempt where account_id = $1', [
    account.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('a delivery interrupted by a stop counts as no attempt and is sent after the next start', async () => {
  const account = await flow.listening({ reservation: '/stopped' });
  flow.receiver.on('/stopped', () => undefined);
  await flow.announce(account.id, 'reservation.updated', { reservationId: SUBJECT(9) });
  await flow.receiver.arrived('/stopped');
  await flow.service.restart(null);
  expect((await flow.deliveries(account.id))[0]).toMatchObject({ state: 'pending', attempts: 0, claimed_until: null });
  flow.receiver.on('/stopped', answering(204));
  await flow.service.restart({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  expect(await flow.delivery(account.id, ({ state }) => state === 'delivered')).toMatchObject({ attempts: 1 });
});

test('checks for a private address again at connection time', async () => {
  const account = await flow.listening({ reservation: '/private' });
  await flow.service.restart({ WEBHOOK_ALLOW_PRIVATE: 'false' });
  await flow.announce(account.id, 'reservation.updated', { reservationId: SUBJECT(8) });
  const row = await eventually(async () => (await flow.deliveries(account.id)).find(({ attempts }) => attempts > 0));
  expect(row).toMatchObject({ state: 'failed', last_error: 'not_public', last_status: null });
  expect(flow.receiver.at('/private')).toEqual([]);
});
