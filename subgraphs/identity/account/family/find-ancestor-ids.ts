import type pg from 'pg';
import { forEveryAccount } from '#kit/store/fence/scope.js';

const TEXT = `
  with recursive above as (
    select parent_id as id, 1 as steps, mode from identity.account where id = $1
    union
    select a.parent_id, steps + 1, above.mode from identity.account a join above on a.id = above.id where steps < 100
  )
  select a.id from above join identity.account a on a.id = above.id and a.mode = above.mode
  where a.id <> $1 order by steps`;

/** Returns the ancestors of the same mode, nearest first: a test account inherits nothing from a live one. */
export async function findAncestorIds(pool: Pick<pg.ClientBase, 'query'>, accountId: string): Promise<string[]> {
  const { rows } = await forEveryAccount(() =>
    pool.query<{ id: string }>({ name: 'ancestor-ids', text: TEXT, values: [accountId] }),
  );
  return [...new Set(rows.map(({ id }) => id))];
}
