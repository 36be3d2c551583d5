import type pg from 'pg';

/** Loose index scan over `account_id`, which avoids reading whole tables. */
const stepsThrough = (table: string) => `
  with recursive led as (
    (select account_id from ${table} order by account_id limit 1)
    union all
    select (select t.account_id from ${table} t where t.account_id > led.account_id order by t.account_id limit 1)
    from led where led.account_id is not null)
  select account_id as "accountId" from led where account_id is not null`;

/** Accounts with a row in any of the tables, sorted. Each table needs an index that starts with `account_id`. */
export async function accountsIn(client: pg.ClientBase | pg.Pool, tables: string[]): Promise<string[]> {
  const accountIds = new Set<string>();
  for (const table of tables)
    for (const { accountId } of (await client.query<{ accountId: string }>(stepsThrough(table))).rows)
      accountIds.add(accountId);
  return [...accountIds].sort();
}
