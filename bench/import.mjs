/**
 * Imports a million rows into a dataset on its own embedded PostgreSQL and prints time and memory; then the same
 * while replacing an existing version. Linux only; `npm run build` first. BENCH_ROWS: rows (1000000).
 */
import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { openLog } from '../dist/kit/process/log.js';
import { openPool } from '../dist/kit/store/database.js';
import { migrate } from '../dist/subgraphs/all.js';
import { DATASETS } from '../dist/subgraphs/intelligence/capability-sources.js';
import { importDataset } from '../dist/subgraphs/intelligence/datasets/store/import-dataset.js';
import { openReads } from '../dist/subgraphs/intelligence/reads.js';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const LOOKUPS = 2_000;

const domainOf = (n) => `c${n}-${n % 997}.com`;

/** Lines of each list, generated from the number alone. */
const LISTS = {
  companies: {
    head: 'name,domain,year founded,industry,size range,locality,country,linkedin url\n',
    line: (n) =>
      `Company ${n},${domainOf(n)},1990,"hospitality, travel",11-50,oslo,norway,linkedin.com/company/c${n}\n`,
    ask: (reads, n) => reads.companies(domainOf(n)),
  },
  'ip-blocklist': {
    head: '# addresses\n',
    line: (n) => `${11 + (n >> 24)}.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}\t${(n % 9) + 1}\n`,
    ask: (reads, n) => reads.ipThreats(`11.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`),
  },
  breaches: {
    head: '',
    line: (n) => `${createHash('sha1').update(`guest${n}@example.com`).digest('hex')}:Breach${n % 300}\n`,
    ask: (reads, n) => reads.breaches(`guest${n}@example.com`),
  },
};

async function write(path, { head, line }, rows) {
  function* lines() {
    if (head) yield head;
    for (let n = 0; n < rows; n += 1000) {
      let text = '';
      for (let each = n; each < Math.min(rows, n + 1000); each += 1) text += line(each);
      yield text;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
}

/** Runs the work, and returns its seconds and the peak growth of this process's memory. */
async function measured(work) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const startedAt = performance.now();
  const result = await work().finally(() => clearInterval(timer));
  return {
    result,
    seconds: (performance.now() - startedAt) / 1000,
    mb: (peak - before) / 2 ** 20,
    peakMb: peak / 2 ** 20,
  };
}

async function lookups(reads, ask) {
  const times = [];
  for (let k = 0; k < LOOKUPS; k += 1) {
    const startedAt = performance.now();
    const { known } = await ask(reads, (k * 7919) % ROWS);
    if (!known) throw new Error('A lookup found no data.');
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return `p50 ${times[LOOKUPS / 2].toFixed(2)} ms, p99 ${times[Math.floor(LOOKUPS * 0.99)].toFixed(2)} ms`;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const pool = openPool(postgres.ownerUrl, 4, openLog('error', 'bench'));
try {
  await migrate(pool);
  const reads = openReads(pool);
  for (const [name, list] of Object.entries(LISTS)) {
    const dataset = DATASETS.find((each) => each.name === name);
    const path = join(folder, `${name}.txt`);
    for (const title of ['first', 'again, beside the version in force']) {
      await write(path, list, title === 'first' ? ROWS : ROWS - 1);
      const { result, seconds, mb, peakMb } = await measured(() =>
        importDataset(pool, dataset, path, { allowPrivate: false }),
      );
      const [{ rows }] = result;
      console.log(
        `${name} ${title}: ${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)}/s), memory + ${mb.toFixed(0)} MB (${peakMb.toFixed(0)} MB in all)`,
      );
    }
    console.log(`${name} lookups: ${await lookups(reads, list.ask)}`);
  }
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
