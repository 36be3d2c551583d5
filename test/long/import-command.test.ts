import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { stopEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { built } from '../support/built.js';
import { type StartedRole, freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY, migratedDatabase } from '../support/running.js';
import { until } from '../support/until.js';

const COMMAND = 'subgraphs/intelligence/datasets/command/main.js';
const folder = mkdtempSync(join(tmpdir(), 'import-'));
const dataDir = join(folder, 'data');
let service: StartedRole | null = null;

beforeAll(built);

afterAll(async () => {
  await service?.stop();
  await stopEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  rmSync(folder, { recursive: true, force: true });
});

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const addresses = (count: number) =>
  Array.from({ length: count }, (_, n) => `11.${n >> 16}.${(n >> 8) & 255}.${n & 255}\n`).join('');

/** Runs a command to completion. */
async function run(words: string[], environment: Record<string, string> = { DATA_DIR: dataDir }) {
  const started = startRole(COMMAND, environment, words);
  const code = await started.ended;
  return { code, written: started.written() };
}

test('a killed import keeps the current data, and the same command resumes it', async () => {
  const database = await migratedDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const environment = { DATABASE_URL: database.url };
  const versions = async () =>
    (
      await client.query<{ state: string; position: string; rows: string }>(
        'select state, position, row_count as rows from intelligence.dataset_version order by started_at',
      )
    ).rows;
  const stored = async () =>
    (await client.query<{ n: number }>('select count(*)::int as n from intelligence.ip_block')).rows[0]!.n;
  try {
    await run(['import', 'ip-blocklist', file('old.txt', '1.1.1.1\n')], environment);
    const words = ['import', 'ip-blocklist', file('many.txt', addresses(300_000)), '--replace'];
    const killed = startRole(COMMAND, environment, words);
    await until(async () => Number((await versions())[1]?.position ?? 0) > 10_000, 120_000);
    killed.kill();
    await killed.ended;
    const [old, broken] = await versions();
    expect([old!.state, broken!.state]).toEqual(['in_force', 'loading']);
    const { code, written } = await run(words, environment);
    expect({ code, written }).toEqual({
      code: 0,
      written: expect.stringMatching(/300,000 rows active, replacing old.txt, resumed at record \d/),
    });
    expect(await versions()).toMatchObject([{ state: 'replaced' }, { state: 'in_force', rows: '300000' }]);
    expect(await stored()).toBe(300_000);
  } finally {
    await client.end();
    await database.drop();
  }
});

test('rejects another file of a dataset with the two ways to load it, and never drops the first silently', async () => {
  const database = await migratedDatabase();
  const environment = { DATABASE_URL: database.url };
  const put = (...words: string[]) => run(['import', 'ip-blocklist', ...words], environment);
  const loaded = async () =>
    (await run(['datasets'], environment)).written
      .match(/^ip-blocklist.*\.txt/gm)
      ?.map((line) => line.replace(/ +/g, ' '));
  const day = new Date().toISOString().slice(0, 10);
  try {
    expect(await put(file('ipsum.txt', '1.1.1.1\n1.1.1.2\n'))).toMatchObject({ code: 0 });
    const other = file('vpn.txt', '2.2.2.2\n');
    expect(await put(other)).toEqual({
      code: 1,
      written:
        `Import failed: ip-blocklist already contains ipsum.txt (2 rows, ${day}), which vpn.txt would replace. ` +
        'To keep both: npm run import -- ip-blocklist <file or URL> --part NAME. ' +
        'To replace: npm run import -- ip-blocklist <file or URL> --replace.\nThe current data stays active.\n',
    });
    expect(await loaded()).toEqual([`ip-blocklist 2 ${day} ipsum.txt`]);
    expect(await put(other, '--part', 'vpn')).toMatchObject({ code: 0 });
    expect(await loaded()).toEqual([`ip-blocklist 2 ${day} ipsum.txt`, `ip-blocklist (vpn) 1 ${day} vpn.txt`]);
    expect(await put(file('ipsum.txt', '1.1.1.3\n'))).toMatchObject({ code: 0 });
    expect(await loaded()).toEqual([`ip-blocklist 1 ${day} ipsum.txt`, `ip-blocklist (vpn) 1 ${day} vpn.txt`]);
    expect(await put(file('later.txt', '3.3.3.3\n'), '--replace')).toMatchObject({
      code: 0,
      written: expect.stringContaining('ip-blocklist: 1 rows active, replacing ipsum.txt.'),
    });
    expect(await loaded()).toEqual([`ip-blocklist 1 ${day} later.txt`, `ip-blocklist (vpn) 1 ${day} vpn.txt`]);
  } finally {
    await database.drop();
  }
});

test('works without a service, beside one, and before the first start', async () => {
  const list = file('list.txt', '11.0.0.1\n');
  expect(await run(['import', 'ip-blocklist', list])).toMatchObject({ code: 0 });
  const bad = await run(['import', 'ip-blocklist', file('bad.txt', '11.0.0.2\nnonsense\n'), '--replace']);
  expect(bad).toEqual({
    code: 1,
    written: expect.stringContaining('bad.txt: line 2: not an IP address or network\nThe current data stays active.'),
  });
  expect(await run(['import', 'nothing', list])).toMatchObject({ code: 2, written: expect.stringContaining('Usage:') });
  const told = await run(['datasets']);
  expect(told.written).toMatch(/ip-blocklist +1 +\d{4}-\d\d-\d\d +list\.txt +Unlicense/);
  expect(told.written).toMatch(/EMPTY\n(?:[^]*\n)?education: .*\n +npm run import -- education https:/);

  // The database server started by the command keeps running for the service that starts meanwhile.
  const long = startRole(COMMAND, { DATA_DIR: dataDir }, [
    'import',
    'ip-blocklist',
    file('many.txt', addresses(200_000)),
    '--replace',
  ]);
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), BOOTSTRAP_API_KEY: FIRST_KEY };
  service = startRole('gateway/main.js', { ...environment, LOG_LEVEL: 'fatal' });
  await untilReady(service);
  expect(await long.ended).toBe(0);
  const threats = async (ip: string) => {
    const answer = await fetch(`${service!.url}/v1/lookup/ip-threats/${ip}`, { headers: { 'x-api-key': FIRST_KEY } });
    return ((await answer.json()) as { source: string }[]).map(({ source }) => source);
  };
  expect(await threats('11.1.0.0')).toEqual(['many']);
  expect(await run(['import', 'ip-blocklist', list, '--replace'])).toMatchObject({ code: 0 });
  expect([await threats('11.1.0.0'), await threats('11.0.0.1')]).toEqual([[], ['list']]);
  await until(async () => service!.written().includes('Empty datasets: '));
});
