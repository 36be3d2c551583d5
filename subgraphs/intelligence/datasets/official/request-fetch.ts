import type pg from 'pg';
import { type FetchState, IS_RUNNING, findFetchStates } from './fetch-state.js';

/** Topic that announces requested downloads to the process that runs them. */
export const FETCH_REQUESTS = 'dataset-requests';

/** Requests of one dataset within `WINDOW`: publishers refuse clients that ask too often. */
export const MAX_REQUESTS = 5;
const WINDOW = "interval '10 minutes'";

/**
 * Makes the download of a dataset due now, unless one is requested or running. Returns its state; null: it was requested
 * too often.
 */
export async function requestFetch(pool: pg.Pool, dataset: string): Promise<FetchState | null> {
  const { rowCount } = await pool.query(
    `insert into intelligence.dataset_fetch as f (dataset, requested_at, requests, requests_from)
     values ($1, now(), 1, now())
     on conflict (dataset) do update set requested_at = now(), next_at = least(f.next_at, now()),
       requests = case when f.requests_from > now() - ${WINDOW} then f.requests + 1 else 1 end,
       requests_from = case when f.requests_from > now() - ${WINDOW} then f.requests_from else now() end
     where f.requested_at is null and not (${IS_RUNNING})
       and (f.requests < ${MAX_REQUESTS} or f.requests_from <= now() - ${WINDOW})`,
    [dataset],
  );
  const state = (await findFetchStates(pool)).get(dataset)!;
  return rowCount! > 0 || state.isRequested || state.isFetching ? state : null;
}

/** Returns the requested datasets, the longest waiting first. */
export async function findRequested(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ dataset: string }>(
    `select dataset from intelligence.dataset_fetch where requested_at is not null and next_at <= now()
     order by requested_at`,
  );
  return rows.map(({ dataset }) => dataset);
}
