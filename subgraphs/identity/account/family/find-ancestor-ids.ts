import type pg from 'pg';

const TEXT = `
  with recursive above as (
    select parent_id as id, 1 as steps from identity.account where id = $1
    union
    select a.parent_id, steps + 1 from identity.account a join above on a.id = above.id where steps < 100
  )
  select id from above where id is not null and id <> $1 order by steps`;

/** The accounts above an account, its parent first. */
export async function findAncestorIds(pool: Pick<pg.ClientBase, 'query'>, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({ name: 'ancestor-ids', text: TEXT, values: [accountId] });
  return [...new Set(rows.map(({ id }) => id))];
}
