import type pg from 'pg';
import type { FenceRules } from './fence-rules.js';

export interface FencedTable {
  /** Schema-qualified name. */
  name: string;
  owner: string;
  /** The role that owns the schema and runs migrations. */
  keeper: string;
  /** The column with the account of a row; null if the table has no account data. */
  account: string | null;
  isFenced: boolean;
  /** A partition, only accessed through its parent table. */
  isPart: boolean;
  policies: Record<string, string | null>;
  /** `server_version_num` of the server. */
  version: number;
  /** Role → granted rights. */
  grants: Record<string, string[]>;
}

const TABLES = `
  select n.nspname || '.' || c.relname as name, pg_get_userbyid(c.relowner) as owner,
    pg_get_userbyid(n.nspowner) as keeper,
    (select attname from pg_attribute where attrelid = c.oid and attname = 'account_id' and not attisdropped) as account,
    current_setting('server_version_num')::int as version,
    c.relrowsecurity and c.relforcerowsecurity as "isFenced", c.relispartition as "isPart",
    coalesce((select jsonb_object_agg(polname, obj_description(oid, 'pg_policy')) from pg_policy where polrelid = c.oid),
      '{}') as policies,
    coalesce((select jsonb_object_agg(role, rights) from (
      select pg_get_userbyid(grantee) as role, jsonb_agg(lower(privilege_type)) as rights
      from aclexplode(c.relacl) where grantee <> 0 group by 1) r), '{}') as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') order by 1`;

/** Reads the current state of the tables in these schemas. */
export async function tablesIn(client: Pick<pg.ClientBase, 'query'>, rules: FenceRules): Promise<FencedTable[]> {
  const { rows } = await client.query<FencedTable>(TABLES, [rules.schemas]);
  return rows.map((row) => ({ ...row, account: rules.accountColumns[row.name] ?? row.account }));
}
