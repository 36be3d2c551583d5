import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { answering } from '../support/receiver.js';
import { type WebhookTest, webhookTest } from '../support/webhooks.js';

const STAY = { without_listing: true, guest: { last_name: 'Lee', phone: '+13035550123' } };

let flow: WebhookTest;

beforeAll(async () => {
  flow = await webhookTest();
});

afterAll(async () => {
  await flow?.stop();
});

const to = (path: string) => `skip_gp=1&callback=${encodeURIComponent(flow.receiver.url + path)}`;

async function book(path: string, headers?: Record<string, string>): Promise<string> {
  const { status, body } = await flow.service.rest('POST', `/reservations?${to(path)}`, STAY, headers);
  expect(status).toBe(200);
  return body.id;
}

const LOG = `query ($id: ID!) { webhookDeliveries(filter: { subjectId: $id, webhookKey: callback }) { edges { node {
  purpose type state sequence attempts lastStatus attemptLog { status error latencyMs } } } } }`;

// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
async function logOf(id: string, headers?: Record<string, string>): Promise<any[]> {
  const { data } = await flow.service.graph(LOG, { id }, headers);
  return data.webhookDeliveries.edges.map(({ node }: { node: object }) => node);
}

test('signs a callback when the account has a secret, and logs its attempts', async () => {
  const { secret, headers } = await flow.listening({ reservation: '/hook' });
  await flow.service.graph(
    'mutation { setWebhookAuthorization(input: { value: "Bearer hooks-only" }) { webhookEndpoints { id } userErrors { code message field rule } } }',
    {},
    headers,
  );
  flow.receiver.on('/signed', answering(503));
  const id = await book('/signed', headers);
  await flow.receiver.arrived('/signed');
  flow.receiver.on('/signed', answering(204));
  const [first, second] = await flow.receiver.arrived('/signed', 2, 20_000);
  expect(new Webhook(secret).verify(second!.text, second!.headers as Record<string, string>)).toMatchObject({ id });
  expect(second!.text).toBe(first!.text);
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  expect(second!.headers.authorization).toBeUndefined();
  const one = await eventually(async () => (await logOf(id, headers)).find(({ state }) => state === 'DELIVERED'));
  expect(one).toMatchObject({ purpose: 'CALLBACK', type: 'callback.reservation', sequence: 0, attempts: 2 });
  expect(one.attemptLog).toMatchObject([
    { status: 503, error: 'REFUSED', latencyMs: expect.any(Number) },
    { status: 204, error: null, latencyMs: expect.any(Number) },
  ]);
  const [row] = (await flow.client.query('select url, body from identity.delivery where subject_id = $1', [id])).rows;
  expect(row).toEqual({ url: null, body: null });
});

test('sends it unsigned without a secret', async () => {
  const { headers } = await makeAccount(flow.client, null);
  await book('/unsigned', headers);
  const [posted] = await flow.receiver.arrived('/unsigned');
  expect(posted!.headers['webhook-id']).toBeDefined();
  expect(posted!.headers['webhook-signature']).toBeUndefined();
});

test('delivers the callbacks of one reservation in the order of their requests', async () => {
  flow.receiver.on('/order', answering(500));
  const id = await book('/order');
  await flow.receiver.arrived('/order');
  for (const name of ['Kim', 'Doe'])
    await flow.service.rest('PUT', `/reservations/${id}?${to('/order')}`, { guest: { last_name: name } });
  await eventually(async () => (await logOf(id)).length === 3);
  expect(new Set(flow.receiver.at('/order').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  flow.receiver.on('/order', answering(204));
  await flow.later('1 minute');
  await eventually(async () => (await logOf(id)).every(({ state }) => state === 'DELIVERED'));
  const told = flow.receiver.at('/order').map(({ headers }) => headers['webhook-id'] as string);
  expect([...new Set(told)]).toEqual([...new Set(told)].sort());
  expect(new Set(told).size).toBe(3);
});

test('a hanging receiver delays no other one and gets four calls at most', async () => {
  const { headers } = await makeAccount(flow.client, null);
  const listing = {
    status: 'ACTIVE',
    name: 'Loft',
    location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39, lon: -104 } },
  };
  const other = flow.receiver.url.replace('127.0.0.1', 'localhost');
  flow.receiver.on('/hangs', () => undefined);
  for (let n = 0; n < 12; n += 1) {
    const made = await flow.service.rest('POST', `/listings?${to('/hangs')}`, { ...listing, my_id: `h${n}` }, headers);
    expect(made.status).toBe(200);
  }
  await flow.receiver.arrived('/hangs', 4);
  const asked = Date.now();
  const link = `callback=${encodeURIComponent(`${other}/healthy`)}`;
  await flow.service.rest('POST', `/listings?${link}`, { ...listing, my_id: 'healthy' }, headers);
  const [posted] = await flow.receiver.arrived('/healthy');
  expect(posted!.at - asked).toBeLessThan(10_000);
  expect(flow.receiver.at('/hangs')).toHaveLength(4);
});

test('drops the callback of an erased guest', async () => {
  flow.receiver.on('/erased', answering(500));
  const { headers } = await makeAccount(flow.client, null);
  const guest = { last_name: 'Gone', email: `${randomUUID()}@example.org` };
  const made = await flow.service.rest('POST', `/reservations?${to('/erased')}`, { ...STAY, guest }, headers);
  await flow.receiver.arrived('/erased');
  expect((await flow.service.rest('POST', '/guests/erase', { email: guest.email }, headers)).status).toBe(200);
  const dead = () =>
    flow.client
      .query(`select * from identity.delivery where subject_id = $1 and state = 'dead'`, [made.body.id])
      .then(({ rows }) => rows[0]);
  expect(await eventually(dead)).toMatchObject({ last_error: 'guest_erased', url: null, body: null });
});

test('refuses a private address at connection time, for good', async () => {
  flow.receiver.on('/late', answering(500));
  const id = await book('/late');
  await flow.receiver.arrived('/late');
  await flow.service.restart({});
  const before = flow.receiver.at('/late').length;
  await flow.later('1 hour');
  const row = await eventually(async () => {
    const { rows } = await flow.client.query(
      `select state, last_error, url from identity.delivery where subject_id = $1 and state = 'dead'`,
      [id],
    );
    return rows[0] as object | undefined;
  });
  expect(row).toEqual({ state: 'dead', last_error: 'not_public', url: null });
  expect(flow.receiver.at('/late')).toHaveLength(before);
});
