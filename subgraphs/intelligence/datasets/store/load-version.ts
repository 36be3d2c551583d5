import type pg from 'pg';
import { publishOn } from '#kit/queue/topics.js';
import { type Dataset, type Put, type Value, SKIPPED } from '../catalogue/dataset.js';
import { type Corpus, corpusOf, joinVersion } from '../parts/join-version.js';
import { refuseOtherSource } from '../parts/refuse-other-source.js';
import { ImportProblem } from '../source/import-problem.js';
import type { SourceFile } from '../source/source-file.js';
import { type Loading, type VersionFacts, beginVersion, failVersion, isInForce, switchTo } from './begin-version.js';
import { clearVersions } from './clear-versions.js';
import { type Cell, copyRows } from './copy-rows.js';
import { patiently } from './patiently.js';
import { withDatasetLock } from './with-dataset-lock.js';
import { lookupMessages } from '../../messages.js';

const element = (text: string) => (/["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`);

/** A value as its column's type reads it from text. */
function cellOf(value: Value): Cell {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((each) => element(cellOf(each)!)).join(',')}}`;
  return String(value);
}

/** Stores rows of one version, one statement for each table they go into. */
async function putRows(client: pg.PoolClient, dataset: Dataset, versionId: string, puts: Put[]): Promise<void> {
  for (const [table, columns] of Object.entries(dataset.tables)) {
    const names = Object.keys(columns);
    const rows = puts.flatMap(({ into, row }) =>
      into === table ? [[versionId, ...names.map((name) => cellOf(row[name]))]] : [],
    );
    if (rows.length > 0) await copyRows(client, table, ['version_id', ...names], rows);
  }
}

/** Records that are stored together: some 20 ms of work, and what is read again after a kill. */
const BATCH = 2_000;

/** Seven years, after which 15 USC 1681c lets most of what speaks against somebody rest. */
export const KEPT_DAYS = 2_557;

export interface Loaded {
  dataset: string;
  part: string;
  /** `unchanged`: the very same source is in force already. */
  outcome: 'loaded' | 'unchanged';
  /** In force, those of before among them. */
  rows: number;
  /** Of a feed: rows of before that its files no longer list. */
  kept: number;
  /** The other source that it took the place of. */
  replaced: string | null;
  skipped: number;
  /** How many records an earlier load had stored already. */
  resumedAt: number;
}

/** What a load comes to whose source is in force already. */
export const unchanged = (dataset: string, part: string): Loaded => ({
  dataset,
  part,
  outcome: 'unchanged' as const,
  rows: 0,
  kept: 0,
  replaced: null,
  skipped: 0,
  resumedAt: 0,
});

export interface LoadOptions {
  /** Told after each batch. */
  onProgress?: (rows: number) => void;
  /** Ends the load after the batch under way; a later one goes on there. */
  signal?: AbortSignal;
  /** For how long a feed's records stay that its files no longer list, in days; seven years unless given. */
  keptDays?: number;
}

/**
 * Loads files beside the version in force and switches when all of it is there. Whatever goes wrong leaves the one in
 * force: a bad file throws ImportProblem and leaves nothing; a broken load is gone on with by the next for the same
 * source.
 */
export async function loadVersion(
  pool: pg.Pool,
  dataset: Dataset,
  files: SourceFile[],
  facts: VersionFacts,
  options: LoadOptions = {},
): Promise<Loaded> {
  return withDatasetLock(pool, dataset.name, async (client) => {
    await clearVersions(client, dataset);
    const told = { dataset: dataset.name, part: facts.part };
    if (await isInForce(client, dataset, facts)) return unchanged(dataset.name, facts.part);
    const before = await refuseOtherSource(client, dataset, facts);
    const version = await beginVersion(client, dataset, facts);
    const resumedAt = version.position;
    await client.query('set synchronous_commit = off');
    try {
      await fill(client, dataset, files, version, options);
      if (version.rows === 0) throw new ImportProblem(lookupMessages.noRecords, facts.source);
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      await failVersion(client, version.id, error.message);
      await clearVersions(client, dataset);
      throw error;
    } finally {
      await client.query('set synchronous_commit = on').catch(() => undefined);
    }
    const kept = await putInForce(client, dataset, version, facts, options.keptDays);
    // Whoever rests on the records looks at once, and would by its own clock.
    await publishOn(client, 'datasets', [{ dataset: dataset.name }]);
    await clearVersions(client, dataset);
    const { rows, skipped } = version;
    const replaced = kept === 0 && before !== facts.source ? before : null;
    return { ...told, outcome: 'loaded', rows: rows + kept, kept, replaced, skipped, resumedAt };
  });
}

/** Puts a version in force whose rows are all there. Gives how many rows of before stay beside them. */
async function putInForce(
  client: pg.PoolClient,
  dataset: Dataset,
  { id, rows }: Loading,
  { part, replace = false }: VersionFacts,
  keptDays = KEPT_DAYS,
): Promise<number> {
  const version = { id, dataset: dataset.name, part };
  const { join } = dataset;
  const corpus: Corpus | null = join && !replace ? await corpusOf(client, dataset, part) : null;
  if (!corpus) await dataset.settle?.(client, version);
  for (const table of Object.keys(dataset.tables)) await patiently(client, `analyze ${table}`);
  if (join && corpus)
    return joinVersion(client, { ...dataset, join }, corpus, { ...version, corpusId: corpus.id, keptDays, rows });
  await noteCoverage(client, dataset, id);
  await switchTo(client, dataset, part, id);
  return 0;
}

/** Notes what a version covers, so that answers can tell "nothing found" from "nobody looked". */
async function noteCoverage(client: pg.PoolClient, { coverageSql }: Dataset, id: string): Promise<void> {
  if (!coverageSql) return;
  await patiently(client, `update intelligence.dataset_version set coverage = (${coverageSql}) where id = $1`, [id]);
}

/** Stores what the version lacks. `version` is counted on. */
async function fill(
  client: pg.PoolClient,
  dataset: Dataset,
  files: SourceFile[],
  version: Loading,
  { onProgress, signal }: LoadOptions,
): Promise<void> {
  let [read, skipped] = [0, 0];
  let puts: Put[] = [];
  const done = version.position;
  // One batch is being stored while the next is read.
  let storing: Promise<void> = Promise.resolve();
  const store = async () => {
    await storing;
    signal?.throwIfAborted();
    const next = { rows: version.rows + puts.length, skipped: version.skipped + skipped, position: read };
    storing = storeBatch(client, dataset, version.id, puts, next).then(() => {
      Object.assign(version, next);
      onProgress?.(version.rows);
    });
    // Whoever waits for it next is told of a failure.
    storing.catch(() => undefined);
    [puts, skipped] = [[], 0];
  };
  try {
    for await (const put of dataset.read(files)) {
      read += 1;
      if (read <= done) continue;
      if (put === SKIPPED) skipped += 1;
      else puts.push(put);
      if (puts.length >= BATCH || read % (BATCH * 50) === 0) await store();
    }
    await store();
  } finally {
    await storing;
  }
}

async function storeBatch(
  client: pg.PoolClient,
  dataset: Dataset,
  id: string,
  puts: Put[],
  { rows, skipped, position }: Omit<Loading, 'id'>,
): Promise<void> {
  await client.query('begin');
  try {
    await putRows(client, dataset, id, puts);
    await client.query(
      'update intelligence.dataset_version set row_count = $2, skipped = $3, position = $4 where id = $1',
      [id, rows, skipped, position],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // Classes 22 and 23 of SQLSTATE: the data, not the database.
    if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error;
    throw new ImportProblem(lookupMessages.wrongColumnType(position));
  }
}
