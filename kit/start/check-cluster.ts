import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damaged } from '#kit/start/explain-start.js';
import { StartProblem } from '#kit/start/start-problem.js';

/** The version the service is tested with, which is that of the embedded server. */
export const OLDEST_POSTGRES = 18;

/** Checks the files of the embedded database for an incomplete copy or a damaged disk. Throws a StartProblem. */
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
    const text = `The database files in ${cluster} were created by PostgreSQL ${version || '(unknown)'}; this release requires PostgreSQL ${OLDEST_POSTGRES}.`;
    throw new StartProblem(
      'data_of_another_version',
      `${text} Start the release that created them, or restore a backup.`,
    );
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
