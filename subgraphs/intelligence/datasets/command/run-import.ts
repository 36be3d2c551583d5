import type pg from 'pg';
import { type Dataset, WHOLE } from '../catalogue/dataset.js';
import { ImportProblem } from '../source/import-problem.js';
import { dropPart } from '../parts/drop-part.js';
import { importDataset } from '../store/import-dataset.js';
import type { Loaded } from '../store/load-version.js';
import { importOfficial } from './import-official.js';
import { type Output, grouped, progressLine } from './progress-line.js';
import { type Asked, USAGE, readArguments } from './read-arguments.js';

export interface Command {
  datasets: Dataset[];
  output: Output;
  /** Whether downloads from private network addresses are allowed without `--allow-private`. */
  allowPrivate?: boolean;
  /** Runs the work with a connection pool. */
  withPool(work: (pool: pg.Pool) => Promise<void>): Promise<void>;
  /** Stops an import after the current batch; the next run resumes there. */
  signal?: AbortSignal;
  /** Retention, in days, of articles that feeds no longer list. */
  keptDays?: number;
}

/** Summarises the result of an import in one line. */
export function outcomeOf({ dataset, part, outcome, rows, kept, replaced, skipped, resumedAt }: Loaded): string {
  const name = part === 'all' ? dataset : `${dataset} (${part})`;
  if (outcome === 'unchanged') return `${name}: this file is already imported.`;
  const left = skipped > 0 ? `, ${grouped(skipped)} unusable records skipped` : '';
  const resumed = resumedAt > 0 ? `, resumed at record ${grouped(resumedAt)}` : '';
  const before = kept > 0 ? `, ${grouped(kept)} of them kept from earlier imports` : '';
  const instead = replaced ? `, replacing ${replaced}` : '';
  return `${name}: ${grouped(rows)} rows active${instead}${before}${left}${resumed}.`;
}

async function importOne(
  { output, signal, keptDays }: Command,
  pool: pg.Pool,
  dataset: Dataset,
  asked: Asked,
): Promise<void> {
  const progress = progressLine(output);
  const startedAt = Date.now();
  try {
    const loaded = await importDataset(pool, dataset, asked.from!, {
      encoding: asked.encoding,
      date: asked.date,
      part: asked.part,
      replace: asked.replace,
      allowPrivate: asked.allowPrivate,
      keptDays,
      ...(signal && { signal }),
      onProgress: progress.show,
      onLeftOut: (names) => output.write(`Files ignored: ${names.join(', ')}\n`),
    });
    progress.end();
    for (const each of loaded) output.write(`${outcomeOf(each)}\n`);
    output.write(`Licence: ${dataset.licence}. Finished in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.\n`);
  } finally {
    progress.end();
  }
}

async function dropOne({ output }: Command, pool: pg.Pool, dataset: Dataset, { part }: Asked): Promise<void> {
  const rows = await dropPart(pool, dataset, part ?? WHOLE);
  output.write(`${part ? `${dataset.name} (${part})` : dataset.name}: ${grouped(rows)} rows removed.\n`);
}

/**
 * `npm run import`. Returns the exit code: 0 when everything was imported, 1 when an import failed (the current data stays
 * active), 2 for wrong usage.
 */
export async function runImport(words: string[], command: Command): Promise<number> {
  const { datasets, output } = command;
  try {
    const asked = readArguments(words);
    if (asked && command.allowPrivate) asked.allowPrivate = true;
    const dataset = datasets.find(({ name }) => name === asked?.dataset);
    if (!asked || (asked.dataset !== 'official' && !dataset)) {
      output.write(`${USAGE}${datasets.map(({ name }) => name).join(', ')}\n`);
      return 2;
    }
    let failed = 0;
    await command.withPool(async (pool) => {
      if (dataset && asked.drop) await dropOne(command, pool, dataset, asked);
      else if (dataset) await importOne(command, pool, dataset, asked);
      else failed = await importOfficial(command, pool, asked);
    });
    return failed > 0 ? 1 : 0;
  } catch (error) {
    if (command.signal?.aborted)
      output.write('Stopped. Run the same command again to resume. The current data stays active.\n');
    else if (error instanceof ImportProblem)
      output.write(`Import failed: ${error.message}\nThe current data stays active.\n`);
    else throw error;
    return 1;
  }
}
