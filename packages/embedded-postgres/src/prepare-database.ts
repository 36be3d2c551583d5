import { Client } from 'pg';
import type { ClusterSettings } from './cluster-settings.js';

/** The role that owns the application's database and its tables: migrations run with it, the application does not. */
export const ownerOf = (application: string): string => `${application}_owner`;

/** Takes over what the application's role owned before there was an owner, but for the schemas that stay its own. */
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

/** What is made, and for whom. */
export interface Wanted {
  application: string;
  /** Schemas that stay the application's own where a database from before there was an owner gets one. */
  ownSchemas: readonly string[];
  forTests: boolean;
}

/**
 * Makes the application's roles and its database where missing, as the superuser. Neither role is one. The owner makes
 * schemas, trusted extensions and the roles of the application's parts; it may let roles that search texts past row
 * security, below which the planner knows nothing of the texts.
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
    // Tests drop what runs before have left.
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
