import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { exclusively } from '@guest-screening/embedded-postgres';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { testServerFolder } from './stop-database.js';

/** `key` identifies the result of `migrate`, so it holds a hash of the migrations; `migrate` closes its connections. */
export interface Template {
  key: string;
  migrate(url: string): Promise<void>;
}

/**
 * A database for one test. `url` is that of the role that owns its tables and sees every row, `loginUrl` that of the
 * service's login. `drop` also closes the remaining connections to it.
 */
export interface TestDatabase {
  url: string;
  loginUrl: string;
  drop(): Promise<void>;
}

const KEPT_TEMPLATES = 5;
let started: Promise<Server> | undefined;

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, ssl: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Leftovers of killed runs: their databases, and the templates of migrations since changed. */
async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'test\\_%'
     UNION ALL (SELECT datname FROM pg_database WHERE datname LIKE 'template\\_%' ORDER BY oid DESC OFFSET $1)`,
    [KEPT_TEMPLATES],
  );
  for (const { name } of rows) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

interface Server {
  ownerUrl: string;
  loginUrl: string;
}

async function startServer(folder: string): Promise<Server> {
  const bootFile = join(folder, 'boot');
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  // Without fsync the files are worthless after a crash of the machine.
  if (!existsSync(bootFile) || readFileSync(bootFile, 'utf8') !== boot)
    rmSync(join(folder, 'data'), { recursive: true, force: true });
  writeFileSync(bootFile, boot);
  for (const pid of readdirSync(join(folder, 'users')))
    if (!existsSync(`/proc/${pid}`)) rmSync(join(folder, 'users', pid), { force: true });
  writeFileSync(join(folder, 'users', String(process.pid)), '');
  const {
    ownerUrl,
    url: loginUrl,
    attached,
  } = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), durable: false });
  if (!attached) await withClient(ownerUrl, dropLeftovers);
  return { ownerUrl, loginUrl };
}

function urlOf(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

/**
 * Creates the template if it is missing. It gets its name when it is complete: a failed migration leaves a draft only.
 */
async function makeTemplate(admin: Client, server: string, template: Template): Promise<string> {
  const name = `template_${createHash('sha256').update(template.key).digest('hex').slice(0, 16)}`;
  await admin.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (!rowCount) {
    await admin.query(`DROP DATABASE IF EXISTS ${name}_draft WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${name}_draft`);
    await template.migrate(urlOf(server, `${name}_draft`));
    await admin.query(`ALTER DATABASE ${name}_draft ALLOW_CONNECTIONS false`);
    await admin.query(`ALTER DATABASE ${name}_draft RENAME TO ${name}`);
  }
  await admin.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  return name;
}

const LEAVE_MS = 2_000;

/** Pools report their end a moment before their connections are closed; terminating those would cause errors. */
async function untilLeft(admin: Client, database: string): Promise<void> {
  for (const end = Date.now() + LEAVE_MS; Date.now() < end;) {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [database]);
    if (!rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * A fresh copy of the migrated template, in some 40 ms once the template exists. All workers share one server, which
 * starts with the first call and which stop-database.ts stops after the run.
 */
export async function testDatabase(prepareTemplate: Template): Promise<TestDatabase> {
  const folder = testServerFolder();
  const { ownerUrl: server, loginUrl } = await (started ??= exclusively(folder, () => startServer(folder)));
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(server, async (admin) => {
    const template = await makeTemplate(admin, server, prepareTemplate);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  });
  const drop = async () => {
    await withClient(server, async (admin) => {
      await untilLeft(admin, name);
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
  };
  return { url: urlOf(server, name), loginUrl: urlOf(loginUrl, name), drop };
}
