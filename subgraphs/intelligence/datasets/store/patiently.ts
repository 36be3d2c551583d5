import type pg from 'pg';

/**
 * On a busy machine a statement over millions of rows may need minutes; statements of requests time out after 30
 * seconds.
 */
const WAIT_MS = 3_600_000;

/** Runs a statement over a whole version with a timeout of one hour. */
export function patiently(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const query = { text, values, query_timeout: WAIT_MS };
  return client.query(query);
}
