import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ROUTES } from '#rest-shim/routes/all.js';
import { ROWS } from '../contracts/access/all-rows.js';
import { type Fixture, openFixture } from '../contracts/access/fixture.js';
import { untilQuiet } from '../contracts/access/kept.js';
import { eventually } from '../support/eventually.js';

/** Every write of `/v1` that accepts the header, by the operation of its row in the table of routes. */
const WRITES = ROUTES.filter(({ method, operation }) => method !== 'get' && /^\s*mutation\b/.test(operation)).map(
  ({ method, path }) => `${method.toUpperCase()} ${path}`,
);

/** Tables whose rows only requests create: a second row is a second effect. */
const RECORDS = [
  'identity.account',
  'identity.api_key',
  'identity.signup_link',
  'identity.webhook_endpoint',
  'identity.screen_rule',
  'identity.agreement_text',
  'property.listing',
  'screening.reservation',
  'screening.note',
  'screening.message_template',
  'screening.payment_event',
  'screening.blacklist_entry',
  'screening.callback',
  'property.callback',
  'intelligence.background_report',
  'intelligence.media_report',
];
const BY_HAND = `select count(*)::int as n from screening.message where trigger = 'manual'`;
const SENT_AGAIN = `select count(*)::int as n from identity.delivery where purpose in ('sample', 'redelivery')`;
/** Events of requests: writes announce them in their transactions, and they are written out afterwards. */
const ENTRIES = `select count(*)::int as n from identity.audit_entry where request_id = any($1)`;

let fixture: Fixture;
const firsts: string[] = [];
const repeats: string[] = [];

beforeAll(async () => {
  fixture = await openFixture();
}, 300_000);

afterAll(() => fixture?.stop());

async function send(key: string, { method, path, body }: { method: string; path: string; body?: unknown }) {
  const answer = await fetch(`${fixture.service.url}/v1${path}`, {
    method,
    headers: { 'x-api-key': fixture.keys.owner!, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    replayed: answer.headers.get('idempotent-replayed'),
    requestId: answer.headers.get('request-id')!,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

/** The row as kill -9 leaves it between committing the write and storing the answer. */
async function killBeforeAnswer(): Promise<void> {
  const text = `update edge.kept_answer set answer = null, lapses_at = now() - interval '1 second'`;
  expect((await fixture.client.query(text)).rowCount).toBeGreaterThan(0);
}

async function counts(): Promise<Record<string, number>> {
  const texts = [...RECORDS.map((table) => `select count(*)::int as n from ${table}`), BY_HAND, SENT_AGAIN];
  const found: Record<string, number> = {};
  for (const text of texts) found[text] = (await fixture.client.query<{ n: number }>(text)).rows[0]!.n;
  return found;
}

/** Members that depend on the time of the answer. */
function lasting(body: Record<string, unknown>): object {
  const { attempts: _attempts, state: _state, ...rest } = body;
  return rest;
}

test.each(WRITES)('%s: a repeat after a kill finds the written data', async (operation) => {
  const row = ROWS.find((one) => one.operation === operation);
  const request = (await row!.request(fixture)) as unknown as { method: string; path: string; body?: object };
  const key = randomUUID();
  const first = await send(key, request);
  expect(first.status).toBe(200);
  await killBeforeAnswer();
  const before = await counts();

  const other = { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}other=1` };
  expect(await send(key, other)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });

  const again = await send(key, request);
  expect([again.status, again.replayed]).toEqual([200, null]);
  expect(lasting(again.body)).toEqual(lasting(first.body));
  expect(await counts()).toEqual(before);
  firsts.push(first.requestId);
  repeats.push(again.requestId);
  expect(await send(key, request)).toMatchObject({ status: 200, replayed: 'true', body: again.body });
});

test('no repeat has announced an event', async () => {
  await untilQuiet(fixture.client);
  const entriesOf = async (ids: string[]) => (await fixture.client.query<{ n: number }>(ENTRIES, [ids])).rows[0]!.n;
  expect(await entriesOf(firsts)).toBeGreaterThan(20);
  expect(await entriesOf(repeats)).toBe(0);
});

const BOOKING = { without_listing: true, guest: { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' } };
const create = { method: 'POST', path: '/reservations?skip_gp=1', body: BOOKING };
const made = async () => (await counts())['select count(*)::int as n from screening.reservation']!;

test('a request whose claim was taken over while it ran changes nothing', async () => {
  const [key, before] = [randomUUID(), await made()];
  const lock = new pg.Client({ connectionString: fixture.service.databaseUrl });
  await lock.connect();
  await lock.query('begin; lock table screening.reservation in share mode');
  const slow = send(key, create);
  const claimed = `select 1 from edge.kept_answer where answer is null and lapses_at > now()`;
  await eventually(async () => (await fixture.client.query(claimed)).rowCount === 1);
  // As if its process had stopped renewing the claim.
  await fixture.client.query(
    `update edge.kept_answer set lapses_at = now() - interval '1 second' where answer is null`,
  );
  const second = send(key, create);
  await eventually(async () => (await fixture.client.query(claimed)).rowCount === 1);
  await lock.query('commit');
  await lock.end();
  const answers = [await slow, await second];
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await made()).toBe(before + 1);
  const done = answers.find(({ status }) => status === 200)!;
  expect(await send(key, create)).toMatchObject({ status: 200, replayed: 'true', body: { id: done.body.id } });
});

test('a reservation that failed after its listing was saved resumes without saving the listing again', async () => {
  const key = randomUUID();
  const location = {
    street: '1 Main St',
    city: 'Denver',
    country: 'US',
    zipcode: '80202',
    geo: { lat: 39.7, lon: -105 },
  };
  const listing = { my_id: `loft${Date.now()}`, status: 'ACTIVE', name: 'Loft', location };
  const dates = { check_in_date: '2030-05-01', check_out_date: '2030-05-03' };
  const whole = { listing, guest: BOOKING.guest, ...dates };
  await fixture.client.query('alter table screening.reservation rename to reservation_away');
  const failed = await send(key, { ...create, body: whole });
  await fixture.client.query('alter table screening.reservation_away rename to reservation');
  expect(failed).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(await send(key, { ...create, body: whole })).toMatchObject({ status: 200, replayed: null });
  await untilQuiet(fixture.client);
  const saved = `select type, count(*)::int as n from identity.event where type like 'listing.%' and payload ->> 'listingId' =
    (select id::text from property.listing where my_id = $1) group by type`;
  expect((await fixture.client.query(saved, [listing.my_id])).rows).toEqual([{ type: 'listing.created', n: 1 }]);
});
