import type pg from 'pg';
import { keyProblem } from '#kit/cipher/check-data-key.js';
import { keysThere } from '#kit/cipher/cipher-key.js';
import { BadConfiguration } from '#kit/process/config.js';
import { openStores } from '#subgraphs/all.js';
import { sealedPlaces } from '#subgraphs/sealed-places.js';
import type { Config } from '../config.js';
import type { Finding } from './finding.js';

export const FIRST_KEY: Finding = { level: 'good', what: 'The first start makes the key of sealed columns' };

/** Looks whether the keys are those that this database was encrypted by. */
export async function examineKeys(pool: pg.Pool, config: Config): Promise<Finding> {
  try {
    const keys = keysThere(config);
    const what = await keyProblem(pool, keys, async () => sealedPlaces(await openStores(pool, true)));
    if (what) return { level: 'problem', what, advice: 'Do not go on without it: see docs/operate/encryption.md, "Keys".' };
    return keys ? { level: 'good', what: 'The keys are those of this database' } : FIRST_KEY;
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    return { level: 'problem', what: error.problems.join('; '), advice: 'See docs/operate/encryption.md, "Keys".' };
  }
}
