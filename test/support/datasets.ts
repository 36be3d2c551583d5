import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { DATASETS } from '#subgraphs/intelligence/capability-sources.js';
import type { Dataset } from '#subgraphs/intelligence/datasets/catalogue/dataset.js';
import { type ImportOptions, importDataset } from '#subgraphs/intelligence/datasets/store/import-dataset.js';
import type { Loaded } from '#subgraphs/intelligence/datasets/store/load-version.js';
import { migratedDatabase } from './running.js';

export interface DatasetTest {
  pool: pg.Pool;
  url: string;
  folder: string;
  /** Writes a file into the test's folder; returns its path. */
  file(name: string, content: string | Buffer): string;
  /**
   * Imports a path or a URL into a dataset by name, or into the given one; it replaces the current version, as with
   * `--replace`, unless it is a feed.
   */
  load(dataset: string | Dataset, from: string, options?: Partial<ImportOptions>): Promise<Loaded[]>;
  close(): Promise<void>;
}

/** The dataset with that name. */
export function datasetNamed(name: string): Dataset {
  return DATASETS.find((each) => each.name === name)!;
}

/** Imports into the database at `url`, with a folder for the files. */
export function datasetsOn(url: string): DatasetTest {
  const pool = openPool(url, 4, openLog('silent', 'test'));
  const folder = mkdtempSync(join(tmpdir(), 'datasets-'));
  return {
    pool,
    url,
    folder,
    file(name, content) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
    load(dataset, from, options = {}) {
      const named = typeof dataset === 'string' ? datasetNamed(dataset) : dataset;
      return importDataset(pool, named, from, { allowPrivate: true, replace: !named.join, ...options });
    },
    async close() {
      await pool.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same on a separate database. */
export async function openDatasetTest(): Promise<DatasetTest> {
  const database = await migratedDatabase();
  const test = datasetsOn(database.url);
  return {
    ...test,
    async close() {
      await test.close();
      await database.drop();
    },
  };
}
