import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import {
  type Cluster,
  findPostgresBinaries,
  launchServer,
  openCluster,
  readSettings,
  stopServer,
} from '@guest-screening/embedded-postgres';
import { DATABASE_NAME, startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { freePort } from './roles.js';

/** A server, and a streaming replica of it. URLs are those of the role that owns the tables. */
export interface Replicated {
  primaryUrl: string;
  replicaUrl: string;
  /** Pauses or resumes the replay of received changes on the replica. */
  pause(paused: boolean): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

async function withSuperuser<T>(url: string, password: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { port } = new URL(url);
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password,
    database: 'postgres',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a running server's files in backup mode; returns the label that the copy needs. */
async function copied(client: Client, from: Cluster, to: Cluster): Promise<void> {
  await client.query(`select pg_backup_start('copy', true)`);
  execFileSync('cp', ['-a', from.data, to.data]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  rmSync(join(to.data, 'postmaster.pid'), { force: true });
  writeFileSync(join(to.data, 'backup_label'), rows[0]!.labelfile);
}

/** Starts both, each with its own files; the replica is streaming when this resolves. */
export async function replicated(): Promise<Replicated> {
  const folder = mkdtempSync(join(tmpdir(), 'replicated-'));
  const primary = await startEmbeddedPostgres({ dataDir: join(folder, 'primary') });
  const from = openCluster(join(folder, 'primary'), DATABASE_NAME);
  mkdirSync(join(folder, 'replica'), { mode: 0o700 });
  const to = openCluster(join(folder, 'replica'), DATABASE_NAME);
  const { superuserPassword: password } = readSettings(from);
  const port = await freePort();
  await withSuperuser(primary.ownerUrl, password, (client) => copied(client, from, to));
  const source = `host=127.0.0.1 port=${new URL(primary.ownerUrl).port} user=postgres password=${password}`;
  const given = { 'standby.signal': '', 'postgresql.auto.conf': `primary_conninfo = '${source}'\n` };
  for (const [name, text] of Object.entries(given)) writeFileSync(join(to.data, name), text);
  if (from.account)
    for (const name of [...Object.keys(given), 'backup_label'])
      chownSync(join(to.data, name), from.account.uid, from.account.gid);
  const replicaUrl = Object.assign(new URL(primary.ownerUrl), { port: String(port) }).href;
  const startReplica = async () => {
    const cluster = openCluster(join(folder, 'replica'), DATABASE_NAME);
    await launchServer(cluster, findPostgresBinaries(cluster), [`port=${port}`]);
  };
  await startReplica();
  return {
    primaryUrl: primary.ownerUrl,
    replicaUrl,
    startReplica,
    stopReplica: () => stopServer(openCluster(join(folder, 'replica'), DATABASE_NAME)),
    pause: (paused) =>
      withSuperuser(replicaUrl, password, async (client) => {
        await client.query(paused ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()');
        const state = () => client.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
        while (paused && (await state()).rows[0]!.state !== 'paused') await new Promise((go) => setTimeout(go, 20));
      }),
    async stop() {
      await stopServer(openCluster(join(folder, 'replica'), DATABASE_NAME));
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
