import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';
import { labelOf } from '../source/open-source.js';
import type { Validators } from '../source/fetch-files.js';
import { FETCH_LOCKS } from './with-fetch-lock.js';

/** How far the service has got with fetching a data set. */
export interface FetchState {
  /** Whether a process is at it now. */
  isFetching: boolean;
  /** When the publisher was last asked with success, whether or not there was something new. */
  fetchedAt: Date | null;
  /** Why the last try failed; null: it did not, or there was none. */
  problem: string | null;
  /** The HTTP status that the publisher refused with. */
  status: number | null;
  /** The source in force that was imported by hand, which is not replaced unasked; null: there is none. */
  heldBy: string | null;
  /** When it is tried again. */
  nextAt: Date;
}

/** A lock's key as `pg_locks` shows it: the second half is unsigned there. */
const IS_HELD = `exists (
  select from pg_locks l where l.locktype = 'advisory' and l.granted and l.objsubid = 2
    and l.database = (select oid from pg_database where datname = current_database())
    and l.classid = ${FETCH_LOCKS} and l.objid = (hashtext(dataset)::bigint & 4294967295)::oid)`;

const STATES = `
  select dataset, ${IS_HELD} as "isFetching", fetched_at as "fetchedAt", problem, status, held_by as "heldBy",
    next_at as "nextAt"
  from intelligence.dataset_fetch`;

/** Of every data set that was tried. */
export async function findFetchStates(pool: pg.Pool): Promise<Map<string, FetchState>> {
  const { rows } = await pool.query<FetchState & { dataset: string }>(STATES);
  const date = (value: Date | null) => value && new Date(value);
  return new Map(
    rows.map(({ dataset, fetchedAt, nextAt, ...state }) => [
      dataset,
      { ...state, fetchedAt: date(fetchedAt), nextAt: new Date(nextAt) },
    ]),
  );
}

/** Notes that a try begins, if one is due. A killed process leaves it due. */
export async function beginFetch(pool: pg.Pool, dataset: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into intelligence.dataset_fetch as f (dataset) values ($1)
     on conflict (dataset) do update set tried_at = now() where f.next_at <= now()`,
    [dataset],
  );
  return rowCount! > 0;
}

/** By what the servers know again what is in force: null where they were not asked for it, or it is read otherwise now. */
export async function knownValidators(pool: pg.Pool, { name, revision, officialUrl }: Dataset) {
  const { rows } = await pool.query<{ validators: Validators | null }>(
    `select validators from intelligence.dataset_fetch f where dataset = $1 and revision = $2 and exists (
       select from intelligence.dataset_version v
       where v.dataset = f.dataset and v.state = 'in_force' and v.source = $3)`,
    [name, revision, labelOf(officialUrl!)],
  );
  return rows[0]?.validators ?? null;
}

/** Notes a try that went well, and that what is in force is the latest; `validators` undefined: nothing had changed. */
export async function endFetch(
  pool: pg.Pool,
  { name, revision, officialUrl }: Dataset,
  validators: Validators | null | undefined,
  againMs: number,
): Promise<void> {
  await pool.query(
    `update intelligence.dataset_fetch set fetched_at = now(), failures = 0, problem = null, status = null, held_by = null,
       revision = $2, validators = case when $3 then $4::jsonb else validators end,
       next_at = now() + make_interval(secs => $5)
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

/** Notes a try that failed. Gives when the next one is due; `againAfter` is told how many have failed in a row. */
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
    `update intelligence.dataset_fetch set next_at = now() + make_interval(secs => $2) where dataset = $1
     returning next_at as "nextAt"`,
    [dataset, againAfter(rows[0]!.failures) / 1000],
  );
  return new Date(next.rows[0]!.nextAt);
}

/** A failed fetch is due at once, unless it was tried within a minute: the network may be back since the last start. */
export async function retryFailed(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update intelligence.dataset_fetch set next_at = now()
     where failures > 0 and tried_at < now() - interval '1 minute'`,
  );
}

/** How long until one of the data sets is due, at most `longestMs`. */
export async function untilDue(pool: pg.Pool, datasets: Dataset[], longestMs: number): Promise<number> {
  const { rows } = await pool.query<{ ms: number | null }>(
    `select ceil(extract(epoch from min(next_at) - now()) * 1000)::float8 as ms from intelligence.dataset_fetch
     where dataset = any($1)`,
    [datasets.map(({ name }) => name)],
  );
  return Math.min(longestMs, Math.max(0, rows[0]!.ms ?? 0));
}
