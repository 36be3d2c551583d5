import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openFiles } from '#kit/files/open-files.js';
import type { Config } from '../config.js';
import type { Finding } from './finding.js';

/** Newest files of each table to check: a backup that is too old lacks them. */
const LOOKED_FOR = 200;
/** Tables whose rows refer to a file. */
const TABLES = `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
  where column_name = 'file_name' and table_schema in ('identity', 'property', 'screening', 'intelligence')`;

/** Checks that the files that rows refer to exist in the configured store, without reading them. */
export async function examineKeptFiles(pool: pg.Pool, config: Config): Promise<Finding[]> {
  const names = await namesInRows(pool);
  const files = await openFiles(config, openLog('silent', 'doctor'));
  const missing: string[] = [];
  try {
    for (const name of names) if (!(await files.has(name))) missing.push(name);
  } catch {
    // An unreachable bucket is reported by `examineFiles`.
    return [];
  } finally {
    files.close?.();
  }
  const looked = `Checked ${names.length} of the newest files`;
  if (missing.length === 0) return names.length === 0 ? [] : [{ level: 'good', what: `${looked}: none missing` }];
  const place = config.bucket ? `bucket ${config.bucket.bucket}` : 'files folder';
  const advice = `Restore the backup of the ${place}, or copy the files with npm run files. Without them, those images are lost.`;
  return [{ level: 'problem', what: `${looked}: ${missing.length} missing`, advice }];
}

async function namesInRows(pool: pg.Pool): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(TABLES);
  const names: string[] = [];
  for (const { name } of tables) {
    const newest = `select file_name from ${name} where file_name is not null order by uploaded_at desc limit $1`;
    const { rows } = await pool.query<{ file_name: string }>(newest, [LOOKED_FOR]);
    names.push(...rows.map(({ file_name }) => file_name));
  }
  return names;
}
