import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { newId } from '#kit/id.js';
import { openLog } from '#kit/process/log.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { Account } from '#subgraphs/identity/account/account.entity.js';
import { eventually } from '../support/eventually.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type TestAccount, accountWithKey } from '../support/test-mode.js';

let service: RunningTest;
let client: Client;
/** A reseller with an operator and a test account below it, which has a child test account. */
let reseller: TestAccount;
let operator: TestAccount;
let tester: TestAccount;
let below: TestAccount;
let receiver: Server;
const posted: { path: string; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  service = await runningTest({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  reseller = await accountWithKey(service, { name: 'Reseller' });
  operator = await accountWithKey(service, { name: 'Operator' }, reseller);
  tester = await accountWithKey(service, { name: 'Tester', mode: 'test' }, reseller);
  below = await accountWithKey(service, { name: 'Below' }, tester);
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      posted.push({ path: request.url!, body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown> });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
});

afterAll(async () => {
  receiver?.close();
  await client?.end();
  await service?.stop();
});

const as = (account: TestAccount, method: string, path: string, body?: unknown) =>
  service.rest(method, path, body, account.headers);
const ask = (account: TestAccount, query: string, variables: object = {}) =>
  service.graph(query, variables, account.headers);

describe('the account', () => {
  test('has a mode that is shown, inherited by its children, and fixed', async () => {
    expect((await as(tester, 'GET', '/accounts/me')).body).toMatchObject({ id: tester.id, mode: 'test' });
    expect((await as(below, 'GET', '/accounts/me')).body.mode).toBe('test');
    expect((await as(operator, 'GET', '/accounts/me')).body.mode).toBe('live');
    const changed = await as(tester, 'PUT', '/accounts/me', { name: 'Tester', mode: 'live' });
    expect(changed.body.mode).toBe('test');
    const refused = await as(tester, 'POST', '/accounts/register', { name: 'Live', mode: 'live' });
    expect([refused.status, refused.body.code, refused.body.details[0].loc]).toEqual([400, 'bad_input', ['mode']]);
    const unknown = await as(reseller, 'POST', '/accounts/register', { name: 'Live', mode: 'sandbox' });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'bad_input']);
    const { rows } = await client.query(`select 1 from identity.account where name = 'Live'`);
    expect(rows).toHaveLength(0);
  });

  test('the database itself enforces the mode', async () => {
    const back = client.query(`update identity.account set mode = 'live' where id = $1`, [tester.id]);
    await expect(back).rejects.toThrow('fixed at creation');
    const moved = client.query('update identity.account set parent_id = $1 where id = $2', [tester.id, operator.id]);
    await expect(moved).rejects.toThrow('is in test mode');
  });

  test('the service enforces it too, also for an account without a key', async () => {
    const pool = openPool(service.databaseUrl, 1, openLog('silent', 'test'));
    const orm = (await openStores(pool)).orms.get('identity')!;
    const id = newId();
    const em = emFor(orm, [id]);
    const account = Object.assign(new Account(), { accountId: id, id, parentId: tester.id, mode: 'test' });
    await em.persist(account).flush();
    account.mode = 'live';
    await expect(em.flush()).rejects.toThrow('cannot change its mode');
    await client.query('delete from identity.account where id = $1', [id]);
    await pool.end();
  });

  test('its keys show the mode, whole and masked, also after rotation', async () => {
    expect(tester.key).toMatch(/^sk_test_[\w-]{43}$/);
    expect(below.key).toMatch(/^sk_test_/);
    expect(operator.key).toMatch(/^sk_live_/);
    const sdk = await as(reseller, 'POST', '/accounts/keys', { user_id: tester.id, sdk: true });
    expect(sdk.body.value).toMatch(/^pk_test_/);
    const rotated = await as(reseller, 'POST', `/accounts/keys/${sdk.body.id}/rotate`);
    expect(rotated.body.value).toMatch(/^pk_test_/);
    const masked = (await as(reseller, 'GET', `/accounts/keys?user_id=${tester.id}`)).body;
    expect(masked.map(({ value }: { value: string }) => value.slice(0, 9))).toEqual(['sk_test_…', 'pk_test_…']);
    expect((await as(reseller, 'DELETE', `/accounts/keys/${sdk.body.id}`)).status).toBe(200);
  });

  test('a live parent account manages it', async () => {
    const { items } = (await as(reseller, 'GET', '/accounts/children')).body;
    expect(items.find(({ id }: { id: string }) => id === tester.id)).toMatchObject({ name: 'Tester', mode: 'test' });
    const renamed = await as(reseller, 'PUT', `/accounts/${tester.id}?suspended=true`, { name: 'Tester Two' });
    expect(renamed.body).toMatchObject({ name: 'Tester Two', is_suspended: true, mode: 'test' });
    expect((await as(tester, 'GET', '/accounts/me')).status).toBe(403);
    await as(reseller, 'PUT', `/accounts/${tester.id}?suspended=false`, { name: 'Tester' });
    expect((await as(tester, 'GET', '/accounts/me')).status).toBe(200);
    const found = await ask(reseller, 'query ($id: ID!) { node(id: $id) { __typename id } }', { id: tester.id });
    expect(found.data.node).toEqual({ __typename: 'Account', id: tester.id });
  });

  test('its signup link creates a test account', async () => {
    const { body } = await as(tester, 'POST', '/accounts/signup?pms=api');
    const form = new URLSearchParams({ name: 'New', email: 'new@example.com', password: 'long enough 1' });
    const page = await (await fetch(body.url as string, { method: 'POST', body: form })).text();
    expect(page).toMatch(/sk_test_[\w-]{43}/);
  });
});

const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
test('delivers callbacks of a test account marked as such; live ones are unchanged', async () => {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const bodyOf = (path: string) => eventually(() => posted.find((one) => one.path === path)?.body);
  for (const [account, name] of [
    [tester, 'test'],
    [operator, 'live'],
  ] as const) {
    const told = (path: string) => encodeURIComponent(`${url}/${path}-${name}`);
    const booking = { without_listing: true, guest: { last_name: 'SanctionsReview', email: 'ann.lee@gmail.com' } };
    await as(account, 'POST', `/reservations?skip_gp=1&callback=${told('stay')}`, booking);
    await as(account, 'POST', `/listings?callback=${told('place')}`, { ...LISTING, my_id: 'told1' });
  }
  expect(await bodyOf('/stay-test')).toMatchObject({ mode: 'test', status: 'review' });
  expect(await bodyOf('/place-test')).toMatchObject({ mode: 'test', my_id: 'told1' });
  expect(await bodyOf('/stay-live')).toMatchObject({ status: 'verified' });
  expect(await bodyOf('/stay-live')).not.toHaveProperty('mode');
  expect(await bodyOf('/place-live')).not.toHaveProperty('mode');
});
