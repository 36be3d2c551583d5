import type pg from 'pg';
import type { FenceRules } from './fence-rules.js';
import { tablesIn } from './fenced-tables.js';
import { roleOf, searchRoleOf } from './role-names.js';
import { statementsFor } from './table-fence.js';

/**
 * Sets up grants, forced row security and policies on every table. Run by the owner of the tables after the migrations,
 * by one process at a time. Only reads the catalog if everything is up to date.
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
