import pg from 'pg';
import { type MadeAccount, makeAccount, makeKey } from '../support/accounts.js';
import { type Told, bad, expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { written } from '../support/written.js';

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const SECRET = /^sk_live_[\w-]{43}$/;

type Paging = { hasNextPage: boolean; endCursor: string | null };
type Described = { node: { description: string } };

let service: RunningTest;
let client: pg.Client;
let reseller: MadeAccount;
let owner: MadeAccount;
let stranger: MadeAccount;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  reseller = await makeAccount(client, null, { name: 'Reseller' });
  owner = await makeAccount(client, reseller.id, { name: 'Owner' });
  stranger = await makeAccount(client);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

type Holder = Pick<MadeAccount, 'headers'>;
const as = (holder: Holder) => (method: string, path: string, body?: unknown) =>
  service.rest(method, path, body, holder.headers);
const issue = async (holder: Holder, body: object = {}) => (await as(holder)('POST', '/accounts/keys', body)).body;
const isLetIn = async (key: string) =>
  (await service.rest('GET', '/accounts/me', undefined, { 'x-api-key': key })).status === 200;
const rows = async () => (await client.query('select t::text from identity.api_key t order by id')).rows;

describe('records', () => {
  test('issues a key whose secret is shown once, works at once, and is masked afterwards', async () => {
    const made = await issue(owner, { description: 'Booking engine' });
    expect(made).toEqual({
      id: expect.any(String),
      user_id: owner.id,
      user_name: 'Owner',
      sdk: false,
      enabled: true,
      name: 'Booking engine',
      description: 'Booking engine',
      value: expect.stringMatching(SECRET),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await isLetIn(made.value)).toBe(true);
    const listed = (await as(owner)('GET', '/accounts/keys')).body;
    const masked = `sk_live_…${made.value.slice(-4)}`;
    expect(listed.find(({ id }: { id: string }) => id === made.id)).toEqual({ ...made, value: masked });
    const renamed = await as(owner)('PUT', `/accounts/keys/${made.id}`, { description: 'Renamed' });
    expect(renamed.body).toMatchObject({ id: made.id, name: 'Renamed', value: masked });
  });

  test('names a key without a description by its kind and ending', async () => {
    const made = await issue(owner, { sdk: true });
    expect(made).toMatchObject({ sdk: true, description: '', name: `SDK key …${made.value.slice(-4)}` });
    expect(made.value).toMatch(/^pk_live_[\w-]{43}$/);
  });

  test('a reseller sees and issues keys for all its descendants; other accounts see only their own', async () => {
    const child = await makeAccount(client, reseller.id);
    const grandchild = await makeAccount(client, child.id);
    const made = await issue(reseller, { description: 'For the child', user_id: grandchild.id });
    expect(made).toMatchObject({ user_id: grandchild.id });
    const accountsSeen = async (holder: Holder, query = '') => {
      const { body } = await as(holder)('GET', `/accounts/keys${query}`);
      return new Set((body as { user_id: string }[]).map(({ user_id }) => user_id));
    };
    expect(await accountsSeen(reseller)).toEqual(new Set([reseller.id, owner.id, child.id, grandchild.id]));
    expect(await accountsSeen(reseller, `?user_id=${owner.id}`)).toEqual(new Set([owner.id]));
    expect(await accountsSeen(child)).toEqual(new Set([child.id, grandchild.id]));
    expect(await accountsSeen(stranger)).toEqual(new Set([stranger.id]));
    const others = await as(stranger)('GET', `/accounts/keys?user_id=${owner.id}`);
    expectTold(others, told(404, 'account_not_found'));
  });

  test('GraphQL pages through the same keys by offset and by cursor', async () => {
    const holder = await makeAccount(client);
    for (let n = 0; n < 4; n++) await issue(holder, { description: `Key ${n}` });
    const offset = '{ apiKeys(from: 1, size: 2) { total from size items { description account { id } } } }';
    expect((await service.graph(offset, {}, holder.headers)).data.apiKeys).toEqual({
      total: 5,
      from: 1,
      size: 2,
      items: ['Key 0', 'Key 1'].map((description) => ({ description, account: { id: holder.id } })),
    });
    const page = `query ($after: String) { apiKeyConnection(first: 2, after: $after) {
      edges { node { description } } pageInfo { hasNextPage endCursor } } }`;
    const seen: string[] = [];
    for (let asked: Paging = { hasNextPage: true, endCursor: null }; asked.hasNextPage;) {
      const { data } = await service.graph(page, { after: asked.endCursor }, holder.headers);
      const { edges, pageInfo } = data.apiKeyConnection as { edges: Described[]; pageInfo: Paging };
      seen.push(...edges.map(({ node }) => node.description));
      asked = pageInfo;
    }
    expect(seen).toEqual(['test', 'Key 0', 'Key 1', 'Key 2', 'Key 3']);
    for (const after of ['x', Buffer.from('["x"]').toString('base64url'), Buffer.from('[1]').toString('base64url')])
      expect((await service.graph(page, { after }, holder.headers)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });

  test('GraphQL issues, renames, rotates and deletes keys; events carry only the key id', async () => {
    const holder = await makeAccount(client);
    const graph = async (text: string) => (await service.graph(`mutation { ${text} }`, {}, holder.headers)).data;
    const { createApiKey } = await graph(
      'createApiKey(input: { description: "One" }) { issuedApiKey { secret key { id maskedValue } } userErrors { code message field rule } }',
    );
    const { id } = createApiKey.key;
    expect(
      (
        await graph(
          `updateApiKey(input: { id: "${id}", description: "Two" }) { apiKey { name } userErrors { code message field rule } }`,
        )
      ).updateApiKey.name,
    ).toBe('Two');
    const { rotateApiKey } = await graph(
      `rotateApiKey(input: { id: "${id}" }) { issuedApiKey { secret key { id } } userErrors { code message field rule } }`,
    );
    expect(rotateApiKey).toEqual({ secret: expect.stringMatching(SECRET), key: { id } });
    expect(rotateApiKey.secret).not.toBe(createApiKey.secret);
    expect(
      (await graph(`deleteApiKey(input: { id: "${id}" }) { deletedId userErrors { code message field rule } }`))
        .deleteApiKey,
    ).toBe(id);
    await untilWrittenOut();
    const { rows } = await client.query(
      'select type, payload from identity.event where account_id = $1 order by sequence',
      [holder.id],
    );
    const types = ['api_key.created', 'api_key.updated', 'api_key.rotated', 'api_key.deleted'];
    expect(rows).toEqual(types.map((type) => ({ type, payload: { keyId: id } })));
  });
});

async function untilWrittenOut(): Promise<void> {
  for (let waiting = '1'; waiting !== '0';)
    waiting = (await client.query('select count(*) as n from outbox.announcement')).rows[0].n;
}

describe('rejected requests change nothing', () => {
  const half = '\\ud800';
  const cases: [title: string, method: string, path: string, body: unknown, expected: Told][] = [
    ['no description', 'PUT', '/{key}', {}, bad('description')],
    ['no description in a patch', 'PATCH', '/{key}', { enabled: false }, bad('description')],
    ['a null description', 'PATCH', '/{key}', { description: null }, bad('description')],
    ['a number', 'PUT', '/{key}', { description: 7 }, bad('description')],
    ['201 characters', 'PUT', '/{key}', { description: 'x'.repeat(201) }, bad('description')],
    ['201 characters at first', 'POST', '', { description: 'x'.repeat(201) }, bad('description')],
    ['a NUL', 'PUT', '/{key}', { description: 'a\u0000' }, bad('description')],
    ['half a character', 'POST', '', `{"description":"${half}"}`, bad('description')],
    ['a switch that is none', 'PUT', '/{key}', { description: 'x', enabled: 'no' }, bad('enabled')],
    ['a kind that is none', 'POST', '', { sdk: 'yes' }, bad('sdk')],
    ['an unknown account', 'POST', '', { user_id: UNKNOWN }, told(404, 'account_not_found')],
    ["a stranger's account", 'POST', '', { user_id: '{stranger}' }, told(404, 'account_not_found')],
    ["the reseller's account", 'POST', '', { user_id: '{reseller}' }, told(404, 'account_not_found')],
    ...['{foreign}', '{above}', UNKNOWN, 'no-id', "'--"].flatMap((id): [string, string, string, unknown, Told][] => [
      [`${id} to delete`, 'DELETE', `/${id}`, undefined, told(403, 'api_key_not_found')],
      [`${id} to put`, 'PUT', `/${id}`, { description: 'x' }, told(404, 'api_key_not_found')],
      [`${id} to patch`, 'PATCH', `/${id}`, { description: 'x' }, told(404, 'api_key_not_found')],
      [`${id} to rotate`, 'POST', `/${id}/rotate`, undefined, told(404, 'api_key_not_found')],
    ]),
    ['NUL to delete', 'DELETE', '/%00', undefined, told(400, 'bad_input')],
    ['NUL to rotate', 'POST', '/%00/rotate', undefined, told(400, 'bad_input')],
  ];

  test.each(cases)('%s', async (_title, method, path, body, expected) => {
    const ids: Record<string, string> = { key: owner.keyId, foreign: stranger.keyId, above: reseller.keyId };
    Object.assign(ids, { stranger: stranger.id, reseller: reseller.id });
    const filled = (text: string) => text.replace(/\{(\w+)\}/, (whole, name: string) => ids[name] ?? whole);
    const before = [await rows(), await written(client)];
    const sent = body === undefined || typeof body === 'string' ? body : filled(JSON.stringify(body));
    expectTold(await as(owner)(method, `/accounts/keys${filled(path)}`, sent), expected);
    expect([await rows(), await written(client)]).toEqual(before);
  });

  test.each(['🗝'.repeat(200), '', ' ', '<b>&amp;</b>', "'; drop table x --", 'ı̇\u202E'])(
    'stores the description %j unchanged',
    async (description) => {
      const { id } = await issue(owner, { description });
      const { body } = await as(owner)('GET', '/accounts/keys');
      expect(body.find((key: { id: string }) => key.id === id)).toMatchObject({ description });
    },
  );
});

describe('the last API key of an account', () => {
  const last = told(409, 'last_api_key');

  test('cannot delete or disable itself, whatever SDK keys and disabled keys exist', async () => {
    const holder = await makeAccount(client);
    await makeKey(client, holder.id, { sdk: true });
    await makeKey(client, holder.id, { enabled: false });
    const path = `/accounts/keys/${holder.keyId}`;
    expectTold(await as(holder)('DELETE', path), last);
    expectTold(await as(holder)('PUT', path, { description: 'x', enabled: false }), last);
    expectTold(await as(holder)('PATCH', path, { description: 'x', enabled: false }), last);
    expect(await isLetIn(holder.key)).toBe(true);
    expect((await as(holder)('PUT', path, { description: 'still mine' })).body.enabled).toBe(true);
  });

  test('can be deleted once there is another one, or by its reseller', async () => {
    const holder = await makeAccount(client, reseller.id);
    const other = await issue(holder);
    const gone = await as(holder)('DELETE', `/accounts/keys/${holder.keyId}`);
    expect(gone).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect((await as(reseller)('DELETE', `/accounts/keys/${other.id}`)).status).toBe(200);
  });

  test('two keys that delete each other at once leave one key', async () => {
    const holder = await makeAccount(client);
    const other = await makeKey(client, holder.id);
    const answers = await Promise.all([
      as(holder)('DELETE', `/accounts/keys/${other.keyId}`),
      as(other)('DELETE', `/accounts/keys/${holder.keyId}`),
    ]);
    // The second one is rejected as the last key, or is deleted before its request is accepted.
    const [first, second] = answers.map(({ status }) => status).sort();
    expect([first, [401, 409].includes(second!)]).toEqual([200, true]);
  });
});

test('a database dump holds no secret, and masked values are not secrets', async () => {
  const made = await Promise.all([issue(owner), issue(owner, { sdk: true }), issue(reseller, { user_id: owner.id })]);
  const rotated = await as(owner)('POST', `/accounts/keys/${made[0].id}/rotate`);
  const secrets = [...made, rotated.body].map(({ value }) => value as string);
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(5);
  let dump = '';
  for (const { name } of tables) dump += JSON.stringify((await client.query(`select t::text from ${name} t`)).rows);
  const list = JSON.stringify((await as(reseller)('GET', '/accounts/keys')).body);
  expect(dump).toContain(made[2].id);
  for (const secret of secrets) {
    expect(dump).not.toContain(secret.slice(8));
    expect(list).not.toContain(secret);
    expect(list).toContain(secret.slice(0, 8) + '…');
  }
});
