import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { type Replicated, replicated } from '../support/replica.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY } from '../support/running.js';

let servers: Replicated;
let service: StartedRole;

beforeAll(async () => {
  await built();
  servers = await replicated();
  service = startRole('gateway/main.js', {
    PORT: String(await freePort()),
    LOG_LEVEL: 'info',
    BOOTSTRAP_API_KEY: FIRST_KEY,
    DATABASE_URL: servers.primaryUrl,
    DATABASE_REPLICA_URLS: servers.replicaUrl,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    RATE_LIMIT_PER_MINUTE: '100000',
    WEBHOOK_ALLOW_PRIVATE: 'true',
  });
  await untilReady(service);
});

afterAll(async () => {
  service?.kill();
  await service?.ended;
  await servers?.stop();
});

async function rest(method: string, path: string, body?: object) {
  const answer = await fetch(`${service.url}/v1${path}`, {
    method,
    headers: { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  return { status: answer.status, body: (await answer.json()) as any };
}

/** A figure of `/metrics`; 0 if missing. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}

const fromReplica = () => figure('screening_reads_total{from="replica"}');
const fromPrimary = () => figure('screening_reads_total{from="primary"}');

let made = 0;

/** Writes a reservation and lists it at once; returns whether the list has it, and how long the list took. */
async function writeAndList(): Promise<{ found: boolean; tookMs: number }> {
  const code = `R${(made += 1)}`;
  const stay = { without_listing: true, confirmation_code: code, guest: { last_name: 'Lee' } };
  expect((await rest('POST', '/reservations?skip_gp=1', stay)).status).toBe(200);
  const startedAt = performance.now();
  const { status, body } = await rest('GET', `/reservations?search=${code}`);
  expect(status).toBe(200);
  return { found: body.items.length === 1 && body.total === 1, tookMs: performance.now() - startedAt };
}

/** Lists until the replica has answered once. */
async function replicaInUse(): Promise<void> {
  const before = await fromReplica();
  await eventually(async () => {
    await rest('GET', '/reservations?size=1');
    return (await fromReplica()) > before;
  });
}

test('lists come from the replica, and a writer finds its own write in the next list', async () => {
  await replicaInUse();
  const before = await fromReplica();
  for (let n = 0; n < 40; n += 1) expect((await writeAndList()).found).toBe(true);
  expect((await fromReplica()) - before).toBeGreaterThan(20);
  const location = {
    street: '1 Main St',
    city: 'Denver',
    country: 'US',
    zipcode: '80202',
    geo: { lat: 39.7, lon: -104.9 },
  };
  const listing = { my_id: 'loft1', status: 'ACTIVE', name: 'Loft One', location };
  await replicaInUse();
  expect((await rest('POST', '/listings', listing)).status).toBe(200);
  expect((await rest('GET', '/listings?search=Loft')).body.items).toHaveLength(1);
});

test('lists events and deliveries from the replica too', async () => {
  const hook = { webhook_key: 'reservation_webhook_url', webhook_url: 'http://127.0.0.1:9/r' };
  expect((await rest('POST', '/accounts/webhooks', hook)).status).toBe(200);
  const stay = { without_listing: true, guest: { last_name: 'Lee' } };
  const { id } = (await rest('POST', '/reservations?skip_gp=1', stay)).body;
  const query = `query ($id: ID!) {
    events(reservationId: $id) { type } lastEventSequence(accountId: "me")
    webhookDeliveries(filter: { subjectId: $id }) { edges { node { type } } } }`;
  const listed = async () => {
    const answer = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { id } }),
    });
    const told = (await answer.json()) as any; // oxlint-disable-line typescript/no-explicit-any -- as above
    if (told.errors) throw new Error(JSON.stringify(told.errors));
    return told.data;
  };
  const { edges } = await eventually(async () => {
    const { events, webhookDeliveries } = await listed();
    const isThere = events.some(({ type }: { type: string }) => type === 'RESERVATION_CREATED');
    return isThere && webhookDeliveries.edges.length > 0 ? webhookDeliveries : null;
  });
  expect(edges[0].node.type).toBe('reservation.created');
  await replicaInUse();
  await eventually(async () => {
    const before = await fromReplica();
    expect((await listed()).lastEventSequence).toBeGreaterThan(0);
    return (await fromReplica()) - before >= 3;
  });
});

test('does not use a lagging replica until it has caught up; writes are visible meanwhile', async () => {
  await replicaInUse();
  await servers.pause(true);
  const before = await fromPrimary();
  for (let n = 0; n < 10; n += 1) expect((await writeAndList()).found).toBe(true);
  expect((await fromPrimary()) - before).toBeGreaterThanOrEqual(10);
  await eventually(async () => (await figure('screening_replica_lag_bytes{replica="1"}')) > 1_000);
  await servers.pause(false);
  await replicaInUse();
  expect((await writeAndList()).found).toBe(true);
});

test('an unreachable replica fails no request, and is used again once it is back', async () => {
  await replicaInUse();
  let over = false;
  const outcomes: boolean[] = [];
  const reading = (async () => {
    while (!over) outcomes.push((await writeAndList()).found);
  })();
  await servers.stopReplica();
  const before = outcomes.length;
  await eventually(() => outcomes.length > before + 10);
  await servers.startReplica();
  await replicaInUse();
  over = true;
  await reading;
  expect(outcomes.every(Boolean)).toBe(true);
  expect(service.written()).toMatch(/replica\.failed|database\.connection_lost/);
});

test('the doctor checks replicas, and detects one that is not a replica', async () => {
  const examine = async (urls: string) => {
    const doctor = startRole('gateway/doctor/main.js', {
      DATABASE_URL: servers.primaryUrl,
      DATABASE_REPLICA_URLS: urls,
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    });
    return { code: await doctor.ended, text: doctor.written() };
  };
  const good = await examine(servers.replicaUrl);
  expect(good).toMatchObject({
    code: 0,
    text: expect.stringMatching(/ok {2}Replica 1 is \d+ bytes behind the primary/) as string,
  });
  const none = await examine(`${servers.primaryUrl},postgres://me:secret-word@127.0.0.1:9/none`);
  expect(none.text).toMatch(/! {3}Server 1 of DATABASE_REPLICA_URLS is not a replica/);
  expect(none.text).toMatch(/! {3}Cannot reach replica 2/);
  expect([none.code, none.text.includes('secret-word')]).toEqual([0, false]);
  expect((await examine('http://elsewhere')).text).toMatch(
    /✗ {3}DATABASE_REPLICA_URLS: must be a comma-separated list/,
  );
});
