import { Client } from 'pg';
import type { ClusterSettings } from './cluster-settings.js';

/** Name of the role that the application logs in with, and of its database. */
export const APPLICATION = 'screening';

/** The role that owns the database and its tables: migrations run with it, the application does not. */
export const OWNER = `${APPLICATION}_owner`;

/** Takes over what the application's role owned before there was an owner; its queue stays its own. */
const TAKE_OVER = `
  reassign owned by ${APPLICATION} to ${OWNER};
  do $$ declare one text; begin
    for one in
      select 'schema jobs' from pg_namespace where nspname = 'jobs'
      union all select 'table ' || oid::regclass from pg_class
        where relnamespace = to_regnamespace('jobs') and relkind in ('r', 'p')
      union all select 'routine ' || oid::regprocedure from pg_proc where pronamespace = to_regnamespace('jobs')
      union all select 'type ' || oid::regtype from pg_type
        where typnamespace = to_regnamespace('jobs') and typtype = 'e'
    loop execute 'alter ' || one || ' owner to ${APPLICATION}'; end loop;
  end $$`;

/**
 * Makes the application's roles and its database where missing, as the superuser. Neither role is one. The owner makes
 * schemas, trusted extensions and the roles of the application's parts; it may let roles that search texts past row
 * security, below which the planner knows nothing of the texts.
 */
export async function prepareDatabase(
  urlOf: (database: string) => string,
  { password, ownerPassword }: Pick<ClusterSettings, 'password' | 'ownerPassword'>,
  forTests: boolean,
): Promise<void> {
  await as(urlOf('postgres'), async (client) => {
    await makeRole(client, APPLICATION, password, '');
    await makeRole(client, OWNER, ownerPassword, `CREATEROLE ${forTests ? 'CREATEDB' : ''}`);
    await client.query(`ALTER ROLE ${OWNER} BYPASSRLS`);
    // Tests drop what runs before have left.
    if (forTests) await client.query(`GRANT ${APPLICATION} TO ${OWNER}`);
    const databases = await client.query<{ owner: string }>(
      'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
      [APPLICATION],
    );
    if (!databases.rowCount) await client.query(`CREATE DATABASE ${APPLICATION} OWNER ${OWNER}`);
    else if (databases.rows[0]!.owner !== OWNER) await as(urlOf(APPLICATION), (inside) => inside.query(TAKE_OVER));
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
