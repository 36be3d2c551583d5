import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { built } from '../support/built.js';
import { startRole } from '../support/roles.js';
import { migratedDatabase } from '../support/running.js';
import { until } from '../support/until.js';

const COMMAND = 'subgraphs/intelligence/datasets/command/main.js';
const folder = mkdtempSync(join(tmpdir(), 'news-'));
const clients: pg.Client[] = [];
let database: Awaited<ReturnType<typeof migratedDatabase>>;

beforeAll(async () => {
  await built();
  database = await migratedDatabase();
});

afterAll(async () => {
  for (const client of clients) await client.end();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

const article = (path: string) =>
  JSON.stringify({ url: `https://paper.example/${path}`, title: `Of ${path}`, body: 'Any.', source: 'Paper' });

const start = (words: string[], environment: Record<string, string> = {}) =>
  startRole(COMMAND, { DATABASE_URL: database.url, ...environment }, ['import', 'news', ...words]);

async function run(...words: string[]) {
  const started = start(words);
  return { code: await started.ended, written: started.written() };
}

function feed(name: string, ...paths: string[]): string {
  writeFileSync(join(folder, name), paths.map(article).join('\n'));
  return join(folder, name);
}

const SHOWN = `
  select substr(t.title, 4) as path from intelligence.news_item t join intelligence.dataset_version v
    on coalesce(v.corpus_id, v.id) = t.version_id and v.state = 'in_force' order by 1`;

test('a feed import killed while it takes effect keeps the current data, and resumes', async () => {
  const client = await connected();
  const shown = async () => (await client.query<{ path: string }>(SHOWN)).rows.map(({ path }) => path);
  const holder = await connected();
  expect((await run(feed('a.ndjson', 'a', 'b'))).written).toMatch(/^news: 2 rows active\./m);
  await holder.query('begin');
  await holder.query(`select from intelligence.dataset_version where state = 'in_force' for update`);
  const next = feed('b.ndjson', 'b', 'c');
  const killed = start([next]);
  const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    and application_name like 'import-%'`;
  await until(async () => (await client.query(waits)).rowCount! > 0, 120_000);
  killed.kill();
  await killed.ended;
  await holder.query('rollback');
  expect(await shown()).toEqual(['a', 'b']);
  const { code, written } = await run(next);
  expect({ code, written }).toEqual({
    code: 0,
    written: expect.stringContaining('news: 3 rows active, 1 of them kept from earlier imports, resumed at record 2.'),
  });
  expect(await shown()).toEqual(['a', 'b', 'c']);
});

test('the command withdraws articles dropped from a feed, a whole section, and those past retention', async () => {
  const client = await connected();
  const shown = async () => (await client.query<{ path: string }>(SHOWN)).rows.map(({ path }) => path);
  expect(await run(feed('c.ndjson', 'd'), '--replace')).toMatchObject({ code: 0 });
  expect(await shown()).toEqual(['d']);
  await client.query(`update intelligence.news_item set published_at = now() - interval '8 days'`);
  const short = start([feed('e.ndjson', 'e')], { NEWS_KEPT_DAYS: '7' });
  expect(await short.ended).toBe(0);
  expect(await shown()).toEqual(['e']);
  expect(await run(feed('f.ndjson', 'f'), '--part', 'other')).toMatchObject({ code: 0 });
  expect(await run('--drop', '--part', 'other')).toEqual({
    code: 0,
    written: expect.stringContaining('news (other): 1 rows removed.'),
  });
  expect(await shown()).toEqual(['e']);
  expect(await run('--drop', '--part', 'other')).toMatchObject({ code: 1 });
  expect(await run('--drop', feed('g.ndjson', 'g'))).toMatchObject({ code: 2 });
  expect(await shown()).toEqual(['e']);
});
