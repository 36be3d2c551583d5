import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { isSealing, useSealing } from '#kit/cipher/sealable-text.js';
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

/** Held by transactions that may write plain keys, and alone by the one that ends them. */
export const PLAIN_KEYS_LOCK = `hashtext('screening.contact_seal')`;

/** What this process last read of `marked`, which never becomes false again. */
let isMarked = false;

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
      'SEAL_CONTACTS: contacts in this database are encrypted, which cannot be undone. Set it to true',
    ]);
  if (seal && !seal.completed) log.warn('contacts.not_all_encrypted');
  useSealing(isWanted);
  isMarked = seal?.marked === true;
}

/** What guests of a reservation are compared by, in both forms. */
interface Compared {
  guestEmailKey: string | null;
  guestPhoneKey: string | null;
  guestEmailMark: string | null;
  guestPhoneMark: string | null;
}

/**
 * Leaves plain keys out of what is about to be written where marks take their place: as soon as every row of the
 * database has marks. Until then, this asks in the transaction that writes, which the end of plain keys waits for.
 */
export async function dropPlainKeys(em: EntityManager, row: Compared): Promise<void> {
  const dropsEmail = row.guestEmailKey !== null && row.guestEmailMark !== null;
  const dropsPhone = row.guestPhoneKey !== null && row.guestPhoneMark !== null;
  if (!isSealing() || !(dropsEmail || dropsPhone) || !(await areMarked(em))) return;
  if (dropsEmail) row.guestEmailKey = null;
  if (dropsPhone) row.guestPhoneKey = null;
}

async function areMarked(em: EntityManager): Promise<boolean> {
  if (isMarked) return true;
  await em.execute(`select pg_advisory_xact_lock_shared(${PLAIN_KEYS_LOCK})`);
  const [seal] = await em.execute<ContactSeal[]>(READ);
  isMarked = seal?.marked === true;
  return isMarked;
}
