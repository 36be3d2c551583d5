import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damaged } from '#kit/start/explain-start.js';
import { StartProblem } from '#kit/start/start-problem.js';

/** The version that the service is tested on: the embedded server's. */
export const OLDEST_POSTGRES = 18;

/** What a copy that was cut off, or a damaged disk, leaves of the embedded database. */
export function checkCluster(folder: string): void {
  const cluster = join(folder, 'cluster');
  if (!existsSync(cluster)) return;
  const credentials = join(folder, 'credentials.json');
  if (!existsSync(credentials)) throw damaged(folder, 'credentials.json is missing');
  if (!isJson(readFileSync(credentials, 'utf8'))) throw damaged(folder, 'credentials.json cannot be read');
  for (const name of ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'])
    if (!existsSync(join(cluster, name))) throw damaged(folder, `cluster/${name} is missing`);
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== String(OLDEST_POSTGRES)) {
    const text = `The database files in ${cluster} were created by PostgreSQL ${version || '(unknown)'}; this release needs PostgreSQL ${OLDEST_POSTGRES}.`;
    throw new StartProblem('data_of_another_version', `${text} Start the release that created them, or restore a backup.`);
  }
  if (readFileSync(join(cluster, 'global/pg_control')).every((byte) => byte === 0))
    throw damaged(folder, 'cluster/global/pg_control is empty');
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
