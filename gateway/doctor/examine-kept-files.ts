import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openFiles } from '#kit/files/open-files.js';
import type { Config } from '../config.js';
import type { Finding } from './finding.js';

/** As many of the newest files of each table are looked for: a backup that is too old lacks those. */
const LOOKED_FOR = 200;
/** A row that has a file names it in this column. */
const TABLES = `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
  where column_name = 'file_name' and table_schema in ('identity', 'property', 'screening', 'intelligence')`;

/** Looks whether the files that rows name are where the settings say that they are; reads none of them. */
export async function examineKeptFiles(pool: pg.Pool, config: Config): Promise<Finding[]> {
  const names = await namesInRows(pool);
  const files = await openFiles(config, openLog('silent', 'doctor'));
  const missing: string[] = [];
  try {
    for (const name of names) if (!(await files.has(name))) missing.push(name);
  } catch {
    // A bucket that does not answer is told of by the look at it.
    return [];
  } finally {
    files.close?.();
  }
  const looked = `${names.length} of the newest files that the database knows were looked for`;
  if (missing.length === 0) return names.length === 0 ? [] : [{ level: 'good', what: `${looked}: all are there` }];
  const place = config.bucket ? `bucket ${config.bucket.bucket}` : 'folder of files';
  const advice = `Bring back the backup of the ${place}, or copy them over: npm run files. Without them those pictures are lost.`;
  return [{ level: 'problem', what: `${looked}: ${missing.length} are missing`, advice }];
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
