import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { firstStatistics } from '#kit/store/first-statistics.js';
import { migratedDatabase } from '../support/running.js';

const ANY = '00000000-0000-7000-8000-000000000000';

let pool: pg.Pool;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await migratedDatabase();
  drop = database.drop;
  pool = openPool(database.url, 1, openLog('silent', 'test'));
});

afterAll(async () => {
  await pool?.end();
  await drop?.();
});

/** Plan of a statement that is planned once for all values. */
async function planOf(text: string, types: string, ...values: string[]): Promise<string> {
  await pool.query('set plan_cache_mode = force_generic_plan');
  await pool.query(`prepare asked(${types}) as ${text}`);
  const given = values.map((value) => `'${value}'`).join();
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain execute asked(${given})`);
  await pool.query('deallocate asked');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([
  ['screening.reservation', 'guest_email_key', 'text', 'reservation_email'],
  ['screening.reservation', 'guest_phone_key', 'text', 'reservation_phone'],
  ['screening.reservation', 'guest_email_mark', 'text', 'reservation_email_mark'],
  ['screening.reservation', 'guest_phone_mark', 'text', 'reservation_phone_mark'],
  ['screening.reservation', 'id', 'uuid', 'reservation_pkey'],
  ['screening.reservation_state', 'guest_email_key', 'text', 'reservation_state_email'],
  ['screening.reservation_state', 'guest_phone_key', 'text', 'reservation_state_phone'],
  ['screening.decision', 'reservation_id', 'uuid', 'reservation_id_created_at_idx'],
  ['property.listing', 'id', 'uuid', 'listing_pkey'],
  ['property.listing', 'my_id', 'text', 'listing_account_id_my_id_key'],
  ['property.listing', 'pms_listing_id', 'text', 'listing_pms'],
  ['intelligence.guest_key', 'digest', 'text', 'guest_key_pkey'],
  ['intelligence.stay', 'guest_id', 'uuid', 'stay_guest'],
])('in a new database, %s is read by its %s', async (table, column, type, index) => {
  const text = `select account_id from ${table} where account_id = $1 and ${column} = $2`;
  expect(await planOf(text, `uuid, ${type}`, ANY, ANY)).toContain(index);
});

test('a table that has statistics keeps them', async () => {
  await pool.query('create table screening.known (account_id uuid, code text)');
  await pool.query(`insert into screening.known select '${ANY}', n::text from generate_series(1, 500) n`);
  await pool.query('analyze screening.known');
  for (const text of firstStatistics('screening.known', { code: 1 })) await pool.query(text);
  const { rows } = await pool.query(
    `select reltuples, (select n_distinct from pg_stats where tablename = 'known' and attname = 'code') as codes
     from pg_class where relname = 'known'`,
  );
  expect(rows).toEqual([{ reltuples: 500, codes: -1 }]);
});
