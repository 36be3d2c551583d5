import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUpRunning, openCluster } from '@guest-screening/embedded-postgres';
import { Client } from 'pg';
import { copyFiles } from '../../files/copy/copy-files.js';
import { diskFiles } from '../../files/disk-files.js';
import { BadConfiguration } from '../../process/config.js';
import { endOnBadStart } from '../../start/process-end.js';
import { DATABASE_NAME, startEmbeddedPostgres } from '../start-embedded-postgres.js';
import { backUpConfig } from './config.js';

/**
 * Marks the event epoch while the copy is made, so that only the copy has the mark: a service started on the copy begins
 * a new epoch. Returns a function that removes the mark.
 */
async function markEpoch(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, ssl: false });
  await client.connect();
  const run = (text: string) =>
    client.query(text).catch((error: { code?: string }) => {
      // The database is older than epochs.
      if (error.code !== '42P01') throw error;
    });
  await run(`update outbox.epoch set mark = 'copied ' || mark`);
  return async () => {
    await run(`update outbox.epoch set mark = regexp_replace(mark, '^(copied )+', '')`);
    await client.end();
  };
}

const USAGE = `Usage:
  npm run backup -- FOLDER   back up the database and files to a new folder; the service can keep running
`;

/** `npm run backup`: backs up the embedded database and the files folder. */
async function main(): Promise<void> {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const { bucket, DATA_DIR: from, DATABASE_URL } = backUpConfig();
  const to = resolve(folder);
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new BadConfiguration([`${folder}: the folder is not empty; choose a new one`]);
  const lines = DATABASE_URL
    ? [
        'Not included: the database, because it runs on your own server. Back it up first with pg_basebackup or pg_dump.',
      ]
    : [await backUpDatabase(join(from, 'postgres'), join(to, 'postgres'))];
  // After the database: a file without its row is harmless, a row without its file is a lost image.
  if (bucket) lines.push(`Not included: the bucket ${bucket.bucket}. Back it up now, after the database.`);
  else lines.push(await backUpFiles(join(from, 'files'), join(to, 'files')));
  lines.push(
    'Not included: the keys (DATA_KEY and DIGEST_KEY, or the folder keys in DATA_DIR). Keep them in a separate place.',
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function backUpDatabase(from: string, to: string): Promise<string> {
  if (!existsSync(join(from, 'cluster'))) throw new BadConfiguration([`DATA_DIR: no database found in ${from}`]);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const server = await startEmbeddedPostgres({ dataDir: from });
  try {
    await backUpRunning(openCluster(from, DATABASE_NAME), Number(new URL(server.url).port), to, markEpoch);
  } finally {
    await server.stop();
  }
  return 'Database backed up.';
}

async function backUpFiles(from: string, to: string): Promise<string> {
  const { copied } = await copyFiles(diskFiles(from), diskFiles(to), () => undefined);
  return `${copied} files backed up.`;
}

main().catch(endOnBadStart('backup'));
