import type pg from 'pg';
import { type Dataset, WHOLE } from '../catalogue/dataset.js';
import { OtherSourceInForce, refuseOtherSource } from '../parts/refuse-other-source.js';
import { DownloadProblem } from '../source/download-problem.js';
import type { Validators } from '../source/fetch-files.js';
import { ImportProblem } from '../source/import-problem.js';
import { importDataset, officialSources } from '../store/import-dataset.js';
import { beginFetch, endFetch, failFetch, knownValidators } from './fetch-state.js';
import { openReceived } from './received-bytes.js';
import { withFetchLock } from './with-fetch-lock.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Backoff by the number of failures in a row; the last delay repeats. */
const BACKOFF_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];

const AGAIN_AFTER_MS = 24 * HOUR;

export interface FetchOptions {
  /** Whether downloads from private network addresses are allowed. */
  allowPrivate: boolean;
  signal: AbortSignal;
  /** Called when the publisher starts to send data. */
  onDownload(dataset: Dataset): void;
}

/** Result of a check with the publisher. */
export type FetchOutcome =
  | { outcome: 'unchanged' }
  | { outcome: 'loaded'; entries: number; asOf: string }
  | {
      outcome: 'failed';
      problem: string;
      status: number | null;
      /** Whether no server could be reached at all. */
      isUnreachable: boolean;
      /** The manually imported source that stays active. */
      heldBy: string | null;
      nextAt: Date;
    };

const backoff = (failures: number) => BACKOFF_MS[Math.min(failures, BACKOFF_MS.length) - 1]!;
/** A manually imported list stays until it is replaced explicitly. */
const aDay = () => AGAIN_AFTER_MS;

/** Returns the number of active entries of a dataset, and the earliest date of their data. */
async function entriesInForce(pool: pg.Pool, { name, tables }: Dataset): Promise<{ entries: number; asOf: string }> {
  const { rows } = await pool.query<{ entries: number; asOf: string }>(
    `with v as (
       select coalesce(corpus_id, id) as id, coalesce(source_date, loaded_at::date)::text as as_of
       from intelligence.dataset_version where dataset = $1 and state = 'in_force')
     select (select count(*)::int from ${Object.keys(tables)[0]!} where version_id = any(array(select id from v))) as entries,
       (select min(as_of) from v) as "asOf"`,
    [name],
  );
  return rows[0]!;
}

function failureOf(error: ImportProblem) {
  const download = error instanceof DownloadProblem ? error : null;
  return {
    problem: error.message,
    status: download?.status ?? null,
    isUnreachable: download?.isUnreachable ?? false,
    heldBy: error instanceof OtherSourceInForce ? error.inForce : null,
  };
}

/**
 * Downloads a dataset from its publisher and imports it, if it is due and no other process is doing so; otherwise
 * returns null. The time of the next check is stored in the database: a day later, or sooner after a failure.
 */
export function fetchOfficial(pool: pg.Pool, dataset: Dataset, options: FetchOptions): Promise<FetchOutcome | null> {
  return withFetchLock(pool, dataset.name, async () => {
    if (!(await beginFetch(pool, dataset.name))) return null;
    let validators: Validators | null | undefined;
    let isTold = false;
    const onDownload = () => {
      if (!isTold) options.onDownload(dataset);
      isTold = true;
    };
    const received = openReceived(pool, dataset.name);
    try {
      const [source, onlyReplaces] = [dataset.officialUrl!, officialSources(dataset)];
      await refuseOtherSource(pool, dataset, { part: WHOLE, source, onlyReplaces });
      const loaded = await importDataset(pool, dataset, dataset.officialUrl!, {
        allowPrivate: options.allowPrivate,
        signal: options.signal,
        known: await knownValidators(pool, dataset),
        onValidators: (told) => (validators = told),
        onDownload,
        onBytes: received.add,
      });
      await endFetch(pool, dataset, validators, AGAIN_AFTER_MS);
      if (loaded.every(({ outcome }) => outcome === 'unchanged')) return { outcome: 'unchanged' as const };
      return { outcome: 'loaded' as const, ...(await entriesInForce(pool, dataset)) };
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      const { isUnreachable, ...failure } = failureOf(error);
      const nextAt = await failFetch(pool, dataset.name, failure, failure.heldBy ? aDay : backoff);
      return { outcome: 'failed' as const, ...failure, isUnreachable, nextAt };
    } finally {
      await received.written();
    }
  });
}
