import { Client } from 'pg';
import type { ClusterSettings } from './cluster-settings.js';

/** The role that owns the application's database and tables. Migrations run as this role, the application does not. */
export const ownerOf = (application: string): string => `${application}_owner`;

/**
 * Transfers to the owner what the application's role owned in older versions, except for the schemas that stay its own.
 */
const takeOver = (application: string, ownSchemas: readonly string[]) => `
  reassign owned by ${application} to ${ownerOf(application)};
  ${ownSchemas.map((schema) => giveBack(application, schema)).join('\n')}`;

const giveBack = (application: string, schema: string) => `
  do $$ declare one text; begin
    for one in
      select 'schema ${schema}' from pg_namespace where nspname = '${schema}'
      union all select 'table ' || oid::regclass from pg_class
        where relnamespace = to_regnamespace('${schema}') and relkind in ('r', 'p')
      union all select 'routine ' || oid::regprocedure from pg_proc where pronamespace = to_regnamespace('${schema}')
      union all select 'type ' || oid::regtype from pg_type
        where typnamespace = to_regnamespace('${schema}') and typtype = 'e'
    loop execute 'alter ' || one || ' owner to ${application}'; end loop;
  end $$;`;

/** What to create. */
export interface Wanted {
  application: string;
  /** Schemas that the application keeps when an older database is transferred to the owner role. */
  ownSchemas: readonly string[];
  forTests: boolean;
}

/**
 * Creates the application's roles and database if missing. Runs as the superuser; neither role is one. The owner can
 * create schemas, trusted extensions and roles for parts of the application. It can also let search roles bypass row
 * security, which would otherwise hide the text statistics from the planner.
 */
export async function prepareDatabase(
  urlOf: (database: string) => string,
  { password, ownerPassword }: Pick<ClusterSettings, 'password' | 'ownerPassword'>,
  { application, ownSchemas, forTests }: Wanted,
): Promise<void> {
  const owner = ownerOf(application);
  await as(urlOf('postgres'), async (client) => {
    await makeRole(client, application, password, '');
    await makeRole(client, owner, ownerPassword, `CREATEROLE ${forTests ? 'CREATEDB' : ''}`);
    await client.query(`ALTER ROLE ${owner} BYPASSRLS`);
    // Tests drop databases left by earlier runs.
    if (forTests) await client.query(`GRANT ${application} TO ${owner}`);
    const databases = await client.query<{ owner: string }>(
      'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
      [application],
    );
    if (!databases.rowCount) await client.query(`CREATE DATABASE ${application} OWNER ${owner}`);
    else if (databases.rows[0]!.owner !== owner)
      await as(urlOf(application), (inside) => inside.query(takeOver(application, ownSchemas)));
  });
}

async function makeRole(client: Client, name: string, password: string, rights: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
  if (rowCount) return;
  const secret = client.escapeLiteral(password);
  await client.query(`CREATE ROLE ${name} LOGIN NOSUPERUSER NOBYPASSRLS ${rights} PASSWORD ${secret}`);
}

async function as(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, ssl: false });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
