import type pg from 'pg';
import type { Dataset, Joining } from '../catalogue/dataset.js';
import { switchTo } from '../store/begin-version.js';

/** The active rows of a part. */
export interface Corpus {
  id: string;
  rows: number;
}

const CORPUS = `
  select coalesce(corpus_id, id) as id, row_count::text as rows from intelligence.dataset_version
  where dataset = $1 and part = $2 and state = 'in_force'`;

const JOINED = 'update intelligence.dataset_version set corpus_id = $2, row_count = $3 where id = $1';

/** Returns the version id under which the rows of a part are stored, and their number; null if none are active. */
export async function corpusOf(client: pg.PoolClient, dataset: Dataset, part: string): Promise<Corpus | null> {
  const { rows } = await client.query<{ id: string; rows: string }>(CORPUS, [dataset.name, part]);
  return rows[0] ? { id: rows[0].id, rows: Number(rows[0].rows) } : null;
}

/**
 * Merges the rows of a version into the active ones and activates the version, in one transaction, so that a crash
 * changes nothing. Returns the number of earlier rows that stay.
 */
export async function joinVersion(
  client: pg.PoolClient,
  dataset: Dataset & Required<Pick<Dataset, 'join'>>,
  corpus: Corpus,
  joining: Joining & { rows: number },
): Promise<number> {
  await client.query('begin');
  try {
    const kept = corpus.rows - (await dataset.join(client, joining));
    await client.query(JOINED, [joining.id, corpus.id, kept + joining.rows]);
    await switchTo(client, dataset, joining.part, joining.id);
    await client.query('commit');
    return kept;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
