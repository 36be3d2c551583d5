import type pg from 'pg';
import { newId } from '#kit/id.js';
import type { FencedTable } from '#kit/store/fence/fenced-tables.js';

interface Column {
  name: string;
  type: string;
}

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
    and a.attidentity = '' order by a.attnum`;

const OF_TYPE: Record<string, () => unknown> = {
  uuid: newId,
  text: () => newId(),
  jsonb: () => '{}',
  boolean: () => false,
  bytea: () => Buffer.from('x'),
  date: () => '2026-01-01',
  'timestamp with time zone': () => '2026-01-01T00:00:00Z',
  pg_snapshot: () => '1:1:',
};

function valueOf({ type }: Column): unknown {
  if (type.endsWith('[]')) return '{}';
  return (OF_TYPE[type] ?? (() => 1))();
}

/** Rows may hold anything: only their account matters here. For the owner of the tables. */
export async function dropChecks(client: pg.ClientBase, tables: FencedTable[]): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as text from pg_constraint
       where conrelid = any($1::regclass[]) and contype in ('c', 'f')
     union all select 'alter table ' || name || ' disable trigger user' from unnest($1::text[]) name`,
    [tables.map(({ name }) => name)],
  );
  for (const { text } of rows) await client.query(text);
}

/** Inserts a row of an account into a table, with arbitrary content. */
export async function putRow(client: pg.ClientBase, { name, account }: FencedTable, accountId: string): Promise<void> {
  const { rows } = await client.query<Column>(COLUMNS, [name]);
  const values = rows.map((column) => (column.name === account ? accountId : valueOf(column)));
  const places = values.map((_, n) => `$${n + 1}`);
  const columns = rows.map((column) => `"${column.name}"`);
  await client.query(`insert into ${name} (${columns.join(', ')}) values (${places.join(', ')})`, values);
}
