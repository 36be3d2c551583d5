import pg from 'pg';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { type Told, bad, expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';

const KEYS = [
  'guest_portal_webhook_url',
  'screening_webhook_url',
  'messaging_webhook_url',
  'reservation_webhook_url',
  'listing_webhook_url',
  'account_webhook_url',
];
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
/** A public internet address that needs no resolver. */
const URL_ = 'https://93.184.216.34/hook?token=topsecret';
const KEY = 'screening_webhook_url';
const notFound = told(400, 'webhook_not_found');
const noAccount = told(400, 'account_not_found');

let service: RunningTest;
let client: pg.Client;
let reseller: MadeAccount;
let child: MadeAccount;
let stranger: MadeAccount;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  reseller = await makeAccount(client);
  child = await makeAccount(client, reseller.id);
  stranger = await makeAccount(client);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const rowsOf = async (account: string) =>
  (await client.query('select * from identity.webhook_endpoint where account_id = $1 order by webhook_key', [account]))
    .rows;

/** The stored registrations and announced events, wherever they currently are. */
async function stored(): Promise<unknown> {
  const text = `select (select json_agg(t order by t.id) from identity.webhook_endpoint t) as endpoints,
    (select json_agg(t order by t.id) from identity.webhook_signing t) as signing,
    (select count(*) from outbox.announcement) + (select count(*) from identity.event) as announced`;
  return (await client.query(text)).rows;
}

async function eventsOf(account: string): Promise<string[]> {
  const text = `select type from identity.event where account_id = $1
    union all select type from outbox.announcement where account_id = $1`;
  return (await client.query(text, [account])).rows.map(({ type }) => type);
}

const register = (body: object, headers?: Record<string, string>) =>
  service.rest('POST', '/accounts/webhooks', body, headers);

const ENDPOINTS = `query ($of: ID) {
  webhookEndpoints(accountId: $of) { webhookKey url kind enabled hasAuthorization accountId }
}`;

test("registers each key once; the account's first registration returns the secret", async () => {
  const { id, headers } = await makeAccount(client);
  const answers = [];
  for (const webhook_key of KEYS) answers.push(await register({ webhook_url: URL_, webhook_key }, headers));
  expect(answers.map(({ status }) => status)).toEqual(KEYS.map(() => 200));
  expect(answers[0]!.body).toEqual({
    message: expect.any(String),
    signing_secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
  });
  for (const { body } of answers.slice(1)) expect(body).toEqual({ message: expect.any(String) });
  const { data } = await service.graph(ENDPOINTS, {}, headers);
  expect(data.webhookEndpoints).toEqual(
    KEYS.map((webhookKey) => ({
      webhookKey,
      url: URL_,
      kind: 'full',
      enabled: true,
      hasAuthorization: false,
      accountId: id,
    })),
  );
  expect(await eventsOf(id)).toEqual(KEYS.map(() => 'webhook.registered'));
});

test('registering again replaces the address of the key, and the same again changes nothing', async () => {
  const { id, headers } = await makeAccount(client);
  await register({ webhook_url: URL_, webhook_key: KEY }, headers);
  const [first] = await rowsOf(id);
  await register({ webhook_url: 'http://93.184.216.34:8080', webhook_key: KEY }, headers);
  await register({ webhook_url: 'HTTP://93.184.216.34:8080/', webhook_key: KEY }, headers);
  const rows = await rowsOf(id);
  expect(rows.map((row) => row.id)).toEqual([first.id]);
  const { data } = await service.graph(ENDPOINTS, {}, headers);
  expect(data.webhookEndpoints.map(({ url }: { url: string }) => url)).toEqual(['http://93.184.216.34:8080/']);
  expect(await eventsOf(id)).toHaveLength(2);
});

test('encrypts address, secret and header, and never returns the header', async () => {
  const { id, headers } = await makeAccount(client);
  const { body } = await register({ webhook_url: URL_, webhook_key: KEY }, headers);
  const set = await service.graph(
    `mutation { setWebhookAuthorization(input: { value: "Bearer opensesame" }) { webhookEndpoints { webhookKey hasAuthorization } userErrors { code message field rule } } }`,
    {},
    headers,
  );
  expect(set).toEqual({ data: { setWebhookAuthorization: [{ webhookKey: KEY, hasAuthorization: true }] } });
  const dump = JSON.stringify([
    await rowsOf(id),
    (await client.query('select * from identity.webhook_signing where account_id = $1', [id])).rows,
    (await client.query('select * from outbox.announcement')).rows,
    (await client.query('select * from identity.event')).rows,
  ]);
  for (const secret of ['topsecret', 'opensesame', body.signing_secret]) expect(dump).not.toContain(secret);
  const cleared = await service.graph(
    'mutation { setWebhookAuthorization(input: { value: null }) { webhookEndpoints { hasAuthorization } userErrors { code message field rule } } }',
    {},
    headers,
  );
  expect(cleared.data.setWebhookAuthorization).toEqual([{ hasAuthorization: false }]);
});

test('the secret can be replaced, and is shown then', async () => {
  const { headers } = await makeAccount(client);
  const early = await service.graph(
    'mutation { rotateWebhookSecret { secret userErrors { code message field rule } }}',
    {},
    headers,
  );
  expect(early.errors?.[0]?.extensions.code).toBe('WEBHOOK_NOT_FOUND');
  const { body } = await register({ webhook_url: URL_, webhook_key: KEY }, headers);
  const { data } = await service.graph(
    'mutation { rotateWebhookSecret { secret userErrors { code message field rule } }}',
    {},
    headers,
  );
  expect(data.rotateWebhookSecret).toMatch(/^whsec_/);
  expect(data.rotateWebhookSecret).not.toBe(body.signing_secret);
});

test('the graph sets the kind, which stays after a registration that does not name it', async () => {
  const { headers } = await makeAccount(client);
  const mutation = `mutation ($input: WebhookInput!) {
    registerWebhook(input: $input) { webhookRegistration { endpoint { kind } signingSecret } userErrors { code message field rule } }
  }`;
  const input = { webhookKey: KEY, webhookUrl: URL_, kind: 'thin' };
  const made = await service.graph(mutation, { input }, headers);
  expect(made.data.registerWebhook.endpoint.kind).toBe('thin');
  await register({ webhook_url: 'https://93.184.216.34/other', webhook_key: KEY }, headers);
  expect((await service.graph(ENDPOINTS, {}, headers)).data.webhookEndpoints[0].kind).toBe('thin');
  const refused = await service.graph(mutation, { input: { ...input, kind: 'fat' } }, headers);
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

const members = `webhook_key=${KEY}&webhook_url=${encodeURIComponent(URL_)}`;
test.each([
  ['DELETE with a body', 'DELETE', '/accounts/webhooks', { webhook_url: URL_, webhook_key: KEY }],
  ['DELETE with a query', 'DELETE', `/accounts/webhooks?${members}`, undefined],
  ['DELETE by key alone', 'DELETE', `/accounts/webhooks?webhook_key=${KEY}`, undefined],
  ['DELETE with a body that wins', 'DELETE', '/accounts/webhooks?webhook_key=none', { webhook_key: KEY }],
  ['POST', 'POST', '/accounts/webhooks/delete', { webhook_url: URL_, webhook_key: KEY }],
])('removes a webhook by %s, once; the secret goes with the last one', async (_title, method, path, body) => {
  const { id, headers } = await makeAccount(client);
  const first = await register({ webhook_url: URL_, webhook_key: KEY }, headers);
  const removed = await service.rest(method, path, body, headers);
  expect([removed.status, removed.body]).toEqual([200, { message: expect.any(String) }]);
  expect(await rowsOf(id)).toEqual([]);
  expectTold(await service.rest(method, path, body, headers), notFound);
  expect(await eventsOf(id)).toEqual(expect.arrayContaining(['webhook.registered', 'webhook.removed']));
  const again = await register({ webhook_url: URL_, webhook_key: KEY }, headers);
  expect(again.body.signing_secret).toMatch(/^whsec_/);
  expect(again.body.signing_secret).not.toBe(first.body.signing_secret);
});

const REFUSED: [string, object, Told][] = [
  ['no key', { webhook_url: URL_ }, bad('webhook_key')],
  ['no address', { webhook_key: KEY }, bad('webhook_url')],
  ['an unknown key', { webhook_url: URL_, webhook_key: 'other_webhook_url' }, bad('webhook_key')],
  ['a key in capitals', { webhook_url: URL_, webhook_key: KEY.toUpperCase() }, bad('webhook_key')],
  ['a key that is a number', { webhook_url: URL_, webhook_key: 5 }, bad('webhook_key')],
  ['an empty address', { webhook_url: '', webhook_key: KEY }, bad('webhook_url')],
  ['an address that is a list', { webhook_url: [URL_], webhook_key: KEY }, bad('webhook_url')],
  ['an address with NUL', { webhook_url: `${URL_}\u0000`, webhook_key: KEY }, bad('webhook_url')],
  ['an address with half a character', { webhook_url: `${URL_}\ud800`, webhook_key: KEY }, bad('webhook_url')],
  ['an address that is too long', { webhook_url: URL_ + 'x'.repeat(2_000), webhook_key: KEY }, bad('webhook_url')],
  ...[
    'http://127.0.0.1/',
    'https://localhost/',
    'http://10.1.2.3/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'http://2130706433/',
    'ftp://93.184.216.34/',
    'https://a:b@93.184.216.34/',
    'nonsense',
  ].map((webhook_url): [string, object, Told] => [
    webhook_url,
    { webhook_url, webhook_key: KEY },
    told(400, 'webhook_refused'),
  ]),
];
test.each(REFUSED)('rejects a registration with %s and stores nothing', async (_title, body, expected) => {
  const before = await stored();
  expectTold(await register(body), expected);
  expect(await stored()).toEqual(before);
});

test.each([
  ['an unregistered key', `?webhook_key=account_webhook_url`, notFound],
  ['another address', `?webhook_key=${KEY}&webhook_url=https://93.184.216.34/other`, notFound],
  ['an invalid address', `?webhook_key=${KEY}&webhook_url=nonsense`, notFound],
  ['an unknown key', '?webhook_key=none', bad('webhook_key')],
  ['no key', '', bad('webhook_key')],
  ['an overlong address', `?webhook_key=${KEY}&webhook_url=${'x'.repeat(2_001)}`, bad('webhook_url')],
])('rejects a removal of %s and keeps everything', async (_title, query, expected) => {
  await register({ webhook_url: URL_, webhook_key: KEY }, stranger.headers);
  const before = await stored();
  expectTold(await service.rest('DELETE', `/accounts/webhooks${query}`, undefined, stranger.headers), expected);
  expect(await stored()).toEqual(before);
});

test.each([
  ['two lines', 'two\r\nX-More: lines'],
  ['nothing', ''],
  ['a space', ' '],
  ['a space at the end', 'Bearer '],
  ['a letter beyond ASCII', '\u00e9'],
  ['an overlong value', 'x'.repeat(2_001)],
  ['NUL', 'a\u0000b'],
])('builds no Authorization header from %s', async (_title, value) => {
  const mutation =
    'mutation ($value: String) { setWebhookAuthorization(input: { value: $value }) { webhookEndpoints { url } userErrors { code message field rule } } }';
  const { errors } = await service.graph(mutation, { value });
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
});

test('an account registers once, however many concurrent requests there are', async () => {
  const { id, headers } = await makeAccount(client);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => register({ webhook_url: `${URL_}${n}`, webhook_key: KEY }, headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await rowsOf(id)).toHaveLength(1);
  expect(answers.filter(({ body }) => 'signing_secret' in body)).toHaveLength(1);
});

describe('ownership', () => {
  test("a reseller registers a child's webhook, which only the child's list shows", async () => {
    const body = { webhook_url: URL_, webhook_key: KEY, user_id: child.id };
    expect((await register(body, reseller.headers)).body.signing_secret).toMatch(/^whsec_/);
    expect((await service.graph(ENDPOINTS, {}, child.headers)).data.webhookEndpoints).toHaveLength(1);
    expect((await service.graph(ENDPOINTS, {}, reseller.headers)).data.webhookEndpoints).toEqual([]);
    const of = await service.graph(ENDPOINTS, { of: child.id }, reseller.headers);
    expect(of.data.webhookEndpoints).toHaveLength(1);
    const removal = { webhook_key: KEY, user_id: child.id };
    expect((await service.rest('DELETE', '/accounts/webhooks', removal, reseller.headers)).status).toBe(200);
  });

  test("another account's, or a reseller's for its child, gets the same answer as an unknown one", async () => {
    const ids = [stranger.id, UNKNOWN, 'none', reseller.id];
    for (const user_id of ids) {
      const before = await stored();
      expectTold(await register({ webhook_url: URL_, webhook_key: KEY, user_id }, child.headers), noAccount);
      const removal = { webhook_key: KEY, user_id };
      expectTold(await service.rest('DELETE', '/accounts/webhooks', removal, child.headers), noAccount);
      expect(await stored()).toEqual(before);
      const { errors } = await service.graph(ENDPOINTS, { of: user_id }, child.headers);
      expect(errors?.[0]?.extensions.code).toBe('ACCOUNT_NOT_FOUND');
    }
  });

  test('an SDK key is refused', async () => {
    const sdk = await makeAccount(client, null, { sdk: true });
    expectTold(await register({ webhook_url: URL_, webhook_key: KEY }, sdk.headers), told(403, 'forbidden'));
    const { errors } = await service.graph(ENDPOINTS, {}, sdk.headers);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

test('WEBHOOK_ALLOW_PRIVATE allows private addresses, but no credentials in them', async () => {
  const open = await runningTest({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  try {
    const send = (webhook_url: string) => open.rest('POST', '/accounts/webhooks', { webhook_url, webhook_key: KEY });
    expect((await send('http://receiver.internal:9000/x')).status).toBe(200);
    expectTold(await send('http://a:b@10.0.0.1/'), told(400, 'webhook_refused'));
  } finally {
    await open.stop();
  }
});
