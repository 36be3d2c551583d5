/** The subset of a PostgreSQL client (for example of `pg`) that is used here. */
export interface Queryable {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/**
 * Creates the extension pg_trgm if missing, and throws if the locale of this database drops non-ASCII letters, as every
 * "C" locale without UTF-8 does: a search for a Cyrillic or Arabic name would then silently find nothing.
 */
export async function checkTextSearch(client: Queryable): Promise<void> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  const { rows } = await client.query(
    `SELECT current_setting('server_encoding') = 'UTF8' AND cardinality(show_trgm('Иванов')) > 0 AS kept`,
  );
  if ((rows[0] as { kept: boolean } | undefined)?.kept) return;
  throw new Error(
    "Text search in this database ignores non-ASCII letters. Create the database with ENCODING 'UTF8' LC_CTYPE 'C.UTF-8' (or another UTF-8 locale) and TEMPLATE template0.",
  );
}
