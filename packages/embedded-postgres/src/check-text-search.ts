/** The part of a PostgreSQL client that is needed, for example of a `pg` client. */
export interface Queryable {
  query(text: string): Promise<{ rows: unknown[] }>;
}

/**
 * Makes the extension pg_trgm where missing and throws if this database's character type drops letters that are not
 * ASCII, as every "C" one without UTF-8 does: searching a Cyrillic or Arabic name would then find nothing, silently.
 */
export async function checkTextSearch(client: Queryable): Promise<void> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  const { rows } = await client.query(
    `SELECT current_setting('server_encoding') = 'UTF8' AND cardinality(show_trgm('Иванов')) > 0 AS kept`,
  );
  if ((rows[0] as { kept: boolean } | undefined)?.kept) return;
  throw new Error(
    'Text search in this database drops letters that are not ASCII. Create the database with ' +
      "ENCODING 'UTF8' LC_CTYPE 'C.UTF-8' (or another UTF-8 locale) and TEMPLATE template0.",
  );
}
