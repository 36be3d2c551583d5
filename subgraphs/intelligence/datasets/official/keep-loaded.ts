import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import { openBell } from '#kit/queue/bell.js';
import type { Topics } from '#kit/queue/topics.js';
import type { Dataset } from '../catalogue/dataset.js';
import { fetchOfficial } from './fetch-official.js';
import { retryFailed, untilDue } from './fetch-state.js';
import { FETCH_REQUESTS, findRequested } from './request-fetch.js';
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
  /** Announces downloads that users request. Without it, they are noticed at the next check. */
  topics?: Pick<Topics, 'listen'>;
}

/** Datasets with a download URL; those that guests wait for come first. */
function publishedOf(datasets: Dataset[]): Dataset[] {
  const published = datasets.filter(({ officialUrl }) => officialUrl !== null);
  return [
    ...published.filter(({ isFetchedFirst }) => isFetchedFirst),
    ...published.filter(({ isFetchedFirst }) => !isFetchedFirst),
  ];
}

/** Downloads a dataset if it is due. Returns whether it was. */
async function fetchOne(
  pool: pg.Pool,
  dataset: Dataset,
  { log, allowPrivate = false }: KeepOptions,
  telling: Telling,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const outcome = await fetchOfficial(pool, dataset, { allowPrivate, signal, onDownload: telling.downloading });
    if (!outcome) return false;
    telling.ended(dataset, outcome);
    const fields = { dataset: dataset.name, ...outcome };
    if (outcome.outcome !== 'failed') log.info(fields, 'dataset.fetched');
    else if (outcome.isUnreachable || outcome.heldBy !== null) log.info(fields, 'dataset.not_fetched');
    else log.warn(fields, 'dataset.not_fetched');
    return true;
  } catch (err) {
    if (!signal.aborted) log.warn({ err, dataset: dataset.name }, 'dataset.not_fetched');
    return false;
  }
}

/** Downloads all due datasets one by one; those that users request meanwhile are next. */
export async function fetchDue(
  pool: pg.Pool,
  datasets: Dataset[],
  options: KeepOptions,
  telling: Telling,
  signal: AbortSignal,
): Promise<void> {
  const published = publishedOf(datasets);
  const left = new Set(published);
  /** Requested ones that another process downloads, or that could not be tried. */
  const passedOver = new Set<string>();
  while (!signal.aborted) {
    const requested = await findRequested(pool);
    const next = published.find(({ name }) => requested.includes(name) && !passedOver.has(name));
    const dataset = next ?? [...left][0];
    if (!dataset) break;
    left.delete(dataset);
    const isTried = await fetchOne(pool, dataset, options, telling, signal);
    if (next && !isTried) passedOver.add(next.name);
  }
  if (!signal.aborted) telling.passed();
}

/**
 * Downloads public datasets in the background: immediately and then daily, sooner after failures or when a user requests
 * it. Unchanged data costs one request, and after a failure the previous data stays active. The schedule is stored in the
 * database, so that a restart continues it and only one of several processes downloads. Returns a function that stops the
 * downloads.
 */
export function keepLoaded(pool: pg.Pool, datasets: Dataset[], options: KeepOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const telling = tellFetches(options.say);
  const bell = openBell();
  const unsubscribe = options.topics?.listen(FETCH_REQUESTS, bell.ring, bell.ring);
  const warn = (err: unknown) => options.log.warn({ err }, 'dataset.not_fetched');
  const work = async () => {
    await retryFailed(pool).catch(warn);
    while (!signal.aborted) {
      await fetchDue(pool, datasets, options, telling, signal).catch(warn);
      const waitMs = await untilDue(pool, publishedOf(datasets), MAX_WAIT_MS).catch(() => MIN_WAIT_MS);
      if (!signal.aborted) await bell.heard(Math.max(MIN_WAIT_MS, waitMs));
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    unsubscribe?.();
    bell.ring();
    await running;
  };
}
