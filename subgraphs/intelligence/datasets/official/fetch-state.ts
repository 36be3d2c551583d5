import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';
import { labelOf } from '../source/open-source.js';
import type { Validators } from '../source/fetch-files.js';
import { FETCH_LOCKS } from './with-fetch-lock.js';

/** State of the automatic download of a dataset. */
export interface FetchState {
  /** Whether a process is downloading it now. */
  isFetching: boolean;
  /** Time of the last successful check with the publisher, whether or not new data was available. */
  fetchedAt: Date | null;
  /** Why the last attempt failed; null if it did not fail or there was none. */
  problem: string | null;
  /** HTTP status of the publisher's error response. */
  status: number | null;
  /** The active source if it was imported manually and is not replaced automatically; otherwise null. */
  heldBy: string | null;
  /** Time of the next attempt. */
  nextAt: Date;
  /** Whether a user has requested it and the attempt has not ended. */
  isRequested: boolean;
  /** Bytes received so far by the running attempt; null if none is running. */
  receivedBytes: number | null;
  /** Time when the last attempt ended, whether or not it succeeded. */
  endedAt: Date | null;
}

/**
 * Whether a process is downloading the dataset of row `f`. This needs a started attempt as well as the lock, because a
 * process also takes the lock briefly to check whether a download is due. `pg_locks` shows the second half of a key as
 * an unsigned number.
 */
export const IS_RUNNING = `f.tried_at > coalesce(f.ended_at, '-infinity') and exists (
  select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 2
    and l.database = (select oid from pg_database where datname = current_database())
    and l.classid = ${FETCH_LOCKS} and l.objid = (hashtext(f.dataset)::bigint & 4294967295)::oid)`;

const STATES = `
  select dataset, "isFetching", fetched_at as "fetchedAt", problem, status, held_by as "heldBy", next_at as "nextAt",
    requested_at is not null as "isRequested", ended_at as "endedAt",
    case when "isFetching" then received_bytes::float8 end as "receivedBytes"
  from (select f.*, ${IS_RUNNING} as "isFetching" from intelligence.dataset_fetch f) f`;

/** Returns the state of every dataset that was attempted. */
export async function findFetchStates(pool: pg.Pool): Promise<Map<string, FetchState>> {
  const { rows } = await pool.query<FetchState & { dataset: string }>(STATES);
  const date = (value: Date | null) => value && new Date(value);
  return new Map(
    rows.map(({ dataset, fetchedAt, nextAt, endedAt, ...state }) => [
      dataset,
      { ...state, fetchedAt: date(fetchedAt), nextAt: new Date(nextAt), endedAt: date(endedAt) },
    ]),
  );
}

/** Records the start of an attempt, if one is due. If the process is killed, the attempt stays due. */
export async function beginFetch(pool: pg.Pool, dataset: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into intelligence.dataset_fetch as f (dataset) values ($1)
     on conflict (dataset) do update set tried_at = now(), received_bytes = null where f.next_at <= now()`,
    [dataset],
  );
  return rowCount! > 0;
}

/**
 * Returns the HTTP validators of the active data; null if it was not downloaded, or if the reader has changed since.
 */
export async function knownValidators(pool: pg.Pool, { name, revision, officialUrl }: Dataset) {
  const { rows } = await pool.query<{ validators: Validators | null }>(
    `select validators from intelligence.dataset_fetch f where dataset = $1 and revision = $2 and exists (
       select from intelligence.dataset_version v
       where v.dataset = f.dataset and v.state = 'in_force' and v.source = $3)`,
    [name, revision, labelOf(officialUrl!)],
  );
  return rows[0]?.validators ?? null;
}

/** Records a successful attempt, and that the active data is current; `validators` undefined: nothing had changed. */
export async function endFetch(
  pool: pg.Pool,
  { name, revision, officialUrl }: Dataset,
  validators: Validators | null | undefined,
  againMs: number,
): Promise<void> {
  await pool.query(
    `update intelligence.dataset_fetch set fetched_at = now(), failures = 0, problem = null, status = null, held_by = null,
       revision = $2, validators = case when $3 then $4::jsonb else validators end,
       requested_at = null, ended_at = now(), next_at = now() + make_interval(secs => $5)
     where dataset = $1`,
    [name, revision, validators !== undefined, validators ? JSON.stringify(validators) : null, againMs / 1000],
  );
  await pool.query(
    `update intelligence.dataset_version set checked_at = now()
     where dataset = $1 and state = 'in_force' and source = $2`,
    [name, labelOf(officialUrl!)],
  );
}

export interface Failure {
  problem: string;
  status: number | null;
  heldBy: string | null;
}

/**
 * Records a failed attempt. Returns the time of the next one; `againAfter` receives the number of failures in a row.
 */
export async function failFetch(
  pool: pg.Pool,
  dataset: string,
  { problem, status, heldBy }: Failure,
  againAfter: (failures: number) => number,
): Promise<Date> {
  const { rows } = await pool.query<{ failures: number }>(
    `update intelligence.dataset_fetch set failures = failures + 1, problem = $2, status = $3, held_by = $4
     where dataset = $1 returning failures`,
    [dataset, problem, status, heldBy],
  );
  const next = await pool.query<{ nextAt: Date }>(
    `update intelligence.dataset_fetch set requested_at = null, ended_at = now(),
       next_at = now() + make_interval(secs => $2)
     where dataset = $1
     returning next_at as "nextAt"`,
    [dataset, againAfter(rows[0]!.failures) / 1000],
  );
  return new Date(next.rows[0]!.nextAt);
}

/**
 * Makes failed downloads due now, unless tried within the last minute: the network may be back since the last start.
 */
export async function retryFailed(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update intelligence.dataset_fetch set next_at = now()
     where failures > 0 and tried_at < now() - interval '1 minute'`,
  );
}

/** Returns the time until the next dataset is due, at most `longestMs`. */
export async function untilDue(pool: pg.Pool, datasets: Dataset[], longestMs: number): Promise<number> {
  const { rows } = await pool.query<{ ms: number | null }>(
    `select ceil(extract(epoch from min(next_at) - now()) * 1000)::float8 as ms from intelligence.dataset_fetch
     where dataset = any($1)`,
    [datasets.map(({ name }) => name)],
  );
  return Math.min(longestMs, Math.max(0, rows[0]!.ms ?? 0));
}
