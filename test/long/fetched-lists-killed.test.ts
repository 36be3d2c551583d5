import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '#kit/process/project-root.js';
import { gatewayConfig } from '#gateway/config.js';
import { findFetchStates } from '#subgraphs/intelligence/datasets/official/fetch-state.js';
import { built } from '../support/built.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';
import { type Publisher, startPublisher } from '../support/publisher.js';
import { freePort, startRole, untilReady } from '../support/roles.js';
import { FIRST_KEY, migratedDatabase } from '../support/running.js';
import { until } from '../support/until.js';

const ENTRIES = 30_000;

const UN = `<CONSOLIDATED_LIST dateGenerated="2026-11-18T09:00:00Z"><INDIVIDUALS>${Array.from(
  { length: ENTRIES },
  (_, n) => `<INDIVIDUAL><DATAID>${n}</DATAID><FIRST_NAME>ODETTE${n}</FIRST_NAME></INDIVIDUAL>`,
).join('\n')}</INDIVIDUALS></CONSOLIDATED_LIST>`;

let store: DatasetTest;
let publisher: Publisher;
const children: ChildProcess[] = [];

beforeAll(async () => {
  await built();
  store = await openDatasetTest();
  publisher = await startPublisher();
  publisher.files.set('/un.xml', UN);
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await publisher?.close();
  await store?.close();
});

/** A process that keeps the UN's list loaded, from the test's publisher. */
function startFetching() {
  const from = (path: string) => JSON.stringify(`file://${join(projectRoot, 'dist', path)}`);
  const script = store.file(
    'fetch.mjs',
    `import { openLog } from ${from('kit/process/log.js')};
     import { openPool } from ${from('kit/store/database.js')};
     import { DATASETS } from ${from('subgraphs/intelligence/capability-sources.js')};
     import { keepLoaded } from ${from('subgraphs/intelligence/datasets/official/keep-loaded.js')};
     const log = openLog('fatal', 'test');
     const un = DATASETS.find(({ name }) => name === 'un');
     const datasets = [{ ...un, officialUrl: '${publisher.base}/un.xml' }];
     keepLoaded(openPool(process.env.DATABASE_URL, 4, log), datasets, { log, say: console.log, allowPrivate: true });
     setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, DATABASE_URL: store.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => (written += chunk));
  return {
    written: () => written,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const state = async () => (await findFetchStates(store.pool)).get('un');

const position = async () => {
  const { rows } = await store.pool.query<{ position: string }>(
    `select position from intelligence.dataset_version where state = 'loading'`,
  );
  return Number(rows[0]?.position ?? 0);
};

test('after a kill during download or import the next process resumes, and no list stays as fetching', async () => {
  const letGo = publisher.hold();
  const first = startFetching();
  await until(async () => (await state())?.isFetching === true, 120_000);
  await first.kill();
  await until(async () => (await state())?.isFetching === false, 120_000);
  expect(await state()).toMatchObject({ problem: null, fetchedAt: null });
  letGo();

  const second = startFetching();
  await until(async () => (await position()) > 0, 120_000);
  await second.kill();
  await until(async () => (await state())?.isFetching === false, 120_000);
  const stoppedAt = await position();
  expect(stoppedAt).toBeGreaterThan(0);
  expect(second.written()).toMatch(/^un: downloading from 127\.0\.0\.1:\d+\n$/);

  const third = startFetching();
  await until(async () => third.written().includes('imported'), 120_000);
  expect(third.written()).toMatch(/un: imported 30,000 entries of 2026-11-18\n$/);
  expect(await state()).toMatchObject({ isFetching: false, problem: null });
  const { rows } = await store.pool.query('select count(*)::int as n from intelligence.watchlist_entry');
  expect(rows).toEqual([{ n: ENTRIES }]);
  await third.kill();
});

test('a default start fetches lists; without a network it is ready all the same and says so once', async () => {
  expect(gatewayConfig({}).DATASETS_AUTO).toBe('official');
  const database = await migratedDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const service = startRole('gateway/main.js', {
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    BOOTSTRAP_API_KEY: FIRST_KEY,
    DATASETS_AUTO: 'official',
    NODE_OPTIONS: `--import ${join(projectRoot, 'test/support/no-network.mjs')}`,
  });
  try {
    await untilReady(service);
    await until(async () => service.written().includes('Cannot reach any publisher'), 120_000);
    expect(service.written()).toContain('sanctions lists first (DATASETS_AUTO=off turns this off)');
    expect(service.written().match(/Cannot reach any publisher of public lists\./g)).toHaveLength(1);
    expect(service.written()).not.toMatch(/"level":[456]0|import failed/);
    const answer = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'x-api-key': FIRST_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ datasets { name parts { rows } fetch { state problem httpStatus nextAt } } }' }),
    });
    const { data } = (await answer.json()) as { data: { datasets: { name: string }[] } };
    const named = (name: string) => data.datasets.find((dataset) => dataset.name === name);
    for (const name of ['ofac-sdn', 'ofac-consolidated', 'un', 'eu', 'uk', 'fbi'])
      expect(named(name)).toEqual({
        name,
        parts: [],
        fetch: {
          state: 'FAILED',
          httpStatus: null,
          problem: expect.stringContaining('could not be resolved'),
          nextAt: expect.stringMatching(/^20/),
        },
      });
    expect(named('opensanctions')).toEqual({ name: 'opensanctions', parts: [], fetch: null });
    expect(await service.stop()).toBe(0);
  } finally {
    service.kill();
    await client.end();
    await database.drop();
  }
});
