import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OLDEST_POSTGRES, checkCluster } from '#kit/process/start/check-cluster.js';
import type { StartPlace } from '#kit/process/start/config.js';
import { explainStart, noSpace, notWritable } from '#kit/process/start/explain-start.js';
import { StartProblem, addressOf } from '#kit/process/start/start-problem.js';
import { isDatabaseAway } from '#kit/store/database-away.js';

/** A first start writes some 90 MB, a later one at least one segment of the write-ahead log. */
const ROOM_FOR_NEW = 150_000_000;
const ROOM_FOR_MORE = 16_000_000;
const CONNECT_MS = 5_000;
/** A database that starts beside this process is waited for. */
const PATIENCE_MS = 30_000;
const AGAIN_MS = 500;

/**
 * Looks at what most starts fail on: the port, the data folder, the database. It needs no build, so that it runs before
 * one. Throws a StartProblem; `tell` takes a line for the operator when the database is being waited for.
 */
export async function checkStart(place: StartPlace, tell: (line: string) => void): Promise<void> {
  try {
    await checkPort(place);
    if (place.keepsData) checkFolder(place);
    if (place.databaseUrl) await checkDatabase(place.databaseUrl, tell);
  } catch (error) {
    throw explainStart(error, place) ?? error;
  }
}

async function checkPort({ host, port }: StartPlace): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function checkFolder({ dataDir, databaseUrl }: StartPlace): void {
  const isFile = statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false;
  if (isFile) throw new StartProblem('folder_is_file', `${dataDir} is a file. Set DATA_DIR to a folder.`);
  const probe = join(dataDir, `.start-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, 'x', { mode: 0o600, flush: true });
    rmSync(probe);
  } catch (error) {
    if (isFull(error)) throw noSpace(dataDir, error);
    throw notWritable(dataDir, error);
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const isNew = !databaseUrl && !existsSync(join(dataDir, 'postgres/cluster'));
  if (bavail * bsize < (isNew ? ROOM_FOR_NEW : ROOM_FOR_MORE)) throw noSpace(dataDir);
  for (const name of ['keys', 'postgres']) checkRights(join(dataDir, name));
  if (!databaseUrl) checkCluster(join(dataDir, 'postgres'));
}

/** As `mkdirSync` with `recursive`, which never returns where a file system such as /proc makes no folders. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

function checkRights(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

async function checkDatabase(databaseUrl: string, tell: (line: string) => void): Promise<void> {
  if (!URL.canParse(databaseUrl)) return;
  let hasTold = false;
  for (const until = Date.now() + PATIENCE_MS; ;) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await checkVersion(client, databaseUrl);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error;
      if (!hasTold) tell(`Waiting up to 30 seconds for PostgreSQL at ${addressOf(databaseUrl)} …`);
      hasTold = true;
      await sleep(AGAIN_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Throws a StartProblem for a server that is older than the one the service is tested on. */
export async function checkVersion(client: Pick<pg.ClientBase, 'query'>, databaseUrl: string): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const { number, name } = rows[0]!;
  if (number >= OLDEST_POSTGRES * 10_000) return;
  const text = `PostgreSQL ${name} at ${addressOf(databaseUrl)} is too old: the service needs version ${OLDEST_POSTGRES} or later.`;
  throw new StartProblem('database_too_old', `${text} Upgrade the server, or set DATABASE_URL to a newer one.`);
}
