import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';

/**
 * The first account of a service that nobody has set up: no account has a sign-in of its own, and no team member was
 * ever added. Members that cannot sign in (yet, or no longer) count too, so a service whose pages someone has used can
 * never be claimed. What API keys have made does not count: a new operator may try the API first.
 */
const UNCLAIMED = `
  select a.id from identity.account a where a.parent_id is null
    and not exists (select 1 from identity.account other where other.id <> a.id and other.parent_id is null)
    and not exists (select 1 from identity.account_secret)
    and not exists (select 1 from identity.person)`;

/** The account whose owner can be created; null once the service is set up. */
export async function findUnclaimed(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>({ name: 'unclaimed', text: UNCLAIMED });
  return rows[0]?.id ?? null;
}

/** The same inside a transaction. */
export async function readUnclaimed(tx: EntityManager): Promise<string | null> {
  const [found] = await lookBeyond(tx, '*', () => tx.execute<{ id: string }[]>(UNCLAIMED));
  return found?.id ?? null;
}

/** Until the transaction ends, nobody else adds an account, a sign-in or a team member. */
export const lockClaims = (tx: EntityManager) =>
  tx.execute('lock table identity.account, identity.account_secret, identity.person in share row exclusive mode');
