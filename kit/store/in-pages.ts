import type pg from 'pg';

const PAGE = 5_000;

/** The rows of a query in pages, of one state of the database: a cursor holds a transaction open until the last page. */
export async function* inPages<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin read only');
    await client.query(`declare pages no scroll cursor for ${text}`, [...values]);
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${PAGE} from pages`);
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) break;
    }
    await client.query('commit');
    broken = false;
  } finally {
    // Closing the connection of an unfinished transaction also ends it.
    client.release(broken);
  }
}
