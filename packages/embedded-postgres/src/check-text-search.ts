import type { ClientBase } from 'pg';

/**
 * Makes the extension pg_trgm where missing and throws if this database's character type drops letters that are not
 * ASCII, as every "C" one without UTF-8 does: searching a Cyrillic or Arabic name would then find nothing, silently.
 */
export async function checkTextSearch(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  const { rows } = await client.query<{ kept: boolean }>(
    `SELECT current_setting('server_encoding') = 'UTF8' AND cardinality(show_trgm('Иванов')) > 0 AS kept`,
  );
  if (rows[0]?.kept) return;
  throw new Error(
    'Text search in this database drops letters that are not ASCII. Create the database with ' +
      "ENCODING 'UTF8' LC_CTYPE 'C.UTF-8' (or another UTF-8 locale) and TEMPLATE template0.",
  );
}
