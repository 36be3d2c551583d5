import { createHash } from 'node:crypto';
import pg from 'pg';
import type { FenceRules, Right } from './fence-rules.js';
import type { FencedTable } from './fenced-tables.js';
import { roleOf, searchRoleOf } from './role-names.js';

const ALL: Right[] = ['select', 'insert', 'update', 'delete'];

/** Servers before 17 don't have this right: there autovacuum updates the statistics. */
const MAINTAIN_FROM = 170_000;

/**
 * The current accounts; null for all. As a subquery it is evaluated once per statement instead of per row, and within
 * `coalesce` it does not affect the planner's estimates.
 */
const ACCOUNTS = `(select case current_setting('app.accounts', true) when '*' then null
  else string_to_array(coalesce(current_setting('app.accounts', true), ''), ',')::uuid[] end)`;

const rowIsOpen = (column: string) => `coalesce(${column} = any (${ACCOUNTS}::uuid[]), true)`;

/** Role → rights, for every part with access to a table. */
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

/** Row security of a table for these roles; the role that runs migrations sees every row. */
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

/** The statements that set up one table; empty if it is up to date. */
export function statementsFor(table: FencedTable, rules: FenceRules): string[] {
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
