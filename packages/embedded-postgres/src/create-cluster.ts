import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { workingFolder, type Cluster } from './cluster.js';

/** Environment of the server and initdb: without the caller's locale, time zone and PG* variables. */
export const cleanEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

/** With any other "C" locale, pg_trgm drops non-ASCII letters. */
const LOCALE = [
  '--encoding=UTF8',
  '--locale=C',
  '--lc-ctype=C.UTF-8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

async function runInitdb(cluster: Cluster, binaries: string, data: string, passwordFile: string): Promise<void> {
  const password = openSync(passwordFile, 'r');
  const initdb = spawn(
    join(binaries, 'bin', 'initdb'),
    // Pass the password as a file descriptor, since the server's user may not be able to reach the file.
    ['-D', workingFolder(cluster, data), '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile=/dev/stdin', ...LOCALE],
    { cwd: data, stdio: [password, 'ignore', 'pipe'], env: cleanEnvironment, ...cluster.account },
  );
  const [complaint, [status]] = await Promise.all([text(initdb.stderr!), once(initdb, 'close')]).finally(() =>
    closeSync(password),
  );
  if (status !== 0) throw new Error(`initdb failed: ${complaint.trim()}`);
}

/**
 * Creates the database files if missing. Works in a temporary folder first, so that a killed start leaves no incomplete
 * cluster. The folder has a new name each time, since the initdb of a killed start may still be writing into the last
 * one.
 */
export async function createCluster(cluster: Cluster, binaries: string, superuserPassword: string): Promise<void> {
  if (existsSync(cluster.data)) return;
  for (const name of readdirSync(cluster.folder))
    if (name.startsWith('draft-')) rmSync(join(cluster.folder, name), { recursive: true, force: true, maxRetries: 5 });
  const draft = mkdtempSync(join(cluster.folder, 'draft-'));
  const data = join(draft, 'cluster');
  const passwordFile = join(draft, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (cluster.account)
    for (const path of [data, passwordFile]) chownSync(path, cluster.account.uid, cluster.account.gid);
  await runInitdb(cluster, binaries, data, passwordFile);
  renameSync(data, cluster.data);
  rmSync(draft, { recursive: true });
}
