import { randomUUID } from 'node:crypto';
import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { type Cluster, readiness, startCluster } from '../support/cluster.js';
import { eventually } from '../support/eventually.js';
import { type Receiver, startReceiver } from '../support/receiver.js';

const GATEWAYS = ['gateway-1', 'gateway-2'] as const;
/** CLUSTER_SHORT: one process of each kind, for runs that must finish within two minutes. */
const ROLES = process.env.CLUSTER_SHORT
  ? ['property', 'screening', 'worker-1', 'gateway-1', 'nats', 'postgres']
  : [
      'identity',
      'property',
      'screening',
      'screening-2',
      'intelligence',
      'worker-1',
      'worker-2',
      ...GATEWAYS,
      'nats',
      'postgres',
    ];

/** One of two processes, and one that is alone. */
const RESTARTED = process.env.CLUSTER_SHORT
  ? ['screening', 'property']
  : ['screening', 'screening-2', 'identity', 'property'];

let cluster: Cluster;
let receiver: Receiver;
/** Background work of a test, which must end with it, also when it fails. */
const busy: { stop(): Promise<void> }[] = [];
/**
 * The claim of a write whose gateway was killed lapses after a minute; until then the same write does not start again.
 */
const LONGEST_CLAIM_MS = 150_000;

beforeAll(async () => {
  receiver = await startReceiver();
  // Longer than a readiness check takes on a busy machine.
  cluster = await startCluster({ CLUSTER_DRAIN_SECONDS: '5', CLUSTER_WAIT_SECONDS: '60' });
}, 300_000);

afterAll(async () => {
  await Promise.all(busy.map((one) => one.stop()));
  await cluster?.stop();
  await receiver?.stop();
}, 60_000);

async function rest(gateway: string, method: string, path: string, body?: object, more: Record<string, string> = {}) {
  const answer = await fetch(`${cluster.urlOf(gateway)}/v1${path}`, {
    method,
    headers: { 'x-api-key': cluster.key, 'content-type': 'application/json', ...more },
    ...(body && { body: JSON.stringify(body) }),
    // Longer than a gateway waits for a subgraph that restarts.
    signal: AbortSignal.timeout(100_000),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

interface Writer {
  accepted: string[];
  /** Requests that got a 5xx or no response, and were sent again. */
  failed: number;
  stop(): Promise<void>;
}

/** Writes through both gateways in turn until it is stopped; failed writes are retried with the same key. */
function startWriting(): Writer {
  const writer = { accepted: [] as string[], failed: 0 };
  let stopped = false;
  const writeOne = async (n: number): Promise<void> => {
    const again = { 'idempotency-key': randomUUID() };
    const stay = {
      without_listing: true,
      confirmation_code: `C${n}`,
      guest: { last_name: 'Lee', email: 'l@example.org' },
    };
    for (let turn = n; !stopped; turn += 1) {
      const gateway = GATEWAYS[turn % 2]!;
      const answer = await rest(gateway, 'POST', '/reservations?skip_gp=1', stay, again).catch(() => null);
      if (answer?.status === 200) return void writer.accepted.push(answer.body.id!);
      if (answer && answer.status < 500 && answer.status !== 409) throw new Error(JSON.stringify(answer));
      writer.failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const run = async (): Promise<void> => {
    for (let n = 0; !stopped; n += 1) {
      await writeOne(n);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  };
  const running = run();
  return Object.assign(writer, {
    async stop() {
      stopped = true;
      await running;
    },
  });
}

interface Follower {
  sequences: number[];
  resumed: number;
  stop(): Promise<void>;
}

/** Follows every event of the account; after a disconnect it reconnects through the other gateway with `since`. */
function startFollowing(): Follower {
  const follower = { sequences: [] as number[], resumed: 0 };
  let stopped = false;
  let client: Client | null = null;
  const follow = async (gateway: string): Promise<void> => {
    client = createClient({
      url: `${cluster.urlOf(gateway).replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { 'x-api-key': cluster.key },
      retryAttempts: 0,
    });
    const query = 'subscription ($since: Int) { accountEvents(since: $since) { sequence } }';
    const variables = { since: follower.sequences.at(-1) ?? 0 };
    for await (const { data, errors } of client.iterate<{ accountEvents: { sequence: number } }>({
      query,
      variables,
    })) {
      if (errors || !data?.accountEvents) return;
      follower.sequences.push(data.accountEvents.sequence);
    }
  };
  const run = async (): Promise<void> => {
    for (let turn = 0; !stopped; turn += 1) {
      await follow(GATEWAYS[turn % 2]!).catch(() => undefined);
      await client?.dispose();
      follower.resumed = turn + 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const running = run();
  return Object.assign(follower, {
    async stop() {
      stopped = true;
      await client?.dispose();
      await running;
    },
  });
}

test('a gateway is not ready without the subgraph that checks API keys', async () => {
  const ready = () => Promise.all(GATEWAYS.map((gateway) => readiness(cluster.urlOf(gateway))));
  expect(await ready()).toEqual([200, 200]);
  const killing = cluster.killAndWait('identity');
  const told = await eventually(async () => {
    const statuses = await ready();
    return statuses.every((status) => status === 503) && statuses;
  });
  expect(told).toEqual([503, 503]);
  await killing;
  await eventually(async () => (await ready()).every((status) => status === 200));
}, 300_000);

test('killing each role in turn under load loses no accepted write and no event', async () => {
  const hook = { webhook_key: 'reservation_webhook_url', webhook_url: `${receiver.url}/hook` };
  expect((await rest('gateway-2', 'POST', '/accounts/webhooks', hook)).status).toBe(200);
  const [writer, follower] = [startWriting(), startFollowing()];
  busy.push(writer, follower);
  await eventually(() => writer.accepted.length > 10);
  for (const role of ROLES.filter((name) => cluster.roles().includes(name))) {
    const before = writer.accepted.length;
    const told = await cluster.killAndWait(role);
    // While a place is empty or its process starts, it never reports ready.
    expect(told.slice(0, -1).filter((status) => status === 200)).toEqual([]);
    await eventually(() => writer.accepted.length >= before + 10, LONGEST_CLAIM_MS);
  }
  await writer.stop();
  expect(new Set(writer.accepted).size).toBe(writer.accepted.length);
  for (const [n, id] of writer.accepted.entries())
    expect(await rest(GATEWAYS[n % 2]!, 'GET', `/reservations/${id}`)).toMatchObject({ status: 200, body: { id } });
  const posted = () =>
    new Set(receiver.at('/hook').flatMap(({ body }) => (body.type === 'reservation.created' ? [body.id] : [])));
  await eventually(() => writer.accepted.every((id) => posted().has(id)));
  const { body } = await rest('gateway-1', 'GET', '/events?after_sequence=0&limit=1');
  const last = Number(body.last_sequence);
  await eventually(() => (follower.sequences.at(-1) ?? 0) >= last);
  await follower.stop();
  expect(follower.sequences).toEqual(follower.sequences.map((_, n) => n + 1));
  expect(follower.resumed).toBeGreaterThan(1);
}, 1_200_000);

test('no gateway is ready while PostgreSQL is away, and both are soon after it returns', async () => {
  const statuses = () => Promise.all(GATEWAYS.map((gateway) => readiness(cluster.urlOf(gateway))));
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const restarting = cluster.killAndWait('postgres', signal);
    const away = await eventually(async () => {
      const told = await statuses();
      return told.every((status) => status === 503) && told;
    });
    expect(away).toEqual([503, 503]);
    const answer = await rest('gateway-1', 'GET', '/accounts/me');
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    await restarting;
    const backAt = Date.now();
    await eventually(async () => (await statuses()).every((status) => status === 200));
    expect(Date.now() - backAt).toBeLessThan(10_000);
  }
}, 400_000);

test('background jobs continue through the other gateway when one is away', async () => {
  const hook = { webhook_key: 'reservation_webhook_url', webhook_url: `${receiver.url}/other` };
  expect((await rest('gateway-2', 'POST', '/accounts/webhooks', hook)).status).toBe(200);
  for (const gateway of GATEWAYS) {
    const other = GATEWAYS.find((name) => name !== gateway)!;
    await cluster.without(gateway, async () => {
      const guest = { last_name: 'Lee', email: 'l@example.org' };
      const made = await rest(other, 'POST', '/reservations?skip_gp=1&sync=1', { without_listing: true, guest });
      // The job has read the guest's signals from the graph, and the webhook the record that it posts.
      expect(made).toMatchObject({ status: 200, body: { id: expect.any(String) as string } });
      expect(made.body.queued).toBeUndefined();
      await eventually(() => receiver.at('/other').some(({ body }) => body.id === made.body.id));
    });
  }
}, 600_000);

test('a rolling restart loses no request of clients that follow readiness, and asks sockets to reconnect', async () => {
  const ready = new Map<string, boolean>(GATEWAYS.map((gateway) => [gateway, true]));
  const statuses: (number | string)[] = [];
  let over = false;
  const watch = async (gateway: string): Promise<void> => {
    while (!over) {
      ready.set(gateway, (await readiness(cluster.urlOf(gateway))) === 200);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const client = async (n: number): Promise<void> => {
    for (let turn = n; !over; turn += 1) {
      const open = GATEWAYS.filter((name) => ready.get(name));
      const gateway = open[turn % open.length];
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (!gateway) continue;
      const stay = { without_listing: true, guest: { last_name: 'Lee' } };
      const work =
        turn % 4 ? rest(gateway, 'GET', '/accounts/me') : rest(gateway, 'POST', '/reservations?skip_gp=1', stay);
      const told = (error: Error) => `${gateway}: ${String((error.cause as { code?: string })?.code ?? error)}`;
      statuses.push(await work.then(({ status }) => status, told));
    }
  };
  const clients = [...[0, 1].map(client), ...GATEWAYS.map(watch)];
  try {
    for (const gateway of GATEWAYS) {
      const socket = new WebSocket(`${cluster.urlOf(gateway).replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      const code = new Promise<number>((resolve) => socket.once('close', resolve));
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { 'x-api-key': cluster.key } })),
      );
      await new Promise((resolve) => socket.once('message', resolve));
      await cluster.killAndWait(gateway, 'SIGTERM');
      expect(await code).toBe(1001);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  } finally {
    over = true;
    await Promise.all(clients);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(100);
}, 900_000);

test('restarting a subgraph, with two processes or one, loses no request and repeats no write', async () => {
  const name = `Restart${randomUUID().slice(0, 8)}`;
  const told: (number | string)[] = [];
  let [written, over, role] = [0, false, ''];
  const saidBefore = cluster.said().length;
  const toldOf = ({ status, body }: Awaited<ReturnType<typeof rest>>) =>
    status === 200 ? status : `${status} ${body.error} (${role}, ${new Date().toISOString()})`;
  const client = async (n: number): Promise<void> => {
    for (let turn = n; !over; turn += 1) {
      const gateway = GATEWAYS[turn % 2]!;
      const stay = { without_listing: true, guest: { last_name: name } };
      const [method, path, body] =
        turn % 3 ? (['GET', '/reservations?limit=1'] as const) : (['POST', '/reservations?skip_gp=1', stay] as const);
      const answer = await rest(gateway, method, path, body).catch((error: Error) => error);
      told.push(answer instanceof Error ? String(answer.cause ?? answer) : toldOf(answer));
      if (method === 'POST' && !(answer instanceof Error) && answer.status === 200) written += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  };
  const clients = [0, 1, 2].map(client);
  try {
    for (role of RESTARTED) {
      const before = told.length;
      await cluster.killAndWait(role, 'SIGTERM');
      await eventually(() => told.length > before + 10, LONGEST_CLAIM_MS);
    }
  } finally {
    over = true;
    await Promise.all(clients);
  }
  const lost = told.filter((status) => status !== 200);
  const why = lost.length > 0 ? [cluster.said().slice(saidBefore, saidBefore + 6_000)] : [];
  expect([...lost.slice(0, 20), ...why]).toEqual([]);
  expect(written).toBeGreaterThan(10);
  const { body } = await rest('gateway-1', 'GET', `/reservations?limit=1&search=${name}`);
  expect(Number(body.total)).toBe(written);
}, 900_000);
