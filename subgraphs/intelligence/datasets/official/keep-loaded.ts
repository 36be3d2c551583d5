import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import type { Dataset } from '../catalogue/dataset.js';
import { fetchOfficial } from './fetch-official.js';
import { retryFailed, untilDue } from './fetch-state.js';
import { type Telling, tellFetches } from './tell-fetches.js';

/** Another process may be downloading what is due; the next check finds it done. */
const MIN_WAIT_MS = 10_000;
const MAX_WAIT_MS = 600_000;

export interface KeepOptions {
  log: Log;
  /** Prints a line for the operator. */
  say(line: string): void;
  /** Whether downloads from private network addresses are allowed. */
  allowPrivate?: boolean;
}

/** Datasets with a download URL; those that guests wait for come first. */
function publishedOf(datasets: Dataset[]): Dataset[] {
  const published = datasets.filter(({ officialUrl }) => officialUrl !== null);
  return [
    ...published.filter(({ isFetchedFirst }) => isFetchedFirst),
    ...published.filter(({ isFetchedFirst }) => !isFetchedFirst),
  ];
}

/** Downloads all due datasets one by one. */
export async function fetchDue(
  pool: pg.Pool,
  datasets: Dataset[],
  { log, allowPrivate = false }: KeepOptions,
  telling: Telling,
  signal: AbortSignal,
): Promise<void> {
  for (const dataset of publishedOf(datasets)) {
    if (signal.aborted) return;
    try {
      const options = { allowPrivate, signal, onDownload: telling.downloading };
      const outcome = await fetchOfficial(pool, dataset, options);
      if (!outcome) continue;
      telling.ended(dataset, outcome);
      const fields = { dataset: dataset.name, ...outcome };
      if (outcome.outcome !== 'failed') log.info(fields, 'dataset.fetched');
      else if (outcome.isUnreachable || outcome.heldBy !== null) log.info(fields, 'dataset.not_fetched');
      else log.warn(fields, 'dataset.not_fetched');
    } catch (err) {
      if (signal.aborted) return;
      log.warn({ err, dataset: dataset.name }, 'dataset.not_fetched');
    }
  }
  telling.passed();
}

/**
 * Downloads public datasets in the background: immediately and then daily, sooner after failures. Unchanged data costs
 * one request, and after a failure the previous data stays active. The schedule is stored in the database, so that a
 * restart continues it and only one of several processes downloads. Returns a function that stops the downloads.
 */
export function keepLoaded(pool: pg.Pool, datasets: Dataset[], options: KeepOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const telling = tellFetches(options.say);
  const work = async () => {
    await retryFailed(pool).catch((err: unknown) => options.log.warn({ err }, 'dataset.not_fetched'));
    while (!signal.aborted) {
      await fetchDue(pool, datasets, options, telling, signal);
      const waitMs = await untilDue(pool, publishedOf(datasets), MAX_WAIT_MS).catch(() => MIN_WAIT_MS);
      await sleep(Math.max(MIN_WAIT_MS, waitMs), null, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
  };
}
