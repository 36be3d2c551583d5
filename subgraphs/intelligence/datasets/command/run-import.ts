import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';
import { ImportProblem } from '../source/import-problem.js';
import { importDataset } from '../store/import-dataset.js';
import type { Loaded } from '../store/load-version.js';
import { importOfficial } from './import-official.js';
import { type Output, grouped, progressLine } from './progress-line.js';
import { type Asked, USAGE, readArguments } from './read-arguments.js';

export interface Command {
  datasets: Dataset[];
  output: Output;
  /** Opens the database for the work. */
  withPool(work: (pool: pg.Pool) => Promise<void>): Promise<void>;
  /** Ends a load between two batches; the next one goes on there. */
  signal?: AbortSignal;
}

/** Says in a line what a load has come to. */
export function outcomeOf({ dataset, part, outcome, rows, skipped, resumedAt }: Loaded): string {
  const name = part === 'all' ? dataset : `${dataset} (${part})`;
  if (outcome === 'unchanged') return `${name}: this very file is in force already.`;
  const left = skipped > 0 ? `, ${grouped(skipped)} records of no use left out` : '';
  const resumed = resumedAt > 0 ? `, gone on with at record ${grouped(resumedAt)}` : '';
  return `${name}: ${grouped(rows)} rows are in force${left}${resumed}.`;
}

async function importOne({ output, signal }: Command, pool: pg.Pool, dataset: Dataset, asked: Asked): Promise<void> {
  const progress = progressLine(output);
  const startedAt = Date.now();
  try {
    const loaded = await importDataset(pool, dataset, asked.from!, {
      ...{ encoding: asked.encoding, date: asked.date, part: asked.part, allowPrivate: asked.allowPrivate },
      ...(signal && { signal }),
      onProgress: progress.show,
      onLeftOut: (names) => output.write(`Left out: ${names.join(', ')}\n`),
    });
    progress.end();
    for (const each of loaded) output.write(`${outcomeOf(each)}\n`);
    output.write(`Licence: ${dataset.licence}. ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  } finally {
    progress.end();
  }
}

/**
 * `npm run import`. Gives the exit code: 0 when all is loaded, 1 when something could not be (what was in force stays),
 * 2 when the request could not be understood.
 */
export async function runImport(words: string[], command: Command): Promise<number> {
  const { datasets, output } = command;
  try {
    const asked = readArguments(words);
    const dataset = datasets.find(({ name }) => name === asked?.dataset);
    if (!asked || (asked.dataset !== 'official' && !dataset)) {
      output.write(`${USAGE}${datasets.map(({ name }) => name).join(', ')}\n`);
      return 2;
    }
    let failed = 0;
    await command.withPool(async (pool) => {
      if (dataset) await importOne(command, pool, dataset, asked);
      else failed = await importOfficial(command, pool, asked);
    });
    return failed > 0 ? 1 : 0;
  } catch (error) {
    if (command.signal?.aborted)
      output.write('Stopped. The same command goes on where it was; what was in force stays.\n');
    else if (error instanceof ImportProblem) output.write(`Not loaded: ${error.message}\nWhat was in force stays.\n`);
    else throw error;
    return 1;
  }
}
