import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';
import { patiently } from './patiently.js';

const BATCH_SIZE = 20_000;

/**
 * Deletes the rows of inactive versions in batches, to avoid long statements; keeps rows shared by the versions of a
 * feed.
 */
export async function clearVersions(client: pg.PoolClient, dataset: Dataset): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from intelligence.dataset_version v
     where dataset = $1 and state in ('replaced', 'failed') and cleared_at is null and not exists (
       select from intelligence.dataset_version f where f.dataset = $1 and f.state = 'in_force' and f.corpus_id = v.id)`,
    [dataset.name],
  );
  for (const { id } of rows) {
    for (const table of Object.keys(dataset.tables)) await clearTable(client, table, id);
    await client.query('update intelligence.dataset_version set cleared_at = now() where id = $1', [id]);
  }
}

async function clearTable(client: pg.PoolClient, table: string, versionId: string): Promise<void> {
  for (;;) {
    const { rowCount } = await patiently(
      client,
      `delete from ${table} where ctid = any(array(select ctid from ${table} where version_id = $1 limit ${BATCH_SIZE}))`,
      [versionId],
    );
    if (!rowCount) return;
  }
}
