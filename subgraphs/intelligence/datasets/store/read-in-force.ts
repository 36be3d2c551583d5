import pg from 'pg';
import type { Origin } from '../../answer/answer.js';
import type { VersionInForce } from './version-gaps.js';

interface Version extends VersionInForce {
  licence: string;
  as_of: string;
}

/** Rows of the active versions, and their origin. */
export interface InForce<Row> {
  origin: Origin;
  rows: Row[];
  versions: VersionInForce[];
}

/** One query on one dataset. */
export interface Question {
  /** Unique name of the prepared statement. */
  name: string;
  dataset: string;
  /** Parts to query: `kind` itself and `kind/…`; default: all. */
  kind?: string;
  /** A select over `t`, restricted to `t.version_id = any(array(select id from v))`. Its parameters start at $3. */
  sql: string;
}

const HEAD = `with v as materialized (
  select coalesce(corpus_id, id) as id, source, licence, coalesce(source_date, loaded_at::date)::text as as_of,
    coalesce(checked_at::date, source_date, loaded_at::date)::text as "freshOn", coverage
  from intelligence.dataset_version
  where dataset = $1 and state = 'in_force' and ($2::text is null or part = $2 or part like $2 || '/%'))`;

/**
 * Reads the active versions and their rows in one statement, so that the result is consistent. null: the dataset is
 * empty.
 */
export async function readInForce<Row>(
  pool: pg.Pool,
  { name, dataset, kind, sql }: Question,
  values: unknown[] = [],
): Promise<InForce<Row> | null> {
  const { rows } = await pool.query<{ versions: Version[] | null; found: Row[] | null }>({
    name: `in-force:${name}`,
    text: `${HEAD} select (select json_agg(v) from v) as versions, (select json_agg(f) from (${sql}) f) as found`,
    values: [dataset, kind ?? null, ...values],
    types: pg.types,
  });
  const { versions, found } = rows[0]!;
  if (!versions) return null;
  const sources = versions.map(({ source }) => source).sort();
  const shown = sources.length > 3 ? [...sources.slice(0, 3), `${sources.length - 3} more`] : sources;
  const asOf = versions.map(({ as_of }) => as_of).sort()[0]!;
  return { origin: { source: `${dataset} (${shown.join(', ')})`, asOf }, rows: found ?? [], versions };
}
