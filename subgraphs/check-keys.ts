import { keyProblem } from '#kit/cipher/check-data-key.js';
import { type KeySettings, keysThere } from '#kit/cipher/cipher-key.js';
import { BadConfiguration } from '#kit/process/config.js';
import type { Log } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { connectPatiently } from '#kit/store/migrate-alone.js';
import { openStores } from './all.js';
import { sealedPlaces } from './sealed-places.js';

/**
 * Throws BadConfiguration if the configured data keys are not those of the database. Call it before creating new
 * keys: a new key next to an existing database would hide that the old key is lost. `ownerUrl` connects as the role
 * that owns the tables.
 */
export async function checkKeys(settings: KeySettings, ownerUrl: string, log: Log): Promise<void> {
  const pool = openPool(ownerUrl, 1, log);
  try {
    const client = await connectPatiently(pool);
    client.release();
    const problem = await keyProblem(pool, keysThere(settings), async () => sealedPlaces(await openStores(pool, true)));
    if (problem) throw new BadConfiguration([problem]);
  } finally {
    await pool.end();
  }
}
