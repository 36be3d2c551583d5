import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { checkTextSearch } from '#kit/embedded-postgres/check-text-search.js';
import { startEmbeddedPostgres, stopEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';

const home = mkdtempSync(join(tmpdir(), 'embedded postgres '));
const dataDir = join(home, 'data');

afterAll(async () => {
  await stopEmbeddedPostgres({ dataDir });
  rmSync(home, { recursive: true });
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // the server is killed under it
  await client.connect();
  return client;
}

async function rowsOf<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = await connect(url);
  return client.query<T>(sql).then(({ rows }) => client.end().then(() => rows));
}

const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

/** Inserts one row after another until the connection breaks; the ids that the server acknowledged. */
async function writeUntilKilled(url: string, onFirst: () => void): Promise<string[]> {
  const client = await connect(url);
  const acknowledged: string[] = [];
  for (;;) {
    const id = randomUUID();
    const written = await client.query('INSERT INTO guest_book VALUES ($1)', [id]).catch(() => undefined);
    if (!written) return acknowledged;
    acknowledged.push(id);
    if (acknowledged.length === 50) onFirst();
  }
}

/** Hands the server to a process whose parent does not collect it, so that it stays a zombie when it is killed. */
async function startOwner() {
  const parent = spawn('/bin/sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  writeFileSync(join(dataDir, 'owner'), `${pid} ${fields()[19]}`);
  const kill = async () => {
    process.kill(pid, 'SIGKILL');
    while (fields()[0] !== 'Z') await sleep(5);
  };
  const end = () => (parent.kill(), once(parent, 'close'));
  return { kill, end };
}

test('a cold start makes a database that an ordinary role owns', async () => {
  const server = await startEmbeddedPostgres({ dataDir });
  expect(server.attached).toBe(false);
  const [role] = await rowsOf(server.url, 'SELECT * FROM pg_roles WHERE rolname = current_user');
  expect(role).toMatchObject({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
  await rowsOf(server.url, 'CREATE SCHEMA screening; CREATE TABLE guest_book (id uuid PRIMARY KEY)');
  const [settings] = await rowsOf(server.url, `SELECT current_setting('fsync') AS fsync, current_database() AS name`);
  expect(settings).toEqual({ fsync: 'on', name: 'screening' });
});

test('the passwords are readable for the owner alone', () => {
  expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600);
});

test('trigrams keep Cyrillic letters', async () => {
  const client = await connect((await startEmbeddedPostgres({ dataDir })).url);
  await checkTextSearch(client);
  await checkTextSearch(client);
  const { rows } = await client.query(
    `SELECT similarity('Иванов', 'Иванова') > 0.5 AS alike, lower('ИВАНОВ') AS small`,
  );
  expect(rows).toEqual([{ alike: true, small: 'иванов' }]);
  await client.end();
});

test('starts while the server runs attach to it, also many at once', async () => {
  const pid = serverPid();
  const servers = await Promise.all(Array.from({ length: 4 }, () => startEmbeddedPostgres({ dataDir })));
  expect(servers.map(({ attached }) => attached)).toEqual([true, true, true, true]);
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
  expect(serverPid()).toBe(pid);
});

test('kill -9 of the server under four writers loses nothing that was acknowledged', async () => {
  const { url } = await startEmbeddedPostgres({ dataDir });
  const writers = Array.from({ length: 4 }, (_, writer) =>
    writeUntilKilled(url, () => writer === 0 && process.kill(serverPid(), 'SIGKILL')),
  );
  const acknowledged = (await Promise.all(writers)).flat();
  const again = await startEmbeddedPostgres({ dataDir });
  expect(again).toMatchObject({ attached: false, url });
  const kept = new Set((await rowsOf<{ id: string }>(again.url, 'SELECT id FROM guest_book')).map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(50);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test('a pid file whose pid now belongs to another program does not keep the server from starting', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await stop();
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  const again = await startEmbeddedPostgres({ dataDir });
  expect(again).toMatchObject({ attached: false, url });
});

test('the server is left alone while its owner lives, and is stopped once the owner is only a zombie', async () => {
  const { stop } = await startEmbeddedPostgres({ dataDir });
  const owner = await startOwner();
  const pid = serverPid();
  await stop();
  expect(serverPid()).toBe(pid);
  await owner.kill();
  await stop();
  expect(() => serverPid()).toThrow('ENOENT');
  await owner.end();
});

test('a start after a stop finds its data', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  await stop();
  await expect(connect(url)).rejects.toThrow('ECONNREFUSED');
  const again = await startEmbeddedPostgres({ dataDir });
  expect(again.attached).toBe(false);
  const [count] = await rowsOf<{ rows: number }>(again.url, 'SELECT count(*)::int AS rows FROM guest_book');
  expect(count?.rows).toBeGreaterThan(50);
});

test('the log holds no statement and no value of a failed one', async () => {
  const { url } = await startEmbeddedPostgres({ dataDir });
  await expect(rowsOf(url, `SELECT 'Ivanov'::int`)).rejects.toThrow('invalid input syntax');
  expect(readFileSync(join(dataDir, 'server.log'), 'utf8')).not.toContain('Ivanov');
});
