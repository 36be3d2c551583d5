import type pg from 'pg';

/** A busy machine may need minutes for a statement over millions of rows; requests' statements end after 30 seconds. */
const WAIT_MS = 3_600_000;

/** Runs a statement over a whole version, however long it takes (an hour at most). */
export function patiently(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const query = { text, values, query_timeout: WAIT_MS };
  return client.query(query);
}
