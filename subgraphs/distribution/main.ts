import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { commandConfig } from '#kit/settings/command/config.js';
import { BadConfiguration } from '#kit/process/config.js';
import { endOnBadStart } from '#kit/start/process-end.js';
import { directUrlOf } from '#kit/store/database-urls.js';
import { distribute } from './distribute.js';

/** `npm run distribute`. */
async function main(): Promise<void> {
  const config = commandConfig();
  const dataDir = join(config.DATA_DIR, 'postgres');
  if (!config.DATABASE_URL && !existsSync(dataDir))
    throw new BadConfiguration([`DATABASE_URL: is not set, and ${config.DATA_DIR} contains no database`]);
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client({ connectionString: directUrlOf(config) ?? embedded!.url });
  try {
    await client.connect();
    process.exitCode = await distribute(client, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } finally {
    await client.end();
    await embedded?.stop();
  }
}

main().catch(endOnBadStart('distribute'));
