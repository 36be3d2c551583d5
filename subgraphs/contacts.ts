import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { checkDigestKey } from '#kit/cipher/check-digest-key.js';
import { keyProblem } from '#kit/cipher/check-data-key.js';
import { keyFileIn, keySource, keysThere } from '#kit/cipher/cipher-key.js';
import { useKeys } from '#kit/cipher/keys-in-force.js';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { commandConfig } from '#kit/settings/command/config.js';
import { BadConfiguration } from '#kit/process/config.js';
import { openLog } from '#kit/process/log.js';
import { endOnBadStart } from '#kit/start/process-end.js';
import { openPool } from '#kit/store/database.js';
import { ownerUrlOf } from '#kit/store/database-urls.js';
import { openStores } from './all.js';
import { contactSeal } from './screening/booking/guest/contacts/contact-seal.js';
import { countPlain, sealStored } from './screening/booking/guest/contacts/seal-stored.js';
import { sealedPlaces } from './sealed-places.js';

const USAGE = `Usage:
  npm run contacts:seal            encrypts contacts stored in plain text; the service must run with SEAL_CONTACTS=true
  npm run contacts:seal -- check   counts contacts in plain text; changes nothing
`;

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run contacts:seal`. Exits with 0 if no contact is left in plain text, otherwise with 1. */
async function main(): Promise<number> {
  const [mode = 'seal', ...more] = process.argv.slice(2);
  if (!['seal', 'check'].includes(mode) || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  const config = commandConfig();
  if (!config.DATA_KEY && !existsSync(keyFileIn(config.DATA_DIR)))
    throw new BadConfiguration(['DATA_KEY: is not set, and DATA_DIR contains no data key']);
  if (mode === 'seal' && !config.SEAL_CONTACTS)
    throw new BadConfiguration([
      'SEAL_CONTACTS: set it to true, restart every process of the service, then run this command again',
    ]);
  const dataDir = join(config.DATA_DIR, 'postgres');
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir });
  const pool = openPool(ownerUrlOf(config) ?? embedded!.ownerUrl, 2, openLog('error', 'contacts'), undefined, 0);
  try {
    const problem = await keyProblem(pool, keysThere(config), async () => sealedPlaces(await openStores(pool, true)));
    if (problem) throw new BadConfiguration([problem]);
    useKeys(keySource(config));
    return await run(pool, mode);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

async function run(pool: pg.Pool, mode: string): Promise<number> {
  await checkDigestKey(pool);
  if (mode === 'seal' && !(await contactSeal(pool)))
    throw new BadConfiguration(['SEAL_CONTACTS: the running service does not use it yet; restart the service first']);
  const left = mode === 'seal' ? await sealStored(pool, write) : await countPlain(pool);
  const { reservations, states, keys } = left;
  write(`In plain text: ${reservations} reservations, ${states} earlier states, ${keys} rows with match keys`);
  if (reservations + states + keys === 0) return 0;
  if (mode === 'seal')
    write('Not complete. Restart any process that runs without SEAL_CONTACTS=true, then run this command again.');
  return 1;
}

main().then((code) => (process.exitCode = code), endOnBadStart('contacts'));
