import { Webhook } from 'standardwebhooks';
import { eventually } from '../support/eventually.js';
import type { Received } from '../support/receiver.js';
import { type WebhookTest, webhookTest } from '../support/webhooks.js';

const GUEST = { last_name: 'Canaryguest', email: 'ann.lee@example.com', phone: '+13035550123' };
const LOFT = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
const KEYS: Record<string, string> = {
  r: 'reservation_webhook_url',
  l: 'listing_webhook_url',
  s: 'screening_webhook_url',
  m: 'messaging_webhook_url',
  a: 'account_webhook_url',
  g: 'guest_portal_webhook_url',
};
const UNKNOWN = '01900000-0000-7000-8000-00000000ffff';

let flow: WebhookTest;

beforeAll(async () => {
  flow = await webhookTest();
});

afterAll(async () => {
  await flow?.stop();
});

async function made(method: string, path: string, sent: object, headers: Record<string, string>) {
  const { status, body } = await flow.service.rest(method, path, sent, headers);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

const ofType = (received: Received[], type: string) => received.find(({ body }) => body.type === type)!;

async function posted(path: string, type: string): Promise<Received> {
  return eventually(() => ofType(flow.receiver.at(path), type));
}

const verify = (secret: string, { text, headers }: Received) =>
  new Webhook(secret).verify(text, headers as Record<string, string>);

test('each category posts its flat REST record with a signature that the official package verifies', async () => {
  const { receiver, service } = flow;
  const { headers, id, secret } = await flow.listening({
    reservation: '/all/r',
    screening: '/all/s',
    listing: '/all/l',
    messaging: '/all/m',
    account: '/all/a',
    guest_portal: '/all/g',
  });
  const set =
    'mutation { setWebhookAuthorization(input: { value: "Bearer opensesame" }) { webhookEndpoints { url } userErrors { code message field rule } } }';
  expect((await service.graph(set, {}, headers)).errors).toBeUndefined();
  const listing = await made('POST', '/listings', LOFT, headers);
  const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
  const booking = { listing_id: listing.id, guest: GUEST, ...dates };
  const { queued: _, ...reservation } = await made('POST', '/reservations?skip_gp=1', booking, headers);
  const status = await posted('/all/s', 'verification.verified');
  await made(
    'POST',
    `/reservations/${reservation.id}/status`,
    { supervised: 'approve', notes: 'Known guest' },
    headers,
  );
  await made(
    'POST',
    `/reservations/${reservation.id}/messaging`,
    { via: 'email', message: { subject: 'S', text: 'T' } },
    headers,
  );
  const { id: paid } = await made(
    'POST',
    `/reservations/${reservation.id}/payments`,
    {
      event_source: 'other',
      event_id: 'e1',
      event_type: 'charge',
      event_status: 'success',
    },
    headers,
  );
  await flow.announce(id, 'guest_portal.completed', { reservationId: reservation.id });
  await flow.announce(id, 'account.updated', { accountId: id });

  const read = async (path: string) => (await service.rest('GET', path, undefined, headers)).body;
  const created = await posted('/all/r', 'reservation.created');
  expect(created.body).toMatchObject({ ...reservation, updated_at: expect.any(String) });
  expect(created.body).toMatchObject({ user_id: id, reservation_id: reservation.id });
  expect((await posted('/all/l', 'listing.created')).body).toMatchObject(listing);
  const paidBody = (await posted('/all/r', 'payment.event_recorded')).body;
  expect(paidBody).toMatchObject({ id: reservation.id, event_type: 'charge', event_status: 'success' });
  expect(paid ?? paidBody.payment_event_id).toBe(paidBody.payment_event_id);
  expect(status.body).toMatchObject({ id: reservation.id, status: 'verified', guestportal_completed: false });
  const decided = (await posted('/all/s', 'verification.decided')).body;
  expect(decided).toMatchObject({ ...(await read(`/reservations/${reservation.id}/status`)), notes: 'Known guest' });
  const [message] = await read(`/reservations/${reservation.id}/messaging`);
  expect((await posted('/all/m', 'message.queued')).body).toMatchObject({
    ...message,
    message: { subject: 'S', text: 'T' },
  });
  expect((await posted('/all/g', 'guest_portal.completed')).body).toMatchObject({
    id: reservation.id,
    listing_id: listing.id,
    confirmation_code: reservation.confirmation_code,
    completed: false,
    guests: [],
    email: GUEST.email,
  });
  expect((await posted('/all/a', 'account.updated')).body).toMatchObject(await read('/accounts/me'));

  const trueOnes = { r: created.body, l: (await posted('/all/l', 'listing.created')).body, s: decided };
  const more = {
    m: (await posted('/all/m', 'message.queued')).body,
    a: (await posted('/all/a', 'account.updated')).body,
  };
  for (const [place, body] of Object.entries({
    ...trueOnes,
    ...more,
    g: ofType(receiver.at('/all/g'), 'guest_portal.completed').body,
  })) {
    await made('POST', '/accounts/webhooks/test', { webhook_key: KEYS[place] }, headers);
    const sample = await eventually(() => receiver.at(`/all/${place}`).find((one) => one.body.test));
    expect(Object.keys(sample.body)).toEqual(expect.arrayContaining(Object.keys(body)));
    expect(verify(secret, sample)).toEqual(sample.body);
  }

  const all = receiver.received.filter(({ path, body }) => path.startsWith('/all/') && !body.test);
  for (const one of all) {
    expect(verify(secret, one)).toEqual(one.body);
    expect(one.headers).toMatchObject({ authorization: 'Bearer opensesame', 'content-type': 'application/json' });
    expect(one.headers['webhook-id']).toBe(one.body.event_id);
    expect(JSON.stringify(one.body)).not.toContain('null');
  }
  expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, created)).toThrow();
  const sequences = all.map(({ body }) => body.sequence);
  expect(new Set(sequences).size).toBe(sequences.length);
});

test('events carry the numbers and times of the event log', async () => {
  const { headers } = await flow.listening({ reservation: '/log' });
  await made('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST }, headers);
  const { body } = await posted('/log', 'reservation.created');
  const { body: log } = await flow.service.rest('GET', '/events', undefined, headers);
  const event = log.items.find(({ type }: { type: string }) => type === 'reservation.created');
  expect(body).toMatchObject(event);
  expect(Object.keys(event).sort()).toEqual(['event_id', 'reservation_id', 'sequence', 'timestamp', 'type', 'user_id']);
});

test('a thin registration receives identifiers only', async () => {
  const { headers, id, secret } = await flow.listening({});
  const input = { webhookKey: 'screening_webhook_url', webhookUrl: `${flow.receiver.url}/thin`, kind: 'thin' };
  const mutation =
    'mutation ($input: WebhookInput!) { registerWebhook(input: $input) { webhookRegistration { signingSecret } userErrors { code message field rule } } }';
  const { data } = await flow.service.graph(mutation, { input }, headers);
  const reservation = await made('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST }, headers);
  const one = await posted('/thin', 'verification.verified');
  expect(verify(secret || data.registerWebhook.signingSecret, one)).toEqual({
    id: reservation.id,
    reservation_id: reservation.id,
    user_id: id,
    type: 'verification.verified',
    timestamp: expect.any(String),
    event_id: expect.any(String),
    sequence: expect.any(Number),
  });
});

test("account events also go to the parent accounts, all others only to the account's own webhooks", async () => {
  const parent = await flow.listening({ account: '/parent', reservation: '/parent', screening: '/parent' });
  const stranger = await flow.listening({ account: '/stranger' });
  const child = await made('POST', '/accounts/register', { name: 'New child' }, parent.headers);
  expect((await posted('/parent', 'account.created')).body).toMatchObject({ id: child.id, name: 'New child' });
  const hook = { webhook_key: 'reservation_webhook_url', webhook_url: `${flow.receiver.url}/child`, user_id: child.id };
  await made('POST', '/accounts/webhooks', hook, parent.headers);
  await flow.announce(child.id, 'reservation.created', { reservationId: UNKNOWN });
  await made('PUT', `/accounts/${child.id}?suspended=true`, {}, parent.headers);
  const suspended = (await posted('/parent', 'account.suspended')).body;
  expect(suspended).toMatchObject({ id: child.id, user_id: child.id, is_suspended: true });
  await posted('/child', 'reservation.created');
  expect(flow.receiver.at('/parent').filter(({ body }) => body.type.startsWith('reservation'))).toEqual([]);
  expect(await flow.deliveries(stranger.id)).toEqual([]);
});

test('a deleted record leaves its identifiers', async () => {
  const { id } = await flow.listening({ reservation: '/gone' });
  await flow.announce(id, 'reservation.updated', { reservationId: UNKNOWN });
  const { body } = await posted('/gone', 'reservation.updated');
  expect(Object.keys(body).sort()).toEqual(
    ['event_id', 'id', 'reservation_id', 'sequence', 'timestamp', 'type', 'user_id'].sort(),
  );
});

test('events without a receiver stay in the event log, and no delivery is created', async () => {
  const { id, headers } = await flow.listening({ account: '/silent' });
  await made('POST', '/accounts/keys', { description: 'one more', sdk: false }, headers);
  const seen = async () => (await flow.service.rest('GET', '/events', undefined, headers)).body.items;
  await eventually(async () => (await seen()).some(({ type }: { type: string }) => type === 'api_key.created'));
  expect(await flow.deliveries(id)).toEqual([]);
});

test('body, address, secrets and header are encrypted, and the body is deleted on delivery', async () => {
  const { headers, id, secret } = await flow.listening({ reservation: '/sealed?token=t0ken' });
  flow.receiver.on('/sealed?token=t0ken', (_request, response) => void response.writeHead(500).end());
  await made('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST }, headers);
  const failed = await flow.delivery(id, ({ state }) => state === 'failed');
  expect(failed.body).toMatch(/^a2\./);
  const tables = ['delivery', 'delivery_attempt', 'webhook_endpoint', 'webhook_signing', 'event'];
  let dump = '';
  for (const name of tables) dump += JSON.stringify((await flow.client.query(`select * from identity.${name}`)).rows);
  for (const personal of ['Canaryguest', 'ann.lee', '3035550123', 't0ken', secret])
    expect(dump).not.toContain(personal);
  flow.receiver.on('/sealed?token=t0ken', (_request, response) => void response.writeHead(200).end());
  await flow.later('10 seconds');
  const delivered = await flow.delivery(
    id,
    ({ state, event_id }) => state === 'delivered' && event_id === failed.event_id,
  );
  expect(delivered.body).toBeNull();
});

test('both secrets sign for a day after a replacement', async () => {
  const { id, headers, secret } = await flow.listening({ reservation: '/rotated' });
  const rotate = async () =>
    (
      await flow.service.graph(
        'mutation { rotateWebhookSecret { secret userErrors { code message field rule } }}',
        {},
        headers,
      )
    ).data.rotateWebhookSecret as string;
  const second = await rotate();
  await flow.announce(id, 'reservation.updated', { reservationId: UNKNOWN });
  const [both] = await flow.receiver.arrived('/rotated');
  for (const known of [secret, second]) expect(verify(known, both!)).toEqual(both!.body);
  await flow.client.query(
    `update identity.webhook_signing set previous_until = now() - interval '1 second' where account_id = $1`,
    [id],
  );
  await flow.announce(id, 'reservation.updated', { reservationId: UNKNOWN });
  const [, alone] = await flow.receiver.arrived('/rotated', 2);
  expect(verify(second, alone!)).toEqual(alone!.body);
  expect(() => verify(secret, alone!)).toThrow();
});
