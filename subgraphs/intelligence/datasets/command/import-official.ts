import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';
import { ImportProblem } from '../source/import-problem.js';
import { importDataset } from '../store/import-dataset.js';
import { type Output, grouped, progressLine } from './progress-line.js';

interface Official {
  datasets: Dataset[];
  output: Output;
  signal?: AbortSignal;
}

/** Loads one after the other what publishers give to everybody, and shows a table of what came of it. Gives the failures. */
export async function importOfficial(
  { datasets, output, signal }: Official,
  pool: pg.Pool,
  { allowPrivate, replace }: { allowPrivate: boolean; replace: boolean },
): Promise<number> {
  const official = datasets.filter(({ officialUrl }) => officialUrl !== null);
  const width = Math.max(...official.map(({ name }) => name.length));
  let failed = 0;
  for (const dataset of official) {
    const progress = progressLine(output);
    const result = await importDataset(pool, dataset, dataset.officialUrl!, {
      allowPrivate,
      replace,
      onProgress: progress.show,
      ...(signal && { signal }),
    }).then(
      (parts) =>
        parts.every(({ outcome }) => outcome === 'unchanged')
          ? 'unchanged'
          : `${grouped(parts.reduce((sum, { rows }) => sum + rows, 0))} rows`,
      (error: unknown) => {
        if (!(error instanceof ImportProblem)) throw error;
        failed += 1;
        return `NOT LOADED  ${error.message}`;
      },
    );
    progress.end();
    output.write(`${dataset.name.padEnd(width)}  ${result}\n`);
  }
  return failed;
}
