import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { checkStart } from '#kit/start/check-start.js';
import { startPlace } from '#kit/start/config.js';
import { explainStart } from '#kit/start/explain-start.js';
import { placesOf } from '#kit/store/database-urls.js';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../support/built.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { oldPostgres } from '../support/old-postgres.js';
import { freePort, startRole } from '../support/roles.js';

const folder = mkdtempSync(join(tmpdir(), 'start-failures-'));
/** The complete data folder of a service that ran once. */
const whole = join(folder, 'whole');
let database: TestDatabase;

beforeAll(async () => {
  await built();
  database = await testDatabase({ key: 'empty', migrate: async () => {} });
  const postgres = await startEmbeddedPostgres({ dataDir: join(whole, 'postgres') });
  await postgres.stop();
});

afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the service with these settings; returns its exit, the message for people and the log line. */
async function failed(settings: Record<string, string>) {
  const environment = { PORT: String(await freePort()), DATA_DIR: join(folder, 'new'), ...settings };
  const role = startRole('gateway/main.js', environment);
  const code = await role.ended;
  const lines = role.written().trim().split('\n');
  const logged = lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { problem?: string }] : []));
  return { code, said: lines.filter((line) => !line.startsWith('{')), problem: logged.at(-1)?.problem };
}

const at = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

test('names a port in use, and the setting PORT', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const port = String((taken.address() as AddressInfo).port);
  expect(await failed({ PORT: port })).toEqual({
    code: 1,
    problem: 'port_in_use',
    said: [`Port ${port} on 127.0.0.1 is in use by another program. Stop that program, or set PORT to a free port.`],
  });
  taken.close();
});

test('a process that stores nothing in the data folder starts without one', async () => {
  const place = {
    ...startPlace({ PORT: '0' }),
    dataDir: '/proc/nobody/data',
    port: 0,
    databases: placesOf({ DATABASE_URL: database.url }),
  };
  await expect(checkStart(place, () => {})).rejects.toMatchObject({ problem: 'folder_not_writable' });
  await checkStart({ ...place, keepsData: false }, () => {});
});

test('names a data folder that is a file, or that cannot be created', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect((await failed({ DATA_DIR: file })).said).toEqual([`${file} is a file. Set DATA_DIR to a folder.`]);
  for (const DATA_DIR of [join(file, 'data'), '/proc/data'])
    expect(await failed({ DATA_DIR })).toMatchObject({
      code: 1,
      problem: 'folder_not_writable',
      said: [expect.stringMatching(new RegExp(`^Cannot write to ${DATA_DIR}\\. Give the user .* or set DATA_DIR`))],
    });
});

/** Runs the start checks in their own mount namespace, on a disk as full or read-only as they report. */
function onDisk(options: string): { status: number | null; stderr: string } {
  const disk = mkdtempSync(join(folder, 'disk-'));
  const check = `exec "$0" --conditions=source kit/start/check-main.ts`;
  const script = `mount -t tmpfs -o ${options} tmpfs "$DATA_DIR" && ${check}`;
  return spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', script, process.execPath], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: disk },
  });
}

test('names a full or read-only disk before building', () => {
  const full = onDisk('size=1m');
  expect(full.stderr).toMatch(/^No space left on the disk that contains \S+\. Free up space, or set DATA_DIR/);
  const closed = onDisk('ro');
  expect(closed.stderr).toMatch(/^Cannot write to \S+\. Give the user/);
  expect([full.status, closed.status]).toEqual([1, 1]);
});

test("reports PostgreSQL's full-disk error as such", () => {
  const said = new Error('initdb failed: could not write to file "base/1": No space left on device');
  const place = { ...startPlace({}), dataDir: '/srv/data' };
  expect(explainStart(said, place)?.message).toMatch(/^No space left on the disk that contains \/srv\/data\./);
});

test('names a missing file of the installation, but not one of the data folder', () => {
  const missing = (path: string) => Object.assign(new Error(`ENOENT, open '${path}'`), { code: 'ENOENT', path });
  const place = { ...startPlace({}), dataDir: join(projectRoot, 'data') };
  expect(explainStart(missing(join(projectRoot, 'web/pages.css')), place)).toMatchObject({
    problem: 'file_missing',
    message:
      'The installation is incomplete: web/pages.css is missing. Install the service again, or build its image again.',
  });
  expect(explainStart(missing(join(place.dataDir, 'postgres/port')), place)?.problem).not.toBe('file_missing');
});

test('reports an unusable database by host and port, never by its password', async () => {
  const { host, password, username } = new URL(database.url);
  const cases: [string, RegExp][] = [
    [
      at((url) => (url.password = 'wrong-word')),
      /refused the login\. Check the user name and password in DATABASE_URL/,
    ],
    [at((url) => (url.pathname = '/nowhere')), /has no database with the name given in DATABASE_URL/],
    [at((url) => url.searchParams.set('sslmode', 'verify-full')), /does not support TLS/],
  ];
  for (const [DATABASE_URL, sentence] of cases) {
    const { code, said } = await failed({ DATABASE_URL });
    expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(sentence)] });
    expect(said[0]).toContain(`PostgreSQL at ${host}`);
    for (const secret of [password, 'wrong-word', `${username}:`]) expect(said[0]).not.toContain(secret);
  }
});

test('waits for a database that does not answer, then names it', async () => {
  const port = await freePort();
  const { code, said } = await failed({ DATABASE_URL: `postgres://screening:secret@127.0.0.1:${port}/screening` });
  expect(code).toBe(1);
  expect(said).toEqual([
    `Waiting up to 30 seconds for PostgreSQL at 127.0.0.1:${port}…`,
    expect.stringMatching(`^Cannot reach PostgreSQL at 127.0.0.1:${port} \\(connection refused\\)\\. Check that`),
  ]);
  const unknown = await failed({ DATABASE_URL: 'postgres://screening:secret@nowhere.invalid/screening' });
  expect(unknown.said[0]).toMatch(/^Cannot reach PostgreSQL at nowhere\.invalid:5432 \(/);
});

test('rejects a PostgreSQL older than the tested one', async () => {
  const old = await oldPostgres('15.4');
  expect(await failed({ DATABASE_URL: `postgres://a@127.0.0.1:${old.port}/a` })).toEqual({
    code: 1,
    problem: 'database_too_old',
    said: [
      `PostgreSQL 15.4 at 127.0.0.1:${old.port} is too old: version 18 or later is required. Upgrade the server, or set DATABASE_URL to a newer one.`,
    ],
  });
  old.close();
});

const damages: [string, (postgres: string) => void, RegExp][] = [
  ['no credentials', (at) => rmSync(join(at, 'credentials.json')), /credentials\.json is missing/],
  ['half the credentials', (at) => writeFileSync(join(at, 'credentials.json'), '{"port":'), /cannot be read/],
  [
    'no global folder',
    (at) => rmSync(join(at, 'cluster/global'), { recursive: true }),
    /global\/pg_control is missing/,
  ],
  ['an empty pg_control', (at) => writeFileSync(join(at, 'cluster/global/pg_control'), Buffer.alloc(8192)), /is empty/],
  ['a cut pg_control', (at) => writeFileSync(join(at, 'cluster/global/pg_control'), 'x'), /PostgreSQL reported "/],
  ['another version', (at) => writeFileSync(join(at, 'cluster/PG_VERSION'), '17\n'), /were created by PostgreSQL 17/],
];

test.each(damages)('rejects a data folder with %s by name', async (name, damage, sentence) => {
  const dataDir = join(folder, name.replaceAll(' ', '-'));
  mkdirSync(dataDir);
  cpSync(whole, dataDir, { recursive: true });
  damage(join(dataDir, 'postgres'));
  const { code, said } = await failed({ DATA_DIR: dataDir });
  expect({ code, said }).toEqual({ code: 1, said: [expect.stringMatching(sentence)] });
  expect(said[0]).toContain(dataDir);
  expect(said[0]).toMatch(/Restore|restore/);
});

test('a start that fails for an unknown reason says so, and where to look', async () => {
  const child = spawn(
    process.execPath,
    [
      '-e',
      `
    const { endOnBadStart } = await import('./dist/kit/start/process-end.js');
    endOnBadStart('all')(Object.assign(new Error('of nobody'), { code: 'EODD' }));`,
      '--input-type=module',
    ],
    { cwd: projectRoot },
  );
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^The service could not start because of an unexpected error \(Error, EODD\)\. Run `npm run doctor`/,
    ),
  });
  expect(said).not.toContain('of nobody');
  expect(readFileSync(join(projectRoot, 'package.json'), 'utf8')).toContain('"doctor"');
});
