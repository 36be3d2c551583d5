import pg from 'pg';
import { built } from '../support/built.js';
import type { TestDatabase } from '../support/database.js';
import { type DatabaseProxy, databaseProxy } from '../support/database-proxy.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY, migratedDatabase } from '../support/running.js';
import { until } from '../support/until.js';

const LONG = 240_000;
/** The promised limits, plus a margin for an overloaded machine. */
const BUSY_MS = 2_000;
const ANSWER_MS = 10_000 + BUSY_MS;
const READY_MS = 2_000 + BUSY_MS;
/** Several processes reconnect one after the other, and a busy machine delays each of them. */
const RECOVERY_MS = 5_000 + 4 * BUSY_MS;
/** The connections of the gateway's pool, the queue, the listener, the probe, and the worker process. */
const MAX_CONNECTIONS = 21 + 4 + 10 + 4 + 3;

const headers = { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' };
let database: TestDatabase;
let proxy: DatabaseProxy;
let role: StartedRole;
let client: pg.Client;
const accepted = new Set<string>();

beforeAll(async () => {
  await built();
  database = await migratedDatabase();
  proxy = await databaseProxy(database.url);
  role = startRole('gateway/main.js', {
    DATABASE_URL: proxy.url,
    PORT: String(await freePort()),
    LOG_LEVEL: 'fatal',
    BOOTSTRAP_API_KEY: FIRST_KEY,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  await untilReady(role);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}, LONG);

afterAll(async () => {
  role?.kill();
  await role?.ended;
  await proxy?.close();
  await client?.end();
  await database?.drop();
}, LONG);

interface Answer {
  status: number;
  code?: string;
  retryAfter: string | null;
  tookMs: number;
}

async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const startedAt = Date.now();
  const answer = await fetch(`${role.url}${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = (await answer.json()) as { id?: string; code?: string; errors?: { extensions: { code: string } }[] };
  if (answer.status === 200 && said.id) accepted.add(said.id);
  const retryAfter = answer.headers.get('retry-after');
  const code = said.code ?? said.errors?.[0]?.extensions.code.toLowerCase();
  return { status: answer.status, code, retryAfter, tookMs: Date.now() - startedAt };
}

const write = () => ask('POST', '/v1/reservations?skip_gp=1', { without_listing: true, guest: { last_name: 'Lee' } });
const list = () => ask('GET', '/v1/reservations?size=5');
const graph = () => ask('POST', '/graphql', { query: '{ events(limit: 1) { sequence } }' });
const ready = () => ask('GET', '/health/ready');

/** Many concurrent callers. */
const crowd = (each: number) => Promise.all([write, list, graph].flatMap((one) => Array.from({ length: each }, one)));

const connectionsThere = async (): Promise<number> => {
  const text = 'select count(*)::int as n from pg_stat_activity where datname = current_database()';
  return (await client.query<{ n: number }>(text)).rows[0]!.n - 1;
};

/** Everything is well within the promised time, and no accepted write is lost. */
async function recovers(): Promise<void> {
  const startedAt = Date.now();
  await until(async () => (await ready()).status === 200 && (await write()).status === 200, RECOVERY_MS);
  expect(Date.now() - startedAt).toBeLessThan(RECOVERY_MS);
  const { rows } = await client.query<{ id: string }>('select id from screening.reservation');
  const there = new Set(rows.map(({ id }) => id));
  expect([...accepted].filter((id) => !there.has(id))).toEqual([]);
  expect(await connectionsThere()).toBeLessThanOrEqual(MAX_CONNECTIONS);
}

function expectUnavailable(answers: Answer[]): void {
  const late = answers.filter(({ tookMs }) => tookMs > ANSWER_MS);
  expect(late).toEqual([]);
  // The graph returns errors with 200 or with their status; other tests check its codes.
  const rest = answers.filter(({ status }) => status !== 200);
  expect(rest.length).toBeGreaterThan(0);
  for (const one of rest)
    expect(one).toMatchObject({ status: 503, code: 'unavailable', retryAfter: expect.any(String) });
}

test('a healthy database: every request is answered', async () => {
  expect((await crowd(3)).map(({ status }) => status)).toEqual(Array(9).fill(200));
});

test(
  'a silent database: 503 within ten seconds, readiness within two, no pile-up of connections, then recovery',
  async () => {
    await proxy.set('silent');
    const asked = crowd(30);
    const looks: Answer[] = [];
    for (let n = 0; n < 5; n += 1) looks.push(await ready());
    expect(looks.map(({ status }) => status)).toEqual(Array(5).fill(503));
    expect(looks.filter(({ tookMs }) => tookMs > READY_MS)).toEqual([]);
    expectUnavailable(await asked);
    // Once more, now that every connection has been dropped.
    expectUnavailable(await crowd(10));
    expect(proxy.connections()).toBeLessThanOrEqual(MAX_CONNECTIONS);
    await proxy.set('fair');
    await recovers();
  },
  LONG,
);

test(
  'a statement that hangs in the database is canceled there, and its caller gets an answer in time',
  async () => {
    await client.query('begin');
    await client.query('lock table screening.reservation in access exclusive mode');
    const asked = [write(), list()];
    expect((await ready()).status).toBe(200);
    expectUnavailable(await Promise.all(asked));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query ilike '%screening.reservation%' and now() - query_start > interval '9 seconds' and backend_type = 'client backend'
      and application_name <> 'work'`;
    await until(async () => (await client.query(waiting)).rowCount === 0, 40_000);
    await client.query('rollback');
    await recovers();
  },
  LONG,
);

test(
  'a database whose connections break, one by one or all at once, loses no accepted write',
  async () => {
    const asked = crowd(20);
    proxy.reset();
    const answers = await asked;
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    await recovers();
  },
  LONG,
);

test(
  'a database that refuses connections: 503 at once, then recovery',
  async () => {
    await proxy.set('refused');
    const answers = await crowd(10);
    expectUnavailable(answers);
    const look = await ready();
    expect(look.status).toBe(503);
    expect(look.tookMs).toBeLessThan(READY_MS);
    await proxy.set('fair');
    await recovers();
  },
  LONG,
);

test(
  'a slow connection to the database: every request is answered, in time or with 503',
  async () => {
    await proxy.set('late');
    const answers = await crowd(3);
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    expect(answers.filter(({ tookMs }) => tookMs > ANSWER_MS)).toEqual([]);
    expect((await ready()).tookMs).toBeLessThan(READY_MS);
    await proxy.set('fair');
    await recovers();
  },
  LONG,
);
