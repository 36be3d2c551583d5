/**
 * A change of 200 entries of a sanctions list against 100,000 guests of upcoming stays: how many guests are analysed
 * again, and how long it takes from the end of the import to the last analysis. `npm run bench:list-change` builds first.
 * Needs the lists in `../shared/data/watchlist` beside this folder. GUESTS (100000), CHANGES (200).
 * Half of the guests have common names of twelve cultures, half rarer ones. 60 % of the changed entries are new, 20 % get
 * another name, 20 % leave the list.
 */
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { useCipherKey } from '../dist/kit/cipher/keys-in-force.js';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { DATASETS } from '../dist/subgraphs/intelligence/capability-sources.js';
import { importDataset } from '../dist/subgraphs/intelligence/datasets/store/import-dataset.js';
import { guestKeys } from '../dist/subgraphs/intelligence/watchlist/search/guest-keys.js';
import { nameMark } from '../dist/subgraphs/screening/screening/analysis/lookups/listed-people.js';
import { guests } from '../packages/name-matching/bench/guests.mjs';
import { randomOf } from '../packages/name-matching/bench/random.mjs';
import { strangers } from '../packages/name-matching/bench/strangers.mjs';
import { openTarget } from './load.mjs';
import { cpuSeconds, startOurs } from './processes.mjs';
import { seedFirst, seedUpTo } from './seed.mjs';
import { loadLists } from './watchlist/lists.mjs';

const [GUESTS, CHANGES] = [
  ['GUESTS', 100_000],
  ['CHANGES', 200],
].map(([name, otherwise]) => Number(process.env[name] ?? otherwise));
const random = randomOf(11);
const dataset = DATASETS.find(({ name }) => name === 'opensanctions');

/** Names of guests, as common as they are: some appear often. */
function guestNames(count) {
  const [common, rare] = [guests(random, 625).flatMap(({ names }) => names), strangers(random, 10_000)];
  return Array.from({ length: count }, (_, n) => (n % 2 ? random.of(common) : random.of(rare).name));
}

const RENAME = `
  update screening.reservation r set guest_first_name = g.first, guest_last_name = g.last, guest_full_name = g.name,
    guest_name_marks = array(select jsonb_array_elements_text(g.marks))
  from jsonb_to_recordset($1::jsonb) as g(id uuid, first text, last text, name text, marks jsonb) where r.id = g.id`;

async function nameGuests(client, ids) {
  const names = guestNames(ids.length);
  for (let at = 0; at < ids.length; at += 10_000) {
    const rows = ids.slice(at, at + 10_000).map((id, n) => {
      const name = names[at + n];
      const [first, ...rest] = name.split(' ');
      return { id, first, last: rest.join(' '), name, marks: guestKeys(name).map(nameMark) };
    });
    await client.query(RENAME, [JSON.stringify(rows)]);
  }
  await client.query('vacuum analyze screening.reservation');
}

const lineOf = ({ at, names, birthDates, countries }, more = []) => {
  const [main, ...others] = names.map(({ text }) => text);
  const properties = { name: [main], alias: [...others, ...more], birthDate: birthDates, country: countries };
  return JSON.stringify({ id: `real-${at}`, schema: 'Person', properties });
};

/** The list before and after, as files. */
async function writeLists(folder) {
  const { entries } = await loadLists(({ kind }) => kind === 'person');
  const changed = new Set(random.sample(entries, CHANGES));
  const wayOf = new Map(
    [...changed].map((entry, n) => [entry, n % 5 < 3 ? 'added' : n % 5 === 3 ? 'renamed' : 'removed']),
  );
  const lines = (isIncluded, renames) =>
    entries
      .filter((entry) => isIncluded(wayOf.get(entry)))
      .map((entry) =>
        lineOf(entry, renames && wayOf.get(entry) === 'renamed' ? [random.of(entries).names[0].text] : []),
      );
  const [before, after] = [join(folder, 'before.json'), join(folder, 'after.json')];
  writeFileSync(before, lines((way) => way !== 'added', false).join('\n'));
  writeFileSync(after, lines((way) => way !== 'removed', true).join('\n'));
  return { before, after, count: entries.length };
}

const load = (pool, file) => importDataset(pool, dataset, file, { allowPrivate: false, replace: true });

const JOBS = `
  select count(*)::int as total, (count(*) filter (where state < 'completed'))::int as left,
    (select sequence from screening.watchlist_reading where name = 'import') as read
  from jobs.job_common where name = 'analyse-reservation'`;

async function measure(client, pool, after, pids) {
  const jobs = async () => (await client.query(JOBS)).rows[0];
  const before = await jobs();
  const startedAt = performance.now();
  await load(pool, after);
  const [importedAt, cpuAt] = [performance.now(), pids.map(cpuSeconds)];
  let now = await jobs();
  // The place is noted once everything is queued.
  while (now.read === before.read || now.left > 0) {
    await sleep(50);
    now = await jobs();
  }
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(1)} s`;
  const cpu = pids.map((pid, n) => (cpuSeconds(pid) - cpuAt[n]).toFixed(1));
  console.log(`CPU from its end: service ${cpu[0]} s, PostgreSQL ${cpu[1]} s`);
  const again = now.total - before.total;
  console.log(
    `import ${seconds(startedAt, importedAt)}; from its end to the last analysis ${seconds(importedAt, performance.now())}`,
  );
  console.log(
    `${again} of ${GUESTS} guests analysed again (${((100 * again) / GUESTS).toFixed(2)} %); load ${loadavg()[0].toFixed(1)}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'bench-list-change-'));
const closing = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const dataKey = randomBytes(32);
  useCipherKey(dataKey);
  const { before, after, count } = await writeLists(folder);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  closing.push(() => postgres.stop());
  const key = `sk_live_${randomBytes(32).toString('base64url')}`;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const settings = { DATA_KEY: dataKey.toString('base64') };
  const service = await startOurs({ databaseUrl: postgres.ownerUrl, dataDir, key, settings });
  closing.push(() => service.stop());
  const pool = new pg.Pool({ connectionString: postgres.ownerUrl });
  closing.push(() => pool.end());
  const client = await pool.connect();
  closing.push(() => client.release());
  await load(pool, before);
  const target = openTarget({ ...service, key });
  closing.push(() => target.close());
  const ids = await seedUpTo(client, await seedFirst(client, target), GUESTS);
  await nameGuests(client, ids);
  console.log(`${count} people listed, ${CHANGES} of them change`);
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'));
  await measure(client, pool, after, [service.pid, Number(parent)]);
} finally {
  for (const close of closing.reverse()) await close();
}
