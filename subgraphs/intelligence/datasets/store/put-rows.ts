import type pg from 'pg';
import type { Dataset, Put, Value } from '../catalogue/dataset.js';
import { type Cell, copyRows } from './copy-rows.js';

const element = (text: string) => (/["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`);

/** A value as its column's type reads it from text. */
function cellOf(value: Value): Cell {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((each) => element(cellOf(each)!)).join(',')}}`;
  return String(value);
}

/** Stores rows of one version, one statement for each table they go into. */
export async function putRows(client: pg.PoolClient, dataset: Dataset, versionId: string, puts: Put[]): Promise<void> {
  for (const [table, columns] of Object.entries(dataset.tables)) {
    const names = Object.keys(columns);
    const rows = puts.flatMap(({ into, row }) =>
      into === table ? [[versionId, ...names.map((name) => cellOf(row[name]))]] : [],
    );
    if (rows.length > 0) await copyRows(client, table, ['version_id', ...names], rows);
  }
}
