import type pg from 'pg';
import type { StayRow } from './stay-row.js';

export type PutStay = StayRow & { guest_id: string };

const COLUMNS: Record<keyof PutStay, string> = {
  ...{ id: 'uuid', guest_id: 'uuid' },
  ...{ email_digest: 'text', phone_digest: 'text', name_digest: 'text', domain_digest: 'text' },
  ...{ masked: 'boolean', company: 'boolean', ota: 'boolean', status: 'text', declined: 'boolean' },
  ...{ check_in: 'date', check_out: 'date', nights: 'float8', revenue: 'float8', currency: 'text' },
};

const NAMES = Object.keys(COLUMNS) as (keyof PutStay)[];

const PUT = `
  insert into intelligence.stay (account_id, ${NAMES.join(', ')})
  select $1, u.* from unnest(${NAMES.map((name, n) => `$${n + 2}::${COLUMNS[name]}[]`).join(', ')}) u
  on conflict (account_id, id) do update set
    ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}`;

/** Stores stays of an account, in one statement; those that are known are replaced. */
export async function putStays(client: pg.ClientBase, accountId: string, rows: PutStay[]): Promise<void> {
  const columns = NAMES.map((name) => rows.map((row) => row[name]));
  await client.query({ name: 'put-stays', text: PUT, values: [accountId, ...columns] });
}
