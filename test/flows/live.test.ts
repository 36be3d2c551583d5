import { type Client, createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { ownWait } from '../support/own-wait.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
const clients: Client[] = [];

beforeAll(async () => {
  service = await runningTest();
});

afterAll(async () => {
  for (const client of clients) await client.dispose();
  await service?.stop();
});

function connect(key = service.key): Client {
  const client = createClient({
    url: `${service.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { 'x-api-key': key },
    retryAttempts: 0,
  });
  clients.push(client);
  return client;
}

const WATCH = `subscription ($id: ID!, $since: Int) {
  changed: verificationStatusChanged(reservationId: $id, since: $since) {
    sequence type reservation { id account { name } listing { name } summary { status supervised } }
  }
}`;

interface Change {
  sequence: number;
  type: string;
  reservation: { id: string; account: { name: string }; summary: { status: string; supervised: string | null } };
}

async function take(
  client: Client,
  variables: Record<string, unknown>,
  count: number,
  meanwhile?: () => Promise<unknown>,
): Promise<Change[]> {
  const changes: Change[] = [];
  const results = client.iterate<{ changed: Change }>({ query: WATCH, variables });
  const first = results.next();
  if (meanwhile) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await meanwhile();
  }
  for (let next = await first; !next.done; next = await results.next()) {
    if (next.value.errors) throw new Error(next.value.errors[0]!.message);
    changes.push(next.value.data!.changed);
    if (changes.length === count) break;
  }
  await results.return?.();
  return changes;
}

async function reservation(): Promise<string> {
  const guest = { last_name: 'Lee', email: 'lee@example.org' };
  return (await service.rest('POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest })).body.id;
}

test('sends a decision to the subscriber with fields of every subgraph', async () => {
  const id = await reservation();
  const [verified] = await take(connect(), { id, since: 0 }, 1);
  const decide = () => service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve' });
  const [change] = await take(connect(), { id, since: verified!.sequence }, 1, decide);
  expect(change).toMatchObject({
    reservation: { id, account: { name: 'First account' }, summary: { supervised: 'approve' } },
  });
});

test('a reader that reconnects with `since` misses nothing and gets nothing twice', async () => {
  const id = await reservation();
  for (const supervised of ['approve', 'decline', 'approve'])
    await service.rest('POST', `/reservations/${id}/status`, { supervised });
  const all = await take(connect(), { id, since: 0 }, 4);
  expect(all.map(({ type }) => type)).toEqual(['VERIFICATION_VERIFIED', ...Array(3).fill('VERIFICATION_DECIDED')]);
  const rest = await take(connect(), { id, since: all[1]!.sequence }, 2);
  expect(rest.map(({ sequence }) => sequence)).toEqual(all.slice(2).map(({ sequence }) => sequence));
});

test('subscribers who share an answer each get it under their own alias', async () => {
  const id = await reservation();
  const names = ['mine', 'yours', 'ours'];
  const told = names.map(async (name) => {
    const query = `subscription Of${name}($id: ID!) {
      ${name}: reservationChanged(reservationId: $id, since: 0) { sequence of${name}: reservation { ${name}: id } } }`;
    const results = connect().iterate<Record<string, unknown>>({ query, variables: { id } });
    const { value } = await results.next();
    await results.return?.();
    return value as unknown;
  });
  const shown = (name: string) => ({ sequence: expect.any(Number) as number, [`of${name}`]: { [name]: id } });
  expect(await Promise.all(told)).toEqual(names.map((name) => ({ data: { [name]: shown(name) } })));
});

test('rejects invalid subscriptions, and a socket without a valid key', async () => {
  const unknown = take(connect(), { id: '01900000-0000-7000-8000-000000000000' }, 1);
  await expect(unknown).rejects.toThrow('Reservation not found.');
  await expect(take(connect('sk_live_wrong'), { id: 'x' }, 1)).rejects.toMatchObject({ code: 4403 });
});

test('a missing or wrong variable is an error of its subscription, and the socket stays open', async () => {
  const client = connect();
  const failed = (variables: object) =>
    new Promise<unknown>((resolve, reject) => {
      client.subscribe(
        { query: WATCH, variables: variables as Record<string, unknown> },
        { next: reject, error: resolve, complete: () => reject(new Error('completed')) },
      );
    });
  const missing = 'Variable "$id" of required type "ID!" was not provided.';
  expect(await failed({})).toEqual([expect.objectContaining({ message: missing })]);
  const answer = (await failed({ id: 'x', since: 'secret' })) as { message: string; extensions: object }[];
  expect(answer[0]!.extensions).toEqual({ code: 'BAD_USER_INPUT' });
  expect(answer[0]!.message).toMatch(/^Variable "\$since" got an invalid value/);
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('closes the socket of a disabled key within two seconds', async () => {
  const id = await reservation();
  const waiting = take(connect(), { id }, 99).catch((error: { code?: number }) => error.code);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
  await database.query('update identity.api_key set enabled = false');
  const code = await Promise.race([waiting, ownWait(2_500)]);
  await database.query('update identity.api_key set enabled = true');
  await database.end();
  expect(code).toBe(4403);
});
