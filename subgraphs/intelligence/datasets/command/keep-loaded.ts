import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import type { Dataset } from '../catalogue/dataset.js';
import { ImportProblem } from '../source/import-problem.js';
import { importDataset } from '../store/import-dataset.js';

const AGAIN_AFTER_MS = 24 * 3_600_000;

/**
 * Loads in the background what publishers give to everybody, at once and every day; what has not changed is left as it
 * is, and what fails leaves what was in force. Private networks are not called unless allowed. Gives the way to stop.
 */
export function keepLoaded(pool: pg.Pool, datasets: Dataset[], log: Log, allowPrivate = false): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const load = async (dataset: Dataset) => {
    try {
      const parts = await importDataset(pool, dataset, dataset.officialUrl!, { allowPrivate, signal });
      for (const { part, outcome, rows } of parts)
        log.info({ dataset: dataset.name, part, outcome, rows }, 'dataset.loaded');
    } catch (err) {
      if (signal.aborted) return;
      const problem = err instanceof ImportProblem ? err.message : undefined;
      log.warn({ err, dataset: dataset.name, problem }, 'dataset.not_loaded');
    }
  };
  const work = async () => {
    while (!signal.aborted) {
      for (const dataset of datasets) if (dataset.officialUrl && !signal.aborted) await load(dataset);
      await sleep(AGAIN_AFTER_MS, null, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
  };
}
