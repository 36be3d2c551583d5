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

/** Imports all datasets with a public download, one by one, and prints a result table. Returns the number of failures. */
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
        return `FAILED  ${error.message}`;
      },
    );
    progress.end();
    output.write(`${dataset.name.padEnd(width)}  ${result}\n`);
  }
  return failed;
}
