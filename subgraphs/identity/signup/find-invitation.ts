import type pg from 'pg';
import { isOpen } from '../account/family/find-accounts.js';
import type { Invitation } from './signup-link.type.js';

/** A link as it is read by its token's hash, before its account is known. */
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

/** The link whose token has this SHA-256 (hex), or null. */
export async function findSignupLink(pool: pg.Pool, tokenHash: string): Promise<FoundLink | null> {
  const { rows } = await pool.query<FoundLink>({ name: 'signup-link', text: TEXT, values: [tokenHash] });
  return rows[0] ?? null;
}

/** What a link leads to, for whoever holds it; null where there is no such link. */
export async function findInvitation(pool: pg.Pool, tokenHash: string): Promise<Invitation | null> {
  const link = await findSignupLink(pool, tokenHash);
  return link && { state: await stateOf(pool, link), inviter: link.inviter, hidePassword: link.hidePassword };
}

/** Whether the link can be used right now. */
export async function stateOf(pool: pg.Pool, link: FoundLink): Promise<Invitation['state']> {
  if (link.used) return 'used';
  if (link.expired) return 'expired';
  return (await isOpen(pool, link.accountId)) ? 'open' : 'closed';
}
