import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { KeptAnswers } from '#gateway/idempotency/kept-answers.js';
import type { StartedRole } from '../support/roles.js';
import { FIRST_KEY } from '../support/running.js';
import { type TwoGateways, twoGateways } from '../support/two-gateways.js';

const GUEST = { first_name: 'Ann', last_name: 'Quillfeather', email: 'ann.quillfeather@example.com' };
const BOOKING = { without_listing: true, guest: GUEST };
const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};

let two: TwoGateways;
let client: pg.Client;
const victims: StartedRole[] = [];

beforeAll(async () => {
  two = await twoGateways({ RATE_LIMIT_PER_MINUTE: '100000' });
  client = new pg.Client({ connectionString: two.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await two?.stop();
});

interface Sent {
  method?: string;
  path?: string;
  body?: object | string;
  /** The gateway that is asked, or the URL of a process. */
  at?: number | string;
  apiKey?: string;
}

async function send(
  key: string | null,
  { method = 'POST', path = '/reservations?skip_gp=1', body = BOOKING, at = 0, apiKey = FIRST_KEY }: Sent = {},
) {
  const answer = await fetch(`${typeof at === 'string' ? at : two.gateways[at]!.url}/v1${path}`, {
    method,
    headers: {
      'x-api-key': apiKey,
      'content-type': 'application/json',
      ...(key !== null && { 'idempotency-key': key }),
    },
    ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const replayed = answer.headers.get('idempotent-replayed');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    replayed,
    body: JSON.parse(text) as Record<string, string>,
  };
}

async function count(table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]!.n;
}

const lapse = () => client.query(`update edge.kept_answer set lapses_at = now() - interval '1 second'`);

test('a hundred identical concurrent requests to two gateways have one effect and one answer', async () => {
  const before = await count('screening.reservation');
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => send(key, { at: n % 2 })));
  const done = answers.filter(({ status }) => status === 200);
  const running = answers.filter(({ status }) => status === 409);
  // A busy machine may refuse some of a hundred.
  const refused = answers.filter(({ status }) => status === 503);
  expect(done.length + running.length + refused.length).toBe(100);
  expect(done.filter(({ replayed }) => replayed === null)).toHaveLength(1);
  expect(new Set(done.map(({ text }) => text)).size).toBe(1);
  for (const { body, headers } of running) {
    expect(body.code).toBe('idempotency_key_running');
    expect(body.request_id).toBe(headers.get('request-id'));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await count('screening.reservation')).toBe(before + 1);
  for (const at of [0, 1]) {
    const again = await send(key, { at });
    expect([again.status, again.text, again.replayed]).toEqual([200, done[0]!.text, 'true']);
    expect(again.headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
  expect(await count('screening.reservation')).toBe(before + 1);
});

test('without a key each request has its own effect, and so has each key', async () => {
  const before = await count('screening.reservation');
  for (const key of [null, null, randomUUID(), randomUUID()])
    expect(await send(key)).toMatchObject({ status: 200, replayed: null });
  expect(await count('screening.reservation')).toBe(before + 4);
});

test('a key belongs to one request: another body, path, query or method is rejected and changes nothing', async () => {
  const key = randomUUID();
  const listing = { path: '/listings', body: LISTING };
  const { id } = (await send(key, listing)).body;
  const others: Sent[] = [
    { ...listing, body: { ...LISTING, name: 'Loft Two' } },
    { ...listing, path: '/listings?pms=api' },
    { ...listing, path: '/reservations' },
    { ...listing, path: `/listings/${id}`, method: 'PUT' },
  ];
  for (const other of others) {
    const refused = await send(key, { ...other, at: 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    expect(refused.headers.get('retry-after')).toBeNull();
  }
  expect((await send(null, { method: 'GET', path: `/listings/${id}` })).body.name).toBe('Loft One');
  expect(await send(key, listing)).toMatchObject({ status: 200, replayed: 'true', body: { id } });
});

test('a different method alone makes a different request', async () => {
  const key = randomUUID();
  const body = { webhook_key: 'listing_webhook_url', webhook_url: 'https://93.184.216.34/listing' };
  const hook: Sent = { path: '/accounts/webhooks', body };
  expect((await send(key, hook)).status).toBe(200);
  const refused = await send(key, { ...hook, method: 'DELETE', at: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
});

test('also applies to PUT, and GET ignores it', async () => {
  const { id } = (await send(null, { path: '/listings', body: LISTING })).body;
  const put = { method: 'PUT', path: `/listings/${id}`, body: { name: 'Renamed' } };
  const key = randomUUID();
  const first = await send(key, put);
  await send(null, { ...put, body: { name: 'Renamed again' } });
  const again = await send(key, put);
  expect([first.status, again.text, again.replayed]).toEqual([200, first.text, 'true']);
  const read = { method: 'GET', path: `/listings/${id}` };
  const names = [await send(key, read), await send(key, read)].map(({ status, body, replayed }) => [
    status,
    body.name,
    replayed,
  ]);
  expect(names).toEqual(Array(2).fill([200, 'Renamed again', null]));
});

test('accounts do not share keys', async () => {
  const id = randomUUID();
  const apiKey = `sk_live_${'o'.repeat(43)}`;
  await client.query(
    `insert into identity.account (account_id, id, name, is_active, is_suspended, created_at, updated_at)
     values ($1, $1, 'Other', true, false, now(), now())`,
    [id],
  );
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, $1, $2, 'oooo', false, true, 'test', now(), now())`,
    [id, createHash('sha256').update(apiKey).digest('hex')],
  );
  const key = randomUUID();
  const [mine, theirs] = [await send(key), await send(key, { apiKey })];
  expect(theirs).toMatchObject({ status: 200, replayed: null, body: { user_id: id } });
  expect(theirs.body.id).not.toBe(mine.body.id);
  expect((await send(key, { apiKey })).text).toBe(theirs.text);
  expect(await send(key, { apiKey: 'sk_live_wrong' })).toMatchObject({ status: 401, replayed: null });
});

test.each([
  ['too long', 'k'.repeat(256), 'too_long'],
  ['empty', '', 'too_short'],
])('rejects a key that is %s', async (_title, key, type) => {
  const before = await count('screening.reservation');
  const refused = await send(key);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'bad_input', details: [{ loc: ['Idempotency-Key'], type }] },
  });
  expect(await count('screening.reservation')).toBe(before);
  expect((await send('k'.repeat(255))).status).toBe(200);
});

test('stores nothing of a rejected request: the key is free for the corrected one', async () => {
  const refusals: [Sent, number][] = [
    [{ body: { without_listing: true } }, 400],
    [{ body: '{"guest":' }, 400],
    [{ path: `/reservations/${randomUUID()}/status`, body: { supervised: 'approve' } }, 404],
    [{ path: '/nothing' }, 404],
  ];
  for (const [sent, status] of refusals) {
    const key = randomUUID();
    for (const at of [0, 1]) expect(await send(key, { ...sent, at })).toMatchObject({ status, replayed: null });
    expect(await send(key)).toMatchObject({ status: 200, replayed: null });
  }
});

test('stores nothing of an internal error', async () => {
  const key = randomUUID();
  await client.query('alter table screening.reservation rename to gone');
  const failed = await send(key);
  await client.query('alter table screening.gone rename to reservation');
  expect(failed).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(await send(key)).toMatchObject({ status: 200, replayed: null });
  expect(await send(key)).toMatchObject({ status: 200, replayed: 'true' });
});

test('the claim of a killed process expires within ten seconds, then the request runs', async () => {
  const victim = await two.startOne();
  victims.push(victim);
  const key = randomUUID();
  const locker = new pg.Client({ connectionString: two.databaseUrl });
  await locker.connect();
  await locker.query('begin; lock table screening.reservation in access exclusive mode');
  const hanging = send(key, { at: victim.url }).catch(() => 'cut');
  const claimed = `select 1 from edge.kept_answer where answer is null`;
  for (let tries = 0; tries < 100 && !(await client.query(claimed)).rowCount; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  // It is renewed as long as its process lives. PostgreSQL cancels waits of more than eight seconds.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const renewed = `${claimed} and lapses_at > claimed_at + interval '11 seconds'`;
  expect((await client.query(renewed)).rowCount).toBe(1);
  expect(await send(key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_running' } });
  victim.kill();
  expect(await hanging).toBe('cut');
  await locker.query('rollback');
  await locker.end();
  expect(await send(key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_running' } });
  const killed = Date.now();
  let again = await send(key);
  while (again.status === 409 && Date.now() - killed < 20_000) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    again = await send(key);
  }
  expect(again).toMatchObject({ status: 200, replayed: null });
  // Ten seconds, plus the delay of a busy machine.
  expect(Date.now() - killed).toBeLessThan(13_000);
  expect(await send(key)).toMatchObject({ status: 200, replayed: 'true' });
});

test('stores an answer encrypted for a day, then deletes it', async () => {
  const key = `order ${randomUUID()} of Ann Quillfeather`;
  await client.query('delete from edge.kept_answer');
  const first = await send(key);
  const { rows } = await client.query<{ text: string; hours: number }>(
    `select k::text as text, extract(epoch from lapses_at - now())::float8 / 3600 as hours from edge.kept_answer k`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.hours).toBeCloseTo(24, 1);
  for (const secret of ['Quillfeather', 'quillfeather', key, first.body.id!, first.body.confirmation_code!])
    expect(rows[0]!.text).not.toContain(secret);
  await lapse();
  const second = await send(key);
  expect(second).toMatchObject({ status: 200, replayed: null });
  expect(second.body.id).not.toBe(first.body.id);
});

test('sweeps expired answers and keeps valid ones', async () => {
  await lapse();
  const key = randomUUID();
  await send(key);
  const pool = new pg.Pool({ connectionString: two.databaseUrl, max: 1 });
  const answers = new KeptAnswers(pool);
  expect(await answers.sweep()).toBeGreaterThan(0);
  expect([await answers.sweep(), await count('edge.kept_answer')]).toEqual([0, 1]);
  await pool.end();
  expect(await send(key)).toMatchObject({ replayed: 'true' });
});

test('the processes log none of it', async () => {
  for (const { written } of [...two.gateways, ...victims]) expect(await written()).not.toMatch(/quillfeather/i);
});
