import { Client } from 'pg';

/** Name of the application's role and of its database. */
export const APPLICATION = 'screening';

/**
 * Makes the application's role and database where missing, as the superuser at `url`. The role is an ordinary one, since
 * row security does not bind a superuser; it owns the database and so may create schemas and trusted extensions in it.
 */
export async function prepareDatabase(url: string, password: string, mayCreateDatabases: boolean): Promise<void> {
  const client = new Client({ connectionString: url, ssl: false });
  await client.connect();
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APPLICATION]);
    if (!roles.rowCount) {
      const rights = mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB';
      const secret = client.escapeLiteral(password);
      await client.query(`CREATE ROLE ${APPLICATION} LOGIN NOSUPERUSER NOBYPASSRLS ${rights} PASSWORD ${secret}`);
    }
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [APPLICATION]);
    if (!databases.rowCount) await client.query(`CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
  } finally {
    await client.end();
  }
}
