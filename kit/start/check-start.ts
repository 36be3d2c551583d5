import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { checkCluster } from '#kit/start/check-cluster.js';
import { type Tell, checkDatabases } from '#kit/start/check-databases.js';
import type { StartPlace } from '#kit/start/config.js';
import { explainStart, noSpace, notWritable } from '#kit/start/explain-start.js';
import { StartProblem } from '#kit/start/start-problem.js';

/** The first start writes about 90 MB, later ones at least one segment of the write-ahead log. */
const ROOM_FOR_NEW = 150_000_000;
const ROOM_FOR_MORE = 16_000_000;

/**
 * Checks the common reasons of failed starts: the port, the data folder and the database. It works without a build.
 * Throws a StartProblem; prints a line with `tell` when it has to wait for the database.
 */
export async function checkStart(place: StartPlace, tell: Tell): Promise<void> {
  try {
    await checkPort(place);
    if (place.keepsData) checkFolder(place);
    await checkDatabases(place.databases, tell);
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

function checkFolder({ dataDir, databases }: StartPlace): void {
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
  const isEmbedded = databases.length === 0;
  const isNew = isEmbedded && !existsSync(join(dataDir, 'postgres/cluster'));
  if (bavail * bsize < (isNew ? ROOM_FOR_NEW : ROOM_FOR_MORE)) throw noSpace(dataDir);
  for (const name of ['keys', 'postgres']) checkRights(join(dataDir, name));
  if (isEmbedded) checkCluster(join(dataDir, 'postgres'));
}

/** Like `mkdirSync` with `recursive`, which never returns on file systems such as /proc. */
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
