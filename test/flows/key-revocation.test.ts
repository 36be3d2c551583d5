import { type Client, createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { ownWait } from '../support/own-wait.js';
import { expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningBeside, runningTest } from '../support/running.js';

let service: RunningTest;
let beside: RunningTest;
let client: pg.Client;
let owner: MadeAccount;

beforeAll(async () => {
  service = await runningTest();
  beside = await runningBeside(service);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  owner = await makeAccount(client);
});

afterAll(async () => {
  await client?.end();
  await beside?.stop();
  await service?.stop();
});

const SECRET = /^sk_live_[\w-]{43}$/;

type Holder = Pick<MadeAccount, 'headers'>;
const as = (holder: Holder) => (method: string, path: string, body?: unknown) =>
  service.rest(method, path, body, holder.headers);
const issue = async () => (await as(owner)('POST', '/accounts/keys', { description: 'Rotating' })).body;
const isLetIn = async (key: string, by = service) =>
  (await by.rest('GET', '/accounts/me', undefined, { 'x-api-key': key })).status === 200;
/** A socket of a process, and its close code. */
function connect({ url }: RunningTest, key: string) {
  const ends = {} as { open: () => void; close: (code: number) => void };
  const opened = new Promise<void>((resolve) => (ends.open = resolve));
  const closed = new Promise<number>((resolve) => (ends.close = resolve));
  const client: Client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-api-key': key },
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    on: { connected: ends.open, closed: (event) => ends.close((event as { code: number }).code) },
  });
  return { client, opened, closed };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('rotation and revocation', () => {
  test('the new secret works at once, the old one no longer; the record stays', async () => {
    const { id, value } = await issue();
    const { status, body } = await as(owner)('POST', `/accounts/keys/${id}/rotate`);
    expect({ status, body }).toMatchObject({ status: 200, body: { id, description: 'Rotating' } });
    expect(body.value).toMatch(SECRET);
    expect([await isLetIn(body.value), await isLetIn(value)]).toEqual([true, false]);
  });

  test('of two concurrent rotations one succeeds and the other is rejected', async () => {
    const { id } = await issue();
    const path = `/accounts/keys/${id}/rotate`;
    await client.query('begin');
    await client.query('select 1 from identity.account where id = $1 for update', [owner.id]);
    const both = [as(owner)('POST', path), as(owner)('POST', path)];
    await untilTwoWait();
    await client.query('commit');
    const [won, lost] = (await Promise.all(both)).sort((a, b) => a.status - b.status);
    expect(won!.status).toBe(200);
    expectTold(lost!, told(409, 'key_changed'));
    expect(await isLetIn(won!.body.value)).toBe(true);
  });

  async function untilTwoWait(): Promise<void> {
    const text = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await client.query<{ n: number }>(text)).rows[0]!.n < 2);
  }

  const revocations: [string, (id: string) => Promise<{ status: number }>][] = [
    ['deleted', (id) => as(owner)('DELETE', `/accounts/keys/${id}`)],
    ['disabled', (id) => as(owner)('PATCH', `/accounts/keys/${id}`, { description: 'off', enabled: false })],
    ['rotated', (id) => as(owner)('POST', `/accounts/keys/${id}/rotate`)],
  ];

  test.each(revocations)('a key that is %s stops at once here, within a second elsewhere', async (_title, revoke) => {
    const { id, value } = await issue();
    expect([await isLetIn(value), await isLetIn(value, beside)]).toEqual([true, true]);
    expect((await revoke(id)).status).toBe(200);
    await wait(900);
    expect([await isLetIn(value), await isLetIn(value, beside)]).toEqual([false, false]);
  });

  test('stops without a notification of the change', async () => {
    const { id, value } = await issue();
    expect([await isLetIn(value), await isLetIn(value, beside)]).toEqual([true, true]);
    await client.query('delete from identity.api_key where id = $1', [id]);
    await wait(900);
    expect([await isLetIn(value), await isLetIn(value, beside)]).toEqual([false, false]);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['by the API', (id) => as(owner)('DELETE', `/accounts/keys/${id}`)],
    ['directly in the database', (id) => client.query('delete from identity.api_key where id = $1', [id])],
  ])('closes the open sockets of a key deleted %s within a second in every process', async (_title, remove) => {
    const { id, value } = await issue();
    const kept = connect(service, owner.key);
    const sockets = [connect(service, value), connect(service, value), connect(beside, value)];
    await Promise.all([kept, ...sockets].map(({ opened }) => opened));
    await remove(id);
    const codes = Promise.all(sockets.map(({ closed }) => closed));
    expect(await Promise.race([codes, ownWait(1_000)])).toEqual([4403, 4403, 4403]);
    expect(await Promise.race([kept.closed, wait(300).then(() => 'open')])).toBe('open');
    for (const socket of [kept, ...sockets]) await socket.client.dispose();
  });

  test('a re-enabled key works again', async () => {
    const { id, value } = await issue();
    for (const enabled of [false, true]) await as(owner)('PUT', `/accounts/keys/${id}`, { description: 'x', enabled });
    expect(await isLetIn(value)).toBe(true);
  });
});

describe('last use', () => {
  test('is written by the gateway when it stops, not with each request, and never moves back', async () => {
    const holder = await makeAccount(client);
    const lastUse = async () => (await as(holder)('GET', '/accounts/keys')).body[0].last_used_at as string | undefined;
    const third = await runningBeside(service);
    const before = Date.now();
    await third.rest('GET', '/accounts/me', undefined, holder.headers);
    const { updated_at: updatedAt } = (await as(holder)('GET', '/accounts/keys')).body[0];
    expect(await lastUse()).toBeUndefined();
    const after = Date.now();
    await third.stop();
    const shown = (await as(holder)('GET', '/accounts/keys')).body[0];
    expect(Date.parse(shown.last_used_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(shown.last_used_at)).toBeLessThanOrEqual(after);
    expect(shown.updated_at).toBe(updatedAt);

    const later = '2099-01-01T00:00:00.000Z';
    await client.query('update identity.api_key set last_used_at = $2 where account_id = $1', [holder.id, later]);
    const again = await runningBeside(service);
    await again.rest('GET', '/accounts/me', undefined, holder.headers);
    await again.stop();
    expect(await lastUse()).toBe(later);
  });
});
