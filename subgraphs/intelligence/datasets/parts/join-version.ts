import type pg from 'pg';
import type { Dataset, Joining } from '../catalogue/dataset.js';
import { switchTo } from '../store/begin-version.js';

/** The rows of a part that are in force. */
export interface Corpus {
  id: string;
  rows: number;
}

const CORPUS = `
  select coalesce(corpus_id, id) as id, row_count::text as rows from intelligence.dataset_version
  where dataset = $1 and part = $2 and state = 'in_force'`;

const JOINED = 'update intelligence.dataset_version set corpus_id = $2, row_count = $3 where id = $1';

/** Where the rows of a part stand, and how many they are; null: none are in force. */
export async function corpusOf(client: pg.PoolClient, dataset: Dataset, part: string): Promise<Corpus | null> {
  const { rows } = await client.query<{ id: string; rows: string }>(CORPUS, [dataset.name, part]);
  return rows[0] ? { id: rows[0].id, rows: Number(rows[0].rows) } : null;
}

/**
 * Takes a version's rows in among those in force and puts it in force, in one transaction: whoever dies in it has changed
 * nothing. Gives how many rows of before stay.
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
