import pg from 'pg';
import { built } from '../support/built.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY } from '../support/running.js';

let database: TestDatabase;
let client: pg.Client;
let role: StartedRole;

beforeAll(async () => {
  await built();
  database = await testDatabase({ key: 'empty', migrate: async () => {} });
  role = await started();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  role?.kill();
  await role?.ended;
  await client?.end();
  await database?.drop();
});

/** The whole service as a process of its own. */
async function started(): Promise<StartedRole> {
  const service = startRole('gateway/main.js', {
    ...{ DATABASE_URL: database.url, PORT: String(await freePort()), LOG_LEVEL: 'fatal' },
    ...{ RATE_LIMIT_PER_MINUTE: '100000' },
    ...{ DATA_KEY: Buffer.alloc(32, 7).toString('base64'), BOOTSTRAP_API_KEY: FIRST_KEY },
  });
  await untilReady(service);
  return service;
}

async function rest(method: string, path: string, body?: object) {
  const headers = { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' };
  const answer = await fetch(`${role.url}/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, string>;
}

async function countOf(text: string, id: string): Promise<number> {
  return Number((await client.query(`select count(*) as n from ${text}`, [id])).rows[0].n);
}

const HELD = `pg_locks where not granted and relation = 'screening.decision'::regclass and $1::text is not null`;

const GUEST = { full_name: 'Ann Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };

test('an analysis that is killed while it writes is done again, once, and nothing stays pending', async () => {
  const template = { tag: 'welcome', via: 'email', trigger: 'verified', subject: 'Hello', text: 'Welcome' };
  await rest('POST', '/messaging/templates', template);

  await client.query('begin');
  await client.query('lock table screening.decision in share mode');
  const body = await rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest: GUEST });
  const id = body.id!;
  expect(body.queued).toBe(id);
  await eventually(async () => (await countOf(HELD, id)) > 0);
  role.kill();
  await role.ended;
  await client.query('commit');
  await eventually(async () => (await countOf(HELD, id)) === 0);
  expect(await countOf('screening.decision where reservation_id = $1', id)).toBe(0);

  role = await started();
  expect((await rest('GET', `/reservations/${id}`)).queued).toBe(id);
  await eventually(async () => (await rest('GET', `/reservations/${id}`)).queued === undefined, 60_000);
  expect((await rest('GET', `/reservations/${id}/status`)).status).toBe('verified');
  await eventually(async () => (await countOf('outbox.announcement where $1::text is not null', id)) === 0);
  expect(await countOf('screening.decision where reservation_id = $1', id)).toBe(1);
  expect(await countOf('screening.message where reservation_id = $1', id)).toBe(1);
  for (const type of ['reservation.created', 'verification.verified', 'verification.pending'])
    expect(await countOf(`identity.event where subject_id = $1 and type = '${type}'`, id)).toBe(
      type === 'verification.pending' ? 0 : 1,
    );
});
