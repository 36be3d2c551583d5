import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { isSealing, useSealing } from '#kit/cipher/sealable-text.js';
import { BadConfiguration } from '#kit/process/config.js';
import type { Log } from '#kit/process/log.js';

/** Progress of contact encryption; null: contacts have never been encrypted in this database. */
export interface ContactSeal {
  /** Every row has marks, and plain-text keys are no longer stored. */
  marked: boolean;
  /** The last count found no plain text. */
  completed: boolean;
}

const READ = `
  select marked_at is not null as marked, completed_at is not null as completed from screening.contact_seal`;

/** A table that was always empty has nothing to encrypt. Its size is visible even to roles that cannot see all rows. */
const BEGIN = `
  insert into screening.contact_seal (marked_at, completed_at)
  select n.at, n.at from (select case when pg_relation_size('screening.reservation') = 0 then now() end as at) n
  on conflict do nothing`;

/** Lock shared by transactions that may write plain-text keys, and exclusive for the one that ends them. */
export const PLAIN_KEYS_LOCK = `hashtext('screening.contact_seal')`;

/** Last value of `marked` read by this process; it never becomes false again. */
let isMarked = false;

export async function contactSeal(pool: pg.Pool): Promise<ContactSeal | null> {
  return (await pool.query<ContactSeal>(READ)).rows[0] ?? null;
}

/**
 * Enables or disables contact encryption for this process. The database records encryption before the first encrypted
 * value is written; from then on, a process without encryption is refused because it could neither find nor recognise
 * guests. Plain-text rows stay readable and searchable. Throws BadConfiguration.
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

/** Match keys of a reservation's guests, in both forms. */
interface Compared {
  guestEmailKey: string | null;
  guestPhoneKey: string | null;
  guestEmailMark: string | null;
  guestPhoneMark: string | null;
}

/**
 * Omits plain-text keys from a write if marks replace them, i.e. once every row of the database has marks. Until then
 * this is checked inside the writing transaction, which the switch-over waits for.
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
