import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { buildSegments } from '#subgraphs/intelligence/segments/build/build-segments.js';
import { reservationFeed } from '#subgraphs/screening/booking/feed/reservation-feed.js';
import { eventually } from '../support/eventually.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { guestStays } from '../support/segments.js';

let service: RestartableTest;
let pool: pg.Pool;
let at: ReturnType<typeof guestStays>;
let accountId: string;

beforeAll(async () => {
  service = await runningTest();
  pool = openPool(service.databaseUrl, 4, openLog('silent', 'test'));
  at = guestStays(service, pool);
  accountId = (await pool.query<{ id: string }>('select id from identity.account')).rows[0]!.id;
});

afterAll(async () => {
  await pool?.end();
  await service?.stop();
});

const rebuild = (signal = new AbortController().signal) => buildSegments(pool, reservationFeed(pool), signal);

let right: string[];

test('a rebuild corrects lost, wrongly joined and orphaned segments, and changes nothing else', async () => {
  const phone = '+13035550123';
  await at.book(30, { full_name: 'Ann Lee', email: 'ann@example.com', phone });
  const lost = await at.book(60, { full_name: 'Ann Lee', email: 'ann.lee@example.org', phone });
  const other = await at.book(90, { full_name: 'Bo Ek', email: 'bo@example.com', phone: '+13035550199' });
  await at.book(10, { full_name: 'Cy Fox', email: 'cy@example.com' });
  const all = async () => (await pool.query('select from intelligence.stay')).rowCount === 4;
  await eventually(async () => (await all()) && (await at.guests()).length === 3);
  right = await at.guests();
  expect((await rebuild()).stays).toBe(4);
  expect(await at.guests()).toEqual(right);

  await pool.query('delete from intelligence.stay where id = $1', [lost]);
  await pool.query(
    `insert into intelligence.stay
     select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid()))).* from intelligence.stay s where id = $1`,
    [other],
  );
  const wrong = `(select guest_id from intelligence.guest_key order by guest_id limit 1)`;
  for (const table of ['stay', 'guest_key']) await pool.query(`update intelligence.${table} set guest_id = ${wrong}`);
  expect(await at.guests()).toHaveLength(1);
  await rebuild();
  expect(await at.guests()).toEqual(right);
  expect(await Promise.all(['ann@example.com', 'bo@example.com', phone].map(at.staysOf))).toEqual([2, 1, 2]);
});

test('afterwards outdated addresses lead nowhere, current ones do', async () => {
  await pool.query(`update intelligence.stay set email_digest = 'of-before' where ota = false`);
  await pool.query('delete from intelligence.guest_key');
  await rebuild();
  expect(await at.guests()).toEqual(right);
  const { rows } = await pool.query(`select from intelligence.guest_key where digest = 'of-before'`);
  expect([rows.length, await at.staysOf('cy@example.com')]).toEqual([0, 1]);
});

test('a rebuild that is stopped ends, and the existing data stays correct', async () => {
  const stopping = new AbortController();
  stopping.abort(new Error('told to stop'));
  await expect(rebuild(stopping.signal)).rejects.toThrow('told to stop');
  expect(await at.guests()).toEqual(right);
});

test('a rebuild waits for locked guests of an account and then continues', async () => {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock(7310, hashtext($1))', [accountId]);
  let isDone = false;
  const building = rebuild().then(() => (isDone = true));
  await eventually(async () => {
    const text = `select from pg_locks where locktype = 'advisory' and classid = 7310 and not granted`;
    return (await pool.query(text)).rowCount === 1;
  });
  expect(isDone).toBe(false);
  await client.query('select pg_advisory_unlock(7310, hashtext($1))', [accountId]);
  client.release();
  await building;
  expect(await at.guests()).toEqual(right);
});
