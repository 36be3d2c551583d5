import type pg from 'pg';
import type { Dataset, Settling } from '../catalogue/dataset.js';
import { patiently } from '../store/patiently.js';

/** How long changes are listed: by then everyone has been searched for again. */
export const KEPT_DAYS = 30;

/** Deletes earlier entries of this version and expired entries. */
export const FORGET = `
  delete from intelligence.record_change where version_id = $1 or noted_at < now() - interval '${KEPT_DAYS} days'`;

/** Keys that the active version lacks, has with other content, or has exclusively. */
const changes = (records: string) => `
  with before as materialized (
    select key, sum(hash) as hash from (${records} where t.version_id = (
      select coalesce(corpus_id, id) from intelligence.dataset_version where dataset = $2 and part = $3 and state = 'in_force')) r group by key),
  after as materialized (select key, sum(hash) as hash from (${records} where t.version_id = $1) r group by key)
  insert into intelligence.record_change (version_id, key, change)
  select $1::uuid, coalesce(after.key, before.key),
    case when before.key is null then 'added' when after.key is null then 'removed' else 'changed' end
  from before full join after on after.key = before.key where before.hash is distinct from after.hash`;

/**
 * Records the differences between a version and the active one. `records` selects, from a table `t`, the `key` by which
 * a record is found and a `hash` of its content.
 */
export function noteChanges(records: string): NonNullable<Dataset['settle']> {
  const text = changes(records);
  return async (client: pg.PoolClient, { id, dataset, part }: Settling) => {
    await client.query('begin');
    try {
      await patiently(client, FORGET, [id]);
      await patiently(client, text, [id, dataset, part]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  };
}
