import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { backUpRunning } from '../src/back-up-running.js';
import { openCluster } from '../src/cluster.js';
import { holdFolder } from '../src/hold-folder.js';
import { checkTextSearch } from '../src/check-text-search.js';
import { startEmbeddedPostgres as startNamed, stopEmbeddedPostgres } from '../src/start-embedded-postgres.js';

const home = mkdtempSync(join(tmpdir(), 'embedded postgres '));
const dataDir = join(home, 'data');
const name = 'library';
const startEmbeddedPostgres = (options: { dataDir: string; durable?: boolean }) =>
  startNamed({ ...options, name, ownSchemas: ['jobs'] });

afterAll(async () => {
  await stopEmbeddedPostgres({ dataDir, name });
  rmSync(home, { recursive: true });
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // The test kills the server.
  await client.connect();
  return client;
}

async function rowsOf<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = await connect(url);
  return client.query<T>(sql).then(({ rows }) => client.end().then(() => rows));
}

const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
const serverPid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

/** Inserts rows one by one until the connection breaks. Returns the ids that the server acknowledged. */
async function writeUntilKilled(url: string, onFirst: () => void): Promise<string[]> {
  const client = await connect(url);
  const acknowledged: string[] = [];
  for (;;) {
    const id = randomUUID();
    const written = await client.query('INSERT INTO book VALUES ($1)', [id]).catch(() => undefined);
    if (!written) return acknowledged;
    acknowledged.push(id);
    if (acknowledged.length === 50) onFirst();
  }
}

/**
 * Makes another process the parent of the server that never reaps it, so that the server becomes a zombie when killed.
 */
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

test('a cold start creates a database that an ordinary role owns, and another one for the service', async () => {
  const server = await startEmbeddedPostgres({ dataDir });
  expect(server.attached).toBe(false);
  const mine = 'SELECT * FROM pg_roles WHERE rolname = current_user';
  const ordinary = { rolsuper: false, rolbypassrls: false, rolcreatedb: false };
  expect((await rowsOf(server.url, mine))[0]).toMatchObject({
    rolname: 'library',
    rolcreaterole: false,
    ...ordinary,
  });
  expect((await rowsOf(server.ownerUrl, mine))[0]).toMatchObject({
    rolname: 'library_owner',
    ...ordinary,
    rolbypassrls: true,
  });
  await expect(rowsOf(server.url, 'CREATE TABLE book (id uuid)')).rejects.toThrow('permission denied');
  await rowsOf(server.ownerUrl, 'CREATE SCHEMA library; CREATE TABLE book (id uuid PRIMARY KEY)');
  const [settings] = await rowsOf(
    server.ownerUrl,
    `SELECT current_setting('fsync') AS fsync, current_database() AS name`,
  );
  expect(settings).toEqual({ fsync: 'on', name: 'library' });
});

test('only the owner can read the passwords', () => {
  expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600);
});

test('trigrams support Cyrillic letters', async () => {
  const client = await connect((await startEmbeddedPostgres({ dataDir })).ownerUrl);
  await checkTextSearch(client);
  await checkTextSearch(client);
  const { rows } = await client.query(
    `SELECT similarity('Иванов', 'Иванова') > 0.5 AS alike, lower('ИВАНОВ') AS small`,
  );
  expect(rows).toEqual([{ alike: true, small: 'иванов' }]);
  await client.end();
});

test('concurrent starts attach to the running server', async () => {
  const pid = serverPid();
  const servers = await Promise.all(Array.from({ length: 4 }, () => startEmbeddedPostgres({ dataDir })));
  expect(servers.map(({ attached }) => attached)).toEqual([true, true, true, true]);
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
  expect(serverPid()).toBe(pid);
});

test('killing the server under four writers loses no acknowledged row', async () => {
  const { ownerUrl: url } = await startEmbeddedPostgres({ dataDir });
  const writers = Array.from({ length: 4 }, (_, writer) =>
    writeUntilKilled(url, () => writer === 0 && process.kill(serverPid(), 'SIGKILL')),
  );
  const acknowledged = (await Promise.all(writers)).flat();
  const again = await startEmbeddedPostgres({ dataDir });
  expect(again).toMatchObject({ attached: false, ownerUrl: url });
  const kept = new Set((await rowsOf<{ id: string }>(again.ownerUrl, 'SELECT id FROM book')).map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(50);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test('a pid file whose pid belongs to another program does not prevent a start', async () => {
  const { ownerUrl: url, stop } = await startEmbeddedPostgres({ dataDir });
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await stop();
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
  const again = await startEmbeddedPostgres({ dataDir });
  expect(again).toMatchObject({ attached: false, ownerUrl: url });
});

test('the server keeps running while its owner lives, and is stopped once the owner is a zombie', async () => {
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

test('data survives a restart', async () => {
  const { ownerUrl: url, stop } = await startEmbeddedPostgres({ dataDir });
  await stop();
  await expect(connect(url)).rejects.toThrow('ECONNREFUSED');
  const again = await startEmbeddedPostgres({ dataDir });
  expect(again.attached).toBe(false);
  const [count] = await rowsOf<{ rows: number }>(again.ownerUrl, 'SELECT count(*)::int AS rows FROM book');
  expect(count?.rows).toBeGreaterThan(50);
});

test('the log contains no statement and no value of a failed one', async () => {
  const { ownerUrl: url } = await startEmbeddedPostgres({ dataDir });
  await expect(rowsOf(url, `SELECT 'Ivanov'::int`)).rejects.toThrow('invalid input syntax');
  expect(readFileSync(join(dataDir, 'server.log'), 'utf8')).not.toContain('Ivanov');
});

test('a server can start on a copy of a running one, and only the copy contains the marked change', async () => {
  const { ownerUrl } = await startEmbeddedPostgres({ dataDir });
  const copy = join(home, 'copy');
  await rowsOf(ownerUrl, `CREATE TABLE label AS SELECT 'first' AS text`);
  await backUpRunning(openCluster(dataDir, name), Number(new URL(ownerUrl).port), copy, async (url) => {
    await rowsOf(url, `UPDATE label SET text = 'a copy'`);
    return async () => void (await rowsOf(url, `UPDATE label SET text = 'first'`));
  });
  expect(await rowsOf(ownerUrl, 'SELECT text FROM label')).toEqual([{ text: 'first' }]);
  const other = await startEmbeddedPostgres({ dataDir: copy });
  expect(await rowsOf(other.ownerUrl, 'SELECT text FROM label')).toEqual([{ text: 'a copy' }]);
  await other.stop();
});

test("only one service can hold a folder; another gets the holder's pid", async () => {
  const letGo = await holdFolder(dataDir);
  await expect(holdFolder(dataDir)).rejects.toMatchObject({ name: 'FolderHeld', pid: String(process.pid) });
  letGo();
  (await holdFolder(dataDir))();
});

test.each(['Library', 'a-b', '', `x'; drop`])('%j is not a valid database name', (bad) => {
  expect(() => openCluster(dataDir, bad)).toThrow('Invalid database name');
});

test('a database from before the owner role gets one; the queue stays with the service', async () => {
  const { stop } = await startEmbeddedPostgres({ dataDir });
  const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Record<string, string>;
  const { superuserPassword, ownerPassword, ...before } = credentials;
  expect(ownerPassword).toMatch(/^[\w-]{32}$/);
  const superuser = `postgres://postgres:${superuserPassword}@127.0.0.1:${before.port}/library`;
  await rowsOf(
    superuser,
    `REASSIGN OWNED BY library_owner TO library; DROP OWNED BY library_owner; DROP ROLE library_owner;
     CREATE SCHEMA jobs AUTHORIZATION library; CREATE TYPE jobs.state AS ENUM ('created');
     CREATE TABLE jobs.job (name text, state jobs.state) PARTITION BY LIST (name);
     CREATE TABLE jobs.one PARTITION OF jobs.job FOR VALUES IN ('one');
     CREATE FUNCTION jobs.made() RETURNS int LANGUAGE sql AS 'SELECT 1';
     ALTER TYPE jobs.state OWNER TO library; ALTER TABLE jobs.job OWNER TO library;
     ALTER TABLE jobs.one OWNER TO library; ALTER FUNCTION jobs.made OWNER TO library`,
  );
  writeFileSync(join(dataDir, 'credentials.json'), JSON.stringify({ superuserPassword, ...before }));
  await stop();
  const { url, ownerUrl } = await startEmbeddedPostgres({ dataDir });
  const owners = await rowsOf(
    ownerUrl,
    `SELECT relname AS name, pg_get_userbyid(relowner) AS owner FROM pg_class
     WHERE relname IN ('book', 'job', 'one') ORDER BY 1`,
  );
  expect(owners).toEqual([
    { name: 'book', owner: 'library_owner' },
    { name: 'job', owner: 'library' },
    { name: 'one', owner: 'library' },
  ]);
  await rowsOf(url, `INSERT INTO jobs.job VALUES ('one', 'created'); ALTER TABLE jobs.job ADD COLUMN more text`);
  await rowsOf(ownerUrl, 'ALTER TABLE book ADD COLUMN more text');
});
