import { chmod, copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Cluster } from './cluster.js';
import { readSettings } from './cluster-settings.js';

/** Files that the copy must not contain; the write-ahead log is copied last. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pgsql_tmp']);

/**
 * Copies the files of a running server into `target` (created here), including `credentials.json`. A server started on
 * the copy has everything that was committed when this resolves. Uses PostgreSQL's procedure for standalone base
 * backups. `port` is the server's port on 127.0.0.1. `mark` is called with the superuser URL of the application's
 * database before the copy, to make changes that only the copy should contain; the function it returns is called after
 * the copy, to undo them.
 */
export async function backUpRunning(
  cluster: Cluster,
  port: number,
  target: string,
  mark: (url: string) => Promise<() => Promise<void>> = () => Promise.resolve(() => Promise.resolve()),
): Promise<void> {
  const { superuserPassword: password } = readSettings(cluster);
  const urlOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const server = new Client({ connectionString: urlOf('postgres'), ssl: false });
  await server.connect();
  const endMark = await mark(urlOf(cluster.application));
  try {
    // Temporary slot: it keeps the WAL of the backup from being recycled, and ends with the connection.
    await server.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    await server.query(`select pg_backup_start('backup', true)`);
    const to = join(target, 'cluster');
    await mkdir(target, { recursive: true, mode: 0o700 });
    await copyFolder(cluster.data, to, LEFT_OUT);
    const { rows } = await server.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await copyFolder(join(cluster.data, 'pg_wal'), join(to, 'pg_wal'), new Set(['archive_status', 'summaries']));
    await mkdir(join(to, 'pg_wal/archive_status'), { mode: 0o700 });
    await writeFile(join(to, 'backup_label'), rows[0]!.labelfile, { mode: 0o600 });
    await copyFile(join(cluster.folder, 'credentials.json'), join(target, 'credentials.json'));
  } finally {
    await endMark();
    await server.end();
  }
}

async function copyFolder(from: string, to: string, leftOut: Set<string>): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(noneWhereGone)) {
    if (leftOut.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target, leftOut);
    else if (entry.isFile()) await copyOne(source, target);
  }
}

async function copyOne(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target);
    await chmod(target, 0o600);
  } catch (error) {
    noneWhereGone(error as NodeJS.ErrnoException);
  }
}

/**
 * Ignores tables that are dropped and temporary files that are deleted during the copy: replaying the WAL handles them.
 */
function noneWhereGone(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
