import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import WebSocket from 'ws';
import type { EmbeddedPostgres } from '@guest-screening/embedded-postgres';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { checkDatabase } from '#kit/start/check-databases.js';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { type Cluster, readiness, startCluster } from '../support/cluster.js';
import { eventually } from '../support/eventually.js';
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.js';
import { freePort, startRole } from '../support/roles.js';

/** Server connections of the pooler: fewer than the concurrent requests. */
const POOL_SIZE = 4;
const AT_ONCE = 24;
const GATEWAYS = ['gateway-1', 'gateway-2'] as const;

const folder = mkdtempSync(join(tmpdir(), 'behind-pgbouncer-'));
let server: EmbeddedPostgres;
let pooler: PgBouncer;
let cluster: Cluster;
/** Sees every row. */
let owner: Client;
let accounts: [MadeAccount, MadeAccount];

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  pooler = await startPgBouncer(server.url, { default_pool_size: String(POOL_SIZE) });
  // On an empty database: the processes that start migrate it directly, not through the pooler.
  cluster = await startCluster({
    DATABASE_URL: pooler.url,
    DIRECT_DATABASE_URL: server.url,
    DATABASE_OWNER_URL: server.ownerUrl,
    CLUSTER_NATS: 'off',
    LOG_LEVEL: 'warn',
  });
  owner = new Client({ connectionString: server.ownerUrl });
  await owner.connect();
  accounts = [await makeAccount(owner), await makeAccount(owner)];
}, 300_000);

afterAll(async () => {
  await cluster?.stop();
  await owner?.end();
  await pooler?.stop();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

type Headers = Record<string, string>;

async function rest(n: number, method: string, path: string, headers: Headers, body?: object) {
  const answer = await fetch(`${cluster.urlOf(GATEWAYS[n % 2]!)}/v1${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) as Record<string, unknown> };
}

/** Retries while the response is 503: on an overloaded machine a subgraph counts as hung after a second. */
async function accepted(...asked: Parameters<typeof rest>) {
  for (;;) {
    const answer = await rest(...asked);
    if (answer.status !== 503 && answer.body.code !== 'idempotency_key_running') return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const stay = (text: string) => ({ without_listing: true, confirmation_code: text, guest: { last_name: text } });

/** Identifiers of the reservations that a key reads through the graph. */
async function idsOf(headers: Headers): Promise<string[]> {
  const query = '{ reservations(size: 100) { items { id } } }';
  for (;;) {
    const answer = await fetch(`${cluster.urlOf('gateway-1')}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await answer.json()) as {
      data: { reservations: { items: { id: string }[] } } | null;
      errors?: { extensions: { code: string } }[];
    };
    if (data?.reservations) return data.reservations.items.map(({ id }) => id).sort();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  }
}

/** The events of an account, as they happen. */
function follow(account: MadeAccount) {
  const followed = { types: [] as string[], close: () => client.dispose() };
  const client = createClient({
    url: `${cluster.urlOf('gateway-2').replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: account.headers,
  });
  const query = 'subscription { accountEvents(since: 0) { type } }';
  client.subscribe<{ accountEvents: { type: string } }>(
    { query },
    {
      next: ({ data }) => void (data && followed.types.push(data.accountEvents.type)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return followed;
}

test('serves more concurrent requests than server connections, keeps accounts apart, and updates live', async () => {
  const followed = accounts.map(follow);
  const made: string[][] = [[], []];
  await Promise.all(
    Array.from({ length: AT_ONCE * 2 }, async (_, n) => {
      const [mine, path] = [n % 2, '/reservations?skip_gp=1&sync=1'];
      const headers = { ...accounts[mine]!.headers, 'idempotency-key': randomUUID() };
      const { status, body } = await accepted(n, 'POST', path, headers, stay(`Lee ${n}`));
      expect(status).toBe(200);
      made[mine]!.push(body.id as string);
    }),
  );
  expect(made.map((ids) => new Set(ids).size)).toEqual([AT_ONCE, AT_ONCE]);
  // Reads of both accounts at the same time, on the same few server connections.
  const reads = made.flatMap((ids, whose) => ids.flatMap((id) => [0, 1].map((reader) => ({ id, whose, reader }))));
  const read = await Promise.all(
    reads.map(async ({ id, whose, reader }, n) => {
      const { headers } = accounts[reader]!;
      const { status, body } = await accepted(n, 'GET', `/reservations/${id}`, headers);
      expect([status, body.id]).toEqual(whose === reader ? [200, id] : [400, undefined]);
      expect(await idsOf(headers)).toEqual([...made[reader]!].sort());
      return true;
    }),
  );
  expect(read).toHaveLength(AT_ONCE * 4);
  const told = (type: RegExp) => followed.map(({ types }) => types.filter((one) => type.test(one)).length);
  await eventually(() => told(/^RESERVATION_CREATED$/).every((count) => count === AT_ONCE));
  await eventually(() => told(/^VERIFICATION_(REVIEW|VERIFIED)$/).every((count) => count >= AT_ONCE));
  for (const { close } of followed) await close();
  const { rows } = await owner.query<{ account_id: string; count: number }>(
    'select account_id, count(*)::int as count from screening.reservation group by 1 order by 1',
  );
  expect(rows).toEqual(accounts.map(({ id }) => ({ account_id: id, count: AT_ONCE })));
}, 240_000);

test('a repeat with the same Idempotency-Key has one effect', async () => {
  const headers = { ...accounts[0].headers, 'idempotency-key': randomUUID() };
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, n) => rest(n, 'POST', '/reservations?skip_gp=1', headers, stay('Once'))),
  );
  expect(sent.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  const ids = new Set(sent.flatMap(({ status, body }) => (status === 200 ? [body.id] : [])));
  expect(ids.size).toBe(1);
  expect((await rest(1, 'POST', '/reservations?skip_gp=1', headers, stay('Once'))).body.id).toBe([...ids][0]);
  const count = `select count(*)::int as n from screening.reservation where confirmation_code = 'Once'`;
  expect((await owner.query(count)).rows).toEqual([{ n: 1 }]);
});

test('the pooler shares its connections and leaves no session state on them', async () => {
  const held = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => rest(n, 'GET', '/accounts/me', accounts[n % 2]!.headers)),
  );
  expect(held.map(({ status }) => status)).toEqual(held.map(() => 200));
  const clients = (await pooler.show<{ type: string; database: string }>('CLIENTS')).filter(
    ({ database }) => database === 'screening',
  );
  const [pool] = (await pooler.show<Record<string, string>>('POOLS')).filter(
    ({ database }) => database === 'screening',
  );
  const servers = ['sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'].map((name) => Number(pool![name]));
  const used = servers.reduce((sum, one) => sum + one, 0);
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThanOrEqual(POOL_SIZE);
  expect(clients.length).toBeGreaterThan(used);
  // Errors of PostgreSQL for a prepared statement that is missing or already exists, and for a role left behind.
  expect(cluster.said()).not.toMatch(/"code":"(26000|42P05|42501|25P02|08P01)"/);
  const [stats] = (await pooler.show<Record<string, string>>('STATS')).filter(
    ({ database }) => database === 'screening',
  );
  expect(Number(stats!.total_xact_count)).toBeGreaterThan(AT_ONCE * 8);
  const through = new Client({ connectionString: pooler.url });
  await through.connect();
  try {
    const left = `select current_user as role, current_setting('app.accounts', true) as accounts,
      current_setting('statement_timeout') as statement, (select count(*)::int from pg_prepared_statements) as named`;
    for (let look = 0; look < 2 * POOL_SIZE; look += 1)
      expect((await through.query(left)).rows).toMatchObject([{ role: 'screening', statement: '0', named: 0 }]);
  } finally {
    await through.end();
  }
});

const statuses = () => Promise.all(GATEWAYS.map((gateway) => readiness(cluster.urlOf(gateway))));
const allAre = (wanted: number) => async () => (await statuses()).every((status) => status === wanted);

/** Waits until the log names a setting whose database is away. Polls readiness meanwhile, which triggers the check. */
async function namedAsAway(setting: string): Promise<void> {
  const line = `"setting":"${setting}","msg":"database.away"`;
  await eventually(async () => cluster.said().includes(line) || void (await statuses()));
}

/** Reads and writes until it is stopped; returns every status received. */
function keepAsking() {
  const answered = new Set<number>();
  let over = false;
  const loops = Array.from({ length: 8 }, async (_, n) => {
    for (let turn = n; !over; turn += 1) {
      const { headers } = accounts[turn % 2]!;
      const asked =
        n % 2
          ? rest(turn, 'GET', '/accounts/me', headers)
          : rest(turn, 'POST', '/reservations?skip_gp=1', headers, stay('Busy'));
      answered.add((await asked).status);
    }
  });
  const stop = async () => {
    over = true;
    await Promise.all(loops);
    return [...answered].sort();
  };
  return { answered, stop };
}

test('returns 503 while PgBouncer is away, names it in the log, and recovers', async () => {
  await eventually(allAre(200));
  const asking = keepAsking();
  await eventually(
    async () => (await owner.query(`select from screening.reservation where confirmation_code = 'Busy'`)).rowCount,
  );
  // The very first response may come later than its row.
  await eventually(async () => asking.answered.has(200));
  await pooler.kill();
  await eventually(allAre(503));
  expect(await asking.stop()).toEqual([200, 503]);
  await namedAsAway('DATABASE_URL');
  expect(cluster.said()).not.toContain('"setting":"DIRECT_DATABASE_URL"');
  for (const method of ['GET', 'POST'] as const) {
    const path = method === 'GET' ? '/accounts/me' : '/reservations?skip_gp=1';
    const sent = await rest(0, method, path, accounts[0].headers, method === 'POST' ? stay('Away') : undefined);
    expect([sent.status, sent.body.code]).toEqual([503, 'unavailable']);
  }
  await pooler.start();
  await eventually(allAre(200));
  const made = await rest(0, 'POST', '/reservations?skip_gp=1&sync=1', accounts[0].headers, stay('Back'));
  expect(made).toMatchObject({ status: 200, body: { id: expect.any(String) as string } });
  const { rows } = await owner.query(`select confirmation_code as code from screening.reservation
    where confirmation_code in ('Away', 'Back')`);
  expect(rows).toEqual([{ code: 'Back' }]);
}, 120_000);

test('returns 503 in time while the server behind PgBouncer is away, and recovers', async () => {
  const busy = Array.from({ length: POOL_SIZE }, () => new Client({ connectionString: pooler.url }));
  for (const client of busy) await client.connect().then(() => client.query('begin'));
  // Every server connection is taken: waiting requests time out.
  const waited = await rest(0, 'GET', '/reservations', accounts[0].headers);
  expect([waited.status, waited.body.code]).toEqual([503, 'unavailable']);
  await Promise.all(busy.map((client) => client.end()));
  await eventually(allAre(200));
  await owner.end();
  await server.stop();
  await eventually(allAre(503));
  const sent = await rest(0, 'GET', '/reservations', accounts[0].headers);
  expect([sent.status, sent.body.code]).toEqual([503, 'unavailable']);
  await namedAsAway('DIRECT_DATABASE_URL');
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  await eventually(allAre(200));
  owner = new Client({ connectionString: server.ownerUrl });
  await owner.connect();
  const made = await accepted(0, 'POST', '/reservations?skip_gp=1&sync=1', accounts[0].headers, stay('Again'));
  expect(made).toMatchObject({ status: 200, body: { id: expect.any(String) as string } });
}, 240_000);

const DATA_KEY = Buffer.alloc(32, 9).toString('base64');

async function refused(environment: Record<string, string>) {
  const role = startRole('gateway/main.js', {
    DATA_DIR: folder,
    DATA_KEY,
    PORT: String(await freePort()),
    ...environment,
  });
  const code = await role.ended;
  return {
    code,
    said: role
      .written()
      .split('\n')
      .filter((line) => line && !line.startsWith('{')),
  };
}

test('refuses a transaction pooler at startup where a session is needed, and names the setting', async () => {
  const at = new URL(pooler.url).host;
  const what = `points to a transaction pooler at ${at}.`;
  expect(await refused({ DATABASE_URL: pooler.url, DATABASE_OWNER_URL: server.ownerUrl })).toEqual({
    code: 1,
    said: [`DATABASE_URL ${what} Set DIRECT_DATABASE_URL to the PostgreSQL server behind it.`],
  });
  expect(await refused({ DATABASE_URL: pooler.url, DIRECT_DATABASE_URL: pooler.url })).toEqual({
    code: 1,
    said: [`DIRECT_DATABASE_URL ${what} Set it to the PostgreSQL server behind the pooler.`],
  });
  expect(await refused({ DIRECT_DATABASE_URL: server.url })).toMatchObject({
    code: 1,
    said: [expect.any(String), expect.stringMatching(/DATABASE_URL: is required with DIRECT_DATABASE_URL/)],
  });
}, 120_000);

test('a pooler in session mode needs no second URL', async () => {
  const sessions = await startPgBouncer(server.url, { pool_mode: 'session' });
  try {
    const place = { setting: 'DATABASE_URL', url: sessions.url, needsSession: true } as const;
    for (let look = 0; look < 20; look += 1) {
      await checkDatabase(place);
      await expect(checkDatabase({ ...place, url: pooler.url })).rejects.toMatchObject({ problem: 'database_pooled' });
    }
  } finally {
    await sessions.stop();
  }
});

/** `npm run doctor` with these settings. */
function examined(environment: Record<string, string>): string {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    DATA_KEY,
    DATABASE_OWNER_URL: server.ownerUrl,
    ...environment,
  };
  try {
    return execFileSync(process.execPath, ['dist/gateway/doctor/main.js'], { env, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('the doctor checks both URLs and says which one is unreachable', async () => {
  const both = { DATABASE_URL: pooler.url, DIRECT_DATABASE_URL: server.url };
  expect(examined(both)).toMatch(/ok {2}DATABASE_URL and DIRECT_DATABASE_URL are reachable/);
  const nowhere = Object.assign(new URL(server.url), { port: String(await freePort()) }).href;
  for (const setting of ['DATABASE_URL', 'DIRECT_DATABASE_URL'] as const) {
    const said = examined({ ...both, [setting]: nowhere });
    expect(said.match(/✗ {3}.*/g)).toEqual([`✗   Cannot reach the database at ${setting} (ECONNREFUSED)`]);
  }
  expect(examined({ DATABASE_URL: pooler.url })).toMatch(/✗ {3}DATABASE_URL points to a transaction pooler at/);
});
