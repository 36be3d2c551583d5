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

/** Formats a value for its column's type. */
function cellOf(value: Value): Cell {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((each) => element(cellOf(each)!)).join(',')}}`;
  return String(value);
}

/** Stores rows of one version, one statement per table. */
async function putRows(client: pg.PoolClient, dataset: Dataset, versionId: string, puts: Put[]): Promise<void> {
  for (const [table, columns] of Object.entries(dataset.tables)) {
    const names = Object.keys(columns);
    const rows = puts.flatMap(({ into, row }) =>
      into === table ? [[versionId, ...names.map((name) => cellOf(row[name]))]] : [],
    );
    if (rows.length > 0) await copyRows(client, table, ['version_id', ...names], rows);
  }
}

/** Records per batch: about 20 ms of work, and what has to be read again after a crash. */
const BATCH = 2_000;

/** Seven years, after which 15 USC 1681c bars reporting most adverse information. */
export const KEPT_DAYS = 2_557;

export interface Loaded {
  dataset: string;
  part: string;
  /** `unchanged`: exactly this source is already active. */
  outcome: 'loaded' | 'unchanged';
  /** Active rows, including earlier ones. */
  rows: number;
  /** For a feed: earlier rows that its files no longer list. */
  kept: number;
  /** The other source that was replaced. */
  replaced: string | null;
  skipped: number;
  /** Number of records already stored by an interrupted import. */
  resumedAt: number;
}

/** Result of an import whose source is already active. */
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
  /** Called after each batch. */
  onProgress?: (rows: number) => void;
  /** Stops the import after the current batch; a later one resumes there. */
  signal?: AbortSignal;
  /** Retention, in days, of feed records that the files no longer list; default: seven years. */
  keptDays?: number;
}

/**
 * Loads files next to the active version and switches when they are complete. On any error the active version stays: an
 * invalid file throws ImportProblem and leaves nothing; an interrupted import is resumed by the next one of the same
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
    // Notify dependent checks now, instead of waiting for their next poll.
    await publishOn(client, 'datasets', [{ dataset: dataset.name }]);
    await clearVersions(client, dataset);
    const { rows, skipped } = version;
    const replaced = kept === 0 && before !== facts.source ? before : null;
    return { ...told, outcome: 'loaded', rows: rows + kept, kept, replaced, skipped, resumedAt };
  });
}

/** Activates a version with all its rows. Returns the number of earlier rows that stay. */
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

/** Stores the coverage of a version, which distinguishes "nothing found" from "not searched". */
async function noteCoverage(client: pg.PoolClient, { coverageSql }: Dataset, id: string): Promise<void> {
  if (!coverageSql) return;
  await patiently(client, `update intelligence.dataset_version set coverage = (${coverageSql}) where id = $1`, [id]);
}

/** Stores the remaining records. Updates the counters of `version`. */
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
  // One batch is stored while the next is read.
  let storing: Promise<void> = Promise.resolve();
  const store = async () => {
    await storing;
    signal?.throwIfAborted();
    const next = { rows: version.rows + puts.length, skipped: version.skipped + skipped, position: read };
    storing = storeBatch(client, dataset, version.id, puts, next).then(() => {
      Object.assign(version, next);
      onProgress?.(version.rows);
    });
    // A failure is reported to the next await.
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
    // SQLSTATE classes 22 and 23: an error in the data, not in the database.
    if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error;
    throw new ImportProblem(lookupMessages.wrongColumnType(position));
  }
}
