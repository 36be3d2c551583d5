import type pg from 'pg';
import type { StayRow } from './stay-row.js';

export type PutStay = StayRow & { guest_id: string };

/** Columns of stays after `account_id`, with their types. */
export const STAY_COLUMN_TYPES: Record<keyof PutStay, string> = {
  id: 'uuid',
  guest_id: 'uuid',
  email_digest: 'text',
  phone_digest: 'text',
  name_digest: 'text',
  domain_digest: 'text',
  masked: 'boolean',
  company: 'boolean',
  ota: 'boolean',
  status: 'text',
  declined: 'boolean',
  check_in: 'date',
  check_out: 'date',
  nights: 'float8',
  revenue: 'float8',
  currency: 'text',
};

export const STAY_COLUMNS = Object.keys(STAY_COLUMN_TYPES) as (keyof PutStay)[];

const PUT = (table: string) => `
  insert into ${table} (account_id, ${STAY_COLUMNS.join(', ')})
  select $1, u.* from unnest(${STAY_COLUMNS.map((name, n) => `$${n + 2}::${STAY_COLUMN_TYPES[name]}[]`).join(', ')}) u
  on conflict (account_id, id) do update set
    ${STAY_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** Upserts stays of an account in one statement. */
export async function putStays(
  client: pg.ClientBase,
  table: string,
  accountId: string,
  rows: PutStay[],
): Promise<void> {
  const columns = STAY_COLUMNS.map((name) => rows.map((row) => row[name]));
  await client.query({ name: `put-stays:${table}`, text: PUT(table), values: [accountId, ...columns] });
}
