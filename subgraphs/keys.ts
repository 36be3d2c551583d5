import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { addKeyToFile, retireOldKeys } from '#kit/cipher/change-key-file.js';
import { forgetOldKeys, keyProblem, noteDataKey } from '#kit/cipher/check-data-key.js';
import { digestKeyOf, keyFileIn, keySource, keysThere, readKeyFile } from '#kit/cipher/cipher-key.js';
import { currentPrefix } from '#kit/cipher/cipher.js';
import { useKeys } from '#kit/cipher/keys-in-force.js';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { commandConfig } from '#kit/settings/command/config.js';
import { BadConfiguration } from '#kit/process/config.js';
import { openLog } from '#kit/process/log.js';
import { endOnBadStart } from '#kit/start/process-end.js';
import { openPool } from '#kit/store/database.js';
import { ownerUrlOf } from '#kit/store/database-urls.js';
import { openStores } from './all.js';
import { proveRotation, rotateKeys } from './rotate-keys.js';
import { sealedPlaces } from './sealed-places.js';

const USAGE = `Usage:
  npm run keys:rotate                 re-encrypts everything with a new data key; the service may run meanwhile
  npm run keys:rotate -- check        counts values encrypted with other keys; changes nothing
  npm run keys:rotate -- digest-key   prints the DIGEST_KEY for your own DATA_KEY
`;

/** Longer than a running service needs to notice a changed key file and finish its transactions. */
const NOTICE_MS = 3_000;

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run keys:rotate`. Exits with 0 if every encrypted value uses the current key, otherwise with 1. */
async function main(): Promise<number> {
  const [mode = 'rotate', ...more] = process.argv.slice(2);
  if (!['rotate', 'check', 'digest-key'].includes(mode) || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const config = commandConfig();
  if (!config.DATA_KEY && !existsSync(keyFileIn(config.DATA_DIR)))
    throw new BadConfiguration(['DATA_KEY: is not set, and DATA_DIR contains no data key']);
  if (mode === 'digest-key') {
    write(digestKeyOf(config));
    return 0;
  }
  const dataDir = join(config.DATA_DIR, 'postgres');
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir });
  const pool = openPool(ownerUrlOf(config) ?? embedded!.ownerUrl, 2, openLog('error', 'keys'), undefined, 0);
  try {
    const problem = await keyProblem(pool, keysThere(config), async () => sealedPlaces(await openStores(pool, true)));
    if (problem) throw new BadConfiguration([problem]);
    // Read the files before changing one: the digest key gets its own file while there is a single data key.
    keySource(config).read();
    // Several keys in the file mean that an earlier rotation was interrupted and must continue.
    if (mode === 'rotate' && !config.DATA_KEY && readKeyFile(config.DATA_DIR).length === 1)
      addKeyToFile(config.DATA_DIR);
    useKeys(keySource(config));
    return mode === 'check' ? await check(pool) : await rotate(pool, config);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

async function check(pool: pg.Pool): Promise<number> {
  const { values, others } = await proveRotation(pool, sealedPlaces(await openStores(pool, true)), write);
  write(`${values} encrypted values, ${others} with keys other than ${currentKey()}`);
  return others === 0 ? 0 : 1;
}

async function rotate(pool: pg.Pool, config: { DATA_KEY?: string | undefined; DATA_DIR: string }): Promise<number> {
  // The service encrypts with the new key as soon as it notices it, so record it in the database first, in case this
  // process is killed.
  await noteDataKey(pool);
  await sleep(NOTICE_MS);
  const places = sealedPlaces(await openStores(pool, true));
  const { values, changed, others } = await rotateKeys(pool, places, write);
  write(`${values} encrypted values, ${changed} re-encrypted, ${others} with keys other than ${currentKey()}`);
  if (others > 0) {
    write(
      'Not complete: some values could not be decrypted. The old keys stay active. Fix the cause, then run this ' +
        'command again.',
    );
    return 1;
  }
  // Update the database before the file: if the process is killed in between, there is one key too many rather than
  // one missing.
  await forgetOldKeys(pool);
  if (config.DATA_KEY)
    write(
      'Complete. Remove DATA_KEYS_OLD and restart. Keep the old key for as long as you keep backups encrypted ' +
        'with it.',
    );
  else {
    await sleep(NOTICE_MS);
    for (const path of retireOldKeys(config.DATA_DIR))
      write(`Complete. The old key was moved to ${path}. It is needed for older backups only.`);
  }
  return 0;
}

const currentKey = (): string => currentPrefix().split('.')[1]!;

main().then((code) => (process.exitCode = code), endOnBadStart('keys'));
