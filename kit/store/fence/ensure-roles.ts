import pg from 'pg';
import { BadConfiguration } from '../../process/config.js';
import type { FenceRules } from './fence-rules.js';
import { roleOf, searchRoleOf } from './role-names.js';

/** Error codes if another process created the role meanwhile; roles are shared by all databases of the server. */
const MADE_MEANWHILE = ['42710', '23505', 'XX000'];
const MAY_NOT = '42501';

/** The roles of the parts of the service. */
export function rolesOf(rules: FenceRules): string[] {
  return [...rules.parts.map(({ part }) => roleOf(part)), ...rules.searched.map(({ part }) => searchRoleOf(part))];
}

const LACKING = `
  select r as role, to_regrole(r) is null as "isMissing" from unnest($1::text[]) r
  where to_regrole(r) is null or not pg_has_role($2::name, to_regrole(r), 'SET')
    or ($3 and not pg_has_role($2::name, to_regrole(r), 'USAGE'))`;

/** With row security the planner ignores text statistics and picks the wrong index for common words. */
const HELD_BACK = `
  select format('alter role %I bypassrls', rolname) as text from pg_roles
  where rolname = any($1) and not rolbypassrls and (select rolbypassrls from pg_roles where rolname = current_user)`;

const MAY_CREATE = `
  select format('grant create on database %I to %I', current_database(), $1::text) as text
  where not has_database_privilege($1, current_database(), 'create')`;

/**
 * Creates missing roles, allows the service's login role to switch to them, and grants their rights to the role that
 * runs migrations (the connected one). If the role is not allowed to do so, throws BadConfiguration with the statements
 * for a superuser.
 */
export async function ensureRoles(client: pg.ClientBase, login: string, rules: FenceRules): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  const keeper = rows[0]!.name;
  const statements = async () => [
    ...(await statementsFor(client, keeper, true, rules)),
    ...(login === keeper ? [] : await statementsFor(client, login, false, rules)),
  ];
  for (const text of new Set(await statements())) {
    try {
      await client.query(text);
    } catch (error) {
      const { code } = error as { code?: string };
      if (MADE_MEANWHILE.includes(code ?? '')) continue;
      if (code !== MAY_NOT) throw error;
      throw new BadConfiguration([
        `DATABASE_URL: the role ${keeper} is not allowed to create the database roles of the service. Have a superuser run: ` +
          [...new Set(await statements())].map((one) => `${one};`).join(' '),
      ]);
    }
  }
  const searching = rules.searched.map(({ part }) => searchRoleOf(part));
  const { rows: heldBack } = await client.query<{ text: string }>(HELD_BACK, [searching]);
  for (const { text } of heldBack) await client.query(text);
  // The queue creates its schema itself.
  const { rows: create } = await client.query<{ text: string }>(MAY_CREATE, [login]);
  for (const { text } of create) await client.query(text);
}

async function statementsFor(client: pg.ClientBase, to: string, isKeeper: boolean, rules: FenceRules) {
  const { rows } = await client.query<{ role: string; isMissing: boolean }>(LACKING, [rolesOf(rules), to, isKeeper]);
  const make = rows.filter(({ isMissing }) => isMissing).map(({ role }) => `create role ${role} nologin`);
  return [
    ...make,
    ...rows.map(({ role }) => `grant ${role} to ${pg.escapeIdentifier(to)} with inherit ${isKeeper}, set true`),
  ];
}
