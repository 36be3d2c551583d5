import type pg from 'pg';
import { isOpen } from '../account/family/find-accounts.js';
import type { Invitation } from './signup-link.type.js';

/** A signup link found by token hash, before its account is known. */
export interface FoundLink {
  id: string;
  accountId: string;
  used: boolean;
  expired: boolean;
  hidePassword: boolean;
  inviter: string | null;
}

const TEXT = `
  select l.id, l.account_id as "accountId", l.used_at is not null as used, l.expires_at <= now() as expired,
    l.hide_password as "hidePassword", coalesce(a.company_name, a.name) as inviter
  from identity.signup_link l join identity.account a on a.id = l.account_id where l.token_hash = $1`;

/** Finds the link whose token has this SHA-256 (hex); null if none. */
export async function findSignupLink(pool: pg.Pool, tokenHash: string): Promise<FoundLink | null> {
  const { rows } = await pool.query<FoundLink>({ name: 'signup-link', text: TEXT, values: [tokenHash] });
  return rows[0] ?? null;
}

/** Returns the invitation behind a link, for its bearer; null if there is no such link. */
export async function findInvitation(pool: pg.Pool, tokenHash: string): Promise<Invitation | null> {
  const link = await findSignupLink(pool, tokenHash);
  return link && { state: await stateOf(pool, link), inviter: link.inviter, hidePassword: link.hidePassword };
}

/** Returns whether the link can be used now. */
export async function stateOf(pool: pg.Pool, link: FoundLink): Promise<Invitation['state']> {
  if (link.used) return 'used';
  if (link.expired) return 'expired';
  return (await isOpen(pool, link.accountId)) ? 'open' : 'closed';
}
