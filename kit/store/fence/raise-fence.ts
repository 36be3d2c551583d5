import { createHash } from 'node:crypto';
import pg from 'pg';
import { roleOf, searchRoleOf } from './role-names.js';

/** What a part of the service may do with a table that isn't in a schema of its own, or less than everything with one that is. */
export interface TableRights {
  table: string;
  part: string;
  rights: Right[];
}

export type Right = 'select' | 'insert' | 'update' | 'delete' | 'maintain';

/** What the fence is made of; tables are found in the catalog, so that a new one stands behind it by itself. */
export interface FenceRules {
  /** Where the tables are. */
  schemas: string[];
  /** Parts of the service, each with a role of its own; `schemas` are those whose tables it reads and changes. */
  parts: { part: string; schemas: string[] }[];
  /** Instead of what the part's schemas give it. */
  exceptions: TableRights[];
  /** Tables whose rows belong to the account that another column than `account_id` names. */
  accountColumns: Record<string, string>;
  /** Tables whose texts are searched by a part; see `forSearch`. */
  searched: { table: string; part: string }[];
  /** Parts that load so much at once that they tell the planner about it (`analyze`). */
  maintaining: string[];
  /** Tables that a part makes anew while it works, and therefore owns; it may make tables in their schema. */
  remade: { table: string; part: string }[];
}

const ALL: Right[] = ['select', 'insert', 'update', 'delete'];

/** Servers before 17 know no such right: there autovacuum tells the planner. */
const MAINTAIN_FROM = 170_000;

/**
 * The accounts in force; null for every account. In a query of its own it is read once for a statement and not for each
 * row, and within `coalesce` it leaves the planner's estimates as they would be without it.
 */
const ACCOUNTS = `(select case current_setting('app.accounts', true) when '*' then null
  else string_to_array(coalesce(current_setting('app.accounts', true), ''), ',')::uuid[] end)`;

const rowIsOpen = (column: string) => `coalesce(${column} = any (${ACCOUNTS}::uuid[]), true)`;

export interface FencedTable {
  /** With its schema. */
  name: string;
  owner: string;
  /** Who owns the schema and runs migrations. */
  keeper: string;
  /** The column that names the account of a row; null: the table holds nothing of an account. */
  account: string | null;
  isFenced: boolean;
  /** It is a part of another table, through which alone its rows are reached. */
  isPart: boolean;
  policies: Record<string, string | null>;
  /** Of the server: `server_version_num`. */
  version: number;
  /** Role → what it was granted. */
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

/** The tables of these schemas as they stand. */
export async function tablesIn(client: Pick<pg.ClientBase, 'query'>, rules: FenceRules): Promise<FencedTable[]> {
  const { rows } = await client.query<FencedTable>(TABLES, [rules.schemas]);
  return rows.map((row) => ({ ...row, account: rules.accountColumns[row.name] ?? row.account }));
}

/** Role → rights of every part that has something to do with a table. */
function rightsOn({ name: table, version, isPart }: FencedTable, rules: FenceRules): Map<string, Right[]> {
  const rights = new Map<string, Right[]>();
  if (isPart) return rights;
  for (const { part, schemas } of rules.parts) {
    const maintains = rules.maintaining.includes(part) && version >= MAINTAIN_FROM;
    if (schemas.includes(table.split('.')[0]!)) rights.set(roleOf(part), maintains ? [...ALL, 'maintain'] : ALL);
  }
  for (const exception of rules.exceptions)
    if (exception.table === table) rights.set(roleOf(exception.part), exception.rights);
  for (const search of rules.searched) if (search.table === table) rights.set(searchRoleOf(search.part), ['select']);
  return rights;
}

interface Policy {
  name: string;
  text: string;
}

/** Row security of a table that is read and changed by these roles; who runs migrations sees every row. */
function policiesOf(
  { name: table, keeper, account }: FencedTable,
  roles: Iterable<string>,
  rules: FenceRules,
): Policy[] {
  const open = rowIsOpen(account!);
  const searching = rules.searched.find((one) => one.table === table);
  const policy = (name: string, to: string, what: string): Policy => ({
    name,
    text: `create policy ${name} on ${table} to ${to} using (${what}) with check (${what})`,
  });
  const named = [...roles].map((role) =>
    policy(role, role, searching && role === searchRoleOf(searching.part) ? 'true' : open),
  );
  return [...named, policy('owner', pg.escapeIdentifier(keeper), 'true')];
}

const markOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** The statements that bring one table behind the fence; none where it stands there already. */
function statementsFor(table: FencedTable, rules: FenceRules): string[] {
  const statements: string[] = [];
  const owning = rules.remade.find(({ table: name }) => name === table.name);
  const owner = owning ? roleOf(owning.part) : table.owner;
  if (owner !== table.owner) statements.push(`alter table ${table.name} owner to ${owner}`);
  if (owning && !table.grants[table.keeper]?.includes('select'))
    statements.push(`grant select on ${table.name} to ${pg.escapeIdentifier(table.keeper)}`);
  const rights = rightsOn(table, rules);
  for (const [role, wanted] of rights) {
    if (role === owner) continue;
    const has = table.grants[role] ?? [];
    const extra = has.filter((right) => !wanted.includes(right as Right));
    if (extra.length > 0) statements.push(`revoke ${extra.join(', ')} on ${table.name} from ${role}`);
    const lacking = wanted.filter((right) => !has.includes(right));
    if (lacking.length > 0) statements.push(`grant ${lacking.join(', ')} on ${table.name} to ${role}`);
  }
  if (table.account === null) return statements;
  if (!table.isFenced)
    statements.push(
      `alter table ${table.name} enable row level security`,
      `alter table ${table.name} force row level security`,
    );
  for (const { name, text } of policiesOf(table, rights.keys(), rules)) {
    const mark = markOf(text);
    if (table.policies[name] === mark) continue;
    if (name in table.policies) statements.push(`drop policy ${name} on ${table.name}`);
    statements.push(text, `comment on policy ${name} on ${table.name} is '${mark}'`);
  }
  return statements;
}

/**
 * Puts every table behind the fence: rights, forced row security and its policies. For whoever owns the tables, after
 * the migrations, alone. Where everything stands already it only reads the catalog.
 */
export async function raiseFence(client: pg.ClientBase, rules: FenceRules): Promise<void> {
  const schemas = new Set(rules.exceptions.map(({ table, part }) => `${table.split('.')[0]} ${part}`));
  for (const { part, schemas: own } of rules.parts) for (const schema of own) schemas.add(`${schema} ${part}`);
  const usage = [...schemas].map((pair) => {
    const [schema, part] = pair.split(' ') as [string, string];
    return { schema, role: roleOf(part), right: 'usage' };
  });
  for (const { table, part } of rules.searched)
    usage.push({ schema: table.split('.')[0]!, role: searchRoleOf(part), right: 'usage' });
  for (const { table, part } of rules.remade)
    usage.push({ schema: table.split('.')[0]!, role: roleOf(part), right: 'create' });
  const { rows: lacking } = await client.query<{ schema: string; role: string; right: string }>(
    `select w.* from jsonb_to_recordset($1::jsonb) as w(schema text, role text, "right" text)
     where not has_schema_privilege(w.role, w.schema, w."right")`,
    [JSON.stringify(usage)],
  );
  const statements = [
    ...lacking.map(({ schema, role, right }) => `grant ${right} on schema ${schema} to ${role}`),
    ...(await tablesIn(client, rules)).flatMap((table) => statementsFor(table, rules)),
  ];
  if (statements.length > 0) await client.query(['begin', ...statements, 'commit'].join(';\n'));
}

const LIKE = `
  select format('create policy %I on %s to %s using (%s) with check (%s)', polname, $2::text,
      (select string_agg(quote_ident(pg_get_userbyid(role)), ', ') from unnest(polroles) role),
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as text
    from pg_policy where polrelid = $1::regclass
  union all
  select format('comment on policy %I on %s is %L', polname, $2::text, obj_description(oid, 'pg_policy'))
    from pg_policy where polrelid = $1::regclass
  union all
  select format('grant %s on %s to %I', lower(privilege_type), $2::text, pg_get_userbyid(grantee))
    from pg_class c, aclexplode(c.relacl) where c.oid = $1::regclass and grantee not in (0, c.relowner)
  union all
  select format('alter table %s owner to %I', $2::text, pg_get_userbyid(relowner))
    from pg_class where oid = $1::regclass`;

/** Puts a table that is to take the place of another one behind the same fence, in the same hands. */
export async function fenceLike(client: pg.ClientBase, table: string, next: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>(LIKE, [table, next]);
  for (const change of ['enable', 'force']) await client.query(`alter table ${next} ${change} row level security`);
  for (const { text } of rows) await client.query(text);
}
