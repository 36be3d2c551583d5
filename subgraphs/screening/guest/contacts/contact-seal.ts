import type pg from 'pg';
import { useSealing } from '#kit/cipher/sealable-text.js';
import { BadConfiguration } from '#kit/process/config.js';
import type { Log } from '#kit/process/log.js';

/** How far the encryption of contacts is. null: contacts have never been encrypted here. */
export interface ContactSeal {
  /** Every row has marks, and plain keys are stored no more. */
  marked: boolean;
  /** Nothing was left in plain text when it was counted last. */
  completed: boolean;
}

const READ = `
  select marked_at is not null as marked, completed_at is not null as completed from screening.contact_seal`;

/** In a table that nothing was ever stored in there is nothing to encrypt. Its size is told whatever rows a role sees. */
const BEGIN = `
  insert into screening.contact_seal (marked_at, completed_at)
  select n.at, n.at from (select case when pg_relation_size('screening.reservation') = 0 then now() end as at) n
  on conflict do nothing`;

export async function contactSeal(pool: pg.Pool): Promise<ContactSeal | null> {
  return (await pool.query<ContactSeal>(READ)).rows[0] ?? null;
}

/**
 * Has this process encrypt contacts, or not. Encryption is noted in the database before the first value is: from then on
 * a process that is told not to encrypt is refused, since it would neither find nor recognize the guests. Rows that are
 * still in plain text are read and found as before. Throws BadConfiguration.
 */
export async function openContactSeal(pool: pg.Pool, isWanted: boolean, log: Log): Promise<void> {
  if (isWanted) await pool.query(BEGIN);
  const seal = await contactSeal(pool);
  if (seal && !isWanted)
    throw new BadConfiguration([
      'SEAL_CONTACTS: contacts of this database are encrypted, which can not be undone; set it to true',
    ]);
  if (seal && !seal.completed) log.warn('contacts.not_all_encrypted');
  useSealing(isWanted);
}
