import type pg from 'pg';
import type { Dataset, Put, Value } from '../catalogue/dataset.js';

function element(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A value as PostgreSQL reads it from text before the cast to its column's type. */
function textOf(value: Value): string | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((each) => element(textOf(each)!)).join(',')}}`;
  return String(value);
}

/** Stores rows of one version, one statement for each table they go into. */
export async function putRows(client: pg.PoolClient, dataset: Dataset, versionId: string, puts: Put[]): Promise<void> {
  for (const [table, columns] of Object.entries(dataset.tables)) {
    const rows = puts.filter(({ into }) => into === table);
    if (rows.length === 0) continue;
    const names = Object.keys(columns);
    const cast = names.map((name) => `u.${name}::${columns[name]}`);
    const arrays = names.map((_, n) => `$${n + 2}::text[]`);
    await client.query({
      name: `put:${table}`,
      text: `insert into ${table} (version_id, ${names.join(', ')}) select $1, ${cast.join(', ')}
        from unnest(${arrays.join(', ')}) as u(${names.join(', ')})`,
      values: [versionId, ...names.map((name) => rows.map(({ row }) => textOf(row[name])))],
    });
  }
}
