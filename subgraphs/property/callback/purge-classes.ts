import type { Retention } from '#retention';
import { BATCH_SIZE, type PurgeClass, daysBefore } from '#kit/store/purge.js';

/** IDs of callbacks are time-ordered. */
const CALLBACKS = `
  delete from property.callback where account_id = ? and created_at < ? and id in (
    select id from property.callback where account_id = ? order by id limit ${BATCH_SIZE} for update skip locked)
  returning id`;

/** Retention classes of this subgraph. */
export function purgeClasses({ callback }: Pick<Retention, 'callback'>): PurgeClass[] {
  return [
    {
      name: 'callback',
      table: 'property.callback',
      purgeBatch: async (tx, id, now) =>
        (await tx.execute<object[]>(CALLBACKS, [id, daysBefore(now, callback), id])).length,
    },
  ];
}
