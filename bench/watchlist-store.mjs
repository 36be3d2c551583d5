/**
 * The watchlist search on PostgreSQL: `npm run bench:watchlist -- --store`, or this file. Entries of the lists in
 * ../shared/data among fictitious people, at growing numbers of names: import, then searches.
 * `--names=10000,100000,1000000` (the default), `--searches=400` of each kind, `--keep=FOLDER` keeps the database,
 * which
 * `--import=no` searches without an import. Linux only.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { openLog } from '../dist/kit/process/log.js';
import { openPool } from '../dist/kit/store/database.js';
import { migrate } from '../dist/subgraphs/all.js';
import { DATA, loadLists } from './watchlist/lists.mjs';
import { randomOf } from '../packages/name-matching/bench/random.mjs';
import { entitiesIn, imported, searched, shown, writeEntities } from './watchlist/store.mjs';

if (!existsSync(DATA)) {
  console.error('The lists are missing: put them in ../shared/data/watchlist.');
  process.exit(1);
}

const option = (name, otherwise) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise;

const sizes = option('names', '10000,100000,1000000').split(',').map(Number);
const searches = Number(option('searches', '400'));
const keep = option('keep', null);
const folder = keep ?? mkdtempSync(join(tmpdir(), 'bench-watchlist-'));
const world = await loadLists();
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const log = openLog('error', 'bench');
const pool = openPool(postgres.ownerUrl, 4, log);
// Searches use one connection, and its server process is measured.
const single = openPool(postgres.ownerUrl, 1, log);
try {
  await migrate(pool);
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  for (const size of sizes) {
    if (option('import', 'yes') === 'yes') {
      const path = entitiesIn(folder, size);
      if (!existsSync(path)) await writeEntities(path, world, randomOf(size), size);
      const { rows, seconds, ownSeconds, serverSeconds, peakMb } = await imported(pool, postmaster, path);
      console.log(
        `${size} names: ${rows} rows in ${seconds.toFixed(1)} s; processors: this process ${ownSeconds.toFixed(1)} s, ` +
          `PostgreSQL ${serverSeconds.toFixed(1)} s; memory at most ${peakMb.toFixed(0)} MB`,
      );
    }
    for (const line of shown(await searched(single, world, size, searches))) console.log(`  ${line}`);
  }
} finally {
  await Promise.all([pool.end(), single.end()]);
  await postgres.stop();
  if (!keep) rmSync(folder, { recursive: true, force: true });
}
