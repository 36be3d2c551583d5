import type pg from 'pg';
import { newId } from '#kit/id.js';
import type { Dataset } from '../catalogue/dataset.js';

/** A version that is being loaded, with its progress. */
export interface Loading {
  id: string;
  rows: number;
  skipped: number;
  /** Number of processed records of the source. */
  position: number;
}

export interface VersionFacts {
  part: string;
  hash: string;
  source: string;
  /** `YYYY-MM-DD`. */
  sourceDate: string | null;
  /** Replaces all earlier rows, even if the files are a feed. */
  replace?: boolean;
  /** Sources that this one may replace; another active source is a problem. Default: all. */
  onlyReplaces?: string[];
}

/** Whether exactly this source is already active. */
export async function isInForce(
  client: pg.PoolClient,
  dataset: Dataset,
  { part, hash }: VersionFacts,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from intelligence.dataset_version where dataset = $1 and part = $2 and hash = $3 and state = 'in_force'`,
    [dataset.name, part, hash],
  );
  return rowCount! > 0;
}

/** Resumes the version started from the same source; otherwise starts a new one and abandons those started before. */
export async function beginVersion(client: pg.PoolClient, dataset: Dataset, facts: VersionFacts): Promise<Loading> {
  const { part, hash, source, sourceDate } = facts;
  await client.query(
    `update intelligence.dataset_version set state = 'failed', problem = 'Abandoned: another file was imported.'
     where dataset = $1 and part = $2 and state = 'loading' and hash <> $3`,
    [dataset.name, part, hash],
  );
  const { rows } = await client.query<Record<keyof Loading, string>>(
    `select id, row_count as rows, skipped, position from intelligence.dataset_version
     where dataset = $1 and part = $2 and state = 'loading'`,
    [dataset.name, part],
  );
  const [begun] = rows;
  if (begun)
    return { id: begun.id, rows: Number(begun.rows), skipped: Number(begun.skipped), position: Number(begun.position) };
  const id = newId();
  await client.query(
    `insert into intelligence.dataset_version (id, dataset, part, state, source, source_date, hash, licence)
     values ($1, $2, $3, 'loading', $4, $5, $6, $7)`,
    [id, dataset.name, part, source, sourceDate, hash, dataset.licence],
  );
  return { id, rows: 0, skipped: 0, position: 0 };
}

/** Activates a complete version and deactivates the previous one, in one statement. */
export async function switchTo(client: pg.PoolClient, dataset: Dataset, part: string, id: string): Promise<void> {
  await client.query(
    `update intelligence.dataset_version set
       state = case when id = $1 then 'in_force' else 'replaced' end,
       loaded_at = case when id = $1 then now() else loaded_at end
     where (id = $1 and state = 'loading') or (dataset = $2 and part = $3 and state = 'in_force')`,
    [id, dataset.name, part],
  );
}

/** Records why a version could not be activated. */
export async function failVersion(client: pg.PoolClient, id: string, problem: string): Promise<void> {
  await client.query(`update intelligence.dataset_version set state = 'failed', problem = $2 where id = $1`, [
    id,
    problem,
  ]);
}
