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
  npm run keys:rotate                 encrypts everything by a new data key; the service may run
  npm run keys:rotate -- check        counts values under other keys; changes nothing
  npm run keys:rotate -- digest-key   prints the DIGEST_KEY that goes with a DATA_KEY of your own
`;

/** Longer than a running service takes to notice a changed key file, and its transactions to end. */
const NOTICE_MS = 3_000;

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run keys:rotate`. Ends with 0 when every encrypted value is under the current key, else with 1. */
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
    // Reads the files before one is changed: the digest key gets its file while there is one data key.
    keySource(config).read();
    // More than one key in the file: a rotation was interrupted and goes on.
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
  // A service that notices the key encrypts by it from then on: the database is to say so, also if this is killed.
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
  // Before the old key leaves the file: killed in between, there is a key too many, never one too few.
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
