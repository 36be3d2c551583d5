import type pg from 'pg';
import { BadConfiguration } from '../process/config.js';
import { digestMark } from './key-ring.js';
import { keysInForce } from './keys-in-force.js';

const NOTED = `
  with added as (insert into edge.digest_key (mark) values ($1) on conflict do nothing returning mark)
  select mark from added union all select mark from edge.digest_key`;

/**
 * Checks that the digest key is the one recorded at the first start. With another key, digests of stored values and links
 * would silently match nothing. Throws BadConfiguration.
 */
export async function checkDigestKey(pool: pg.Pool): Promise<void> {
  const own = digestMark(keysInForce().digest);
  const { rows } = await pool.query<{ mark: string }>(NOTED, [own]);
  if (rows.some(({ mark }) => mark !== own))
    throw new BadConfiguration([
      'DIGEST_KEY: the digests in this database were made with a different key; set the one that was used before',
    ]);
}
