import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import type { Role } from '#kit/viewer/viewer.js';
import type { FactorHolder } from '../factors/holder.js';
import { domainOf } from './domain-of.js';
import type { RoleOfValue } from './settings/oidc-connection.entity.js';

export interface FoundConnection {
  accountId: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  roleClaim: string | null;
  roleMap: RoleOfValue[];
  defaultRole: Role | null;
  /** Verified domains. */
  domains: string[];
}

const FIND = `
  select c.account_id as "accountId", c.id, c.issuer, c.client_id as "clientId", c.client_secret as "clientSecret",
    c.role_claim as "roleClaim", c.role_map as "roleMap", c.default_role as "defaultRole",
    (select array_agg(o.domain) from identity.sign_in_domain o
      where o.account_id = c.account_id and o.verified_at is not null) as domains
  from identity.oidc_connection c`;

const BY_DOMAIN = `${FIND} join identity.sign_in_domain d on d.account_id = c.account_id
  where d.domain = $1 and d.verified_at is not null`;

async function find(pool: pg.Pool, name: string, text: string, value: string): Promise<FoundConnection | null> {
  const { rows } = await pool.query<FoundConnection & { id: string }>({ name, text, values: [value] });
  if (!rows[0]) return null;
  const { id, ...found } = rows[0];
  const clientSecret = open(found.clientSecret, 'identity.oidc_connection.client_secret', { ...found, id });
  return { ...found, clientSecret };
}

/** Finds the provider for the domain of an address. The account is not known yet. */
export async function findConnection(pool: pg.Pool, email: string): Promise<FoundConnection | null> {
  const domain = domainOf(email);
  return domain === null ? null : find(pool, 'oidc-of-domain', BY_DOMAIN, domain);
}

/** Finds the provider of an account. */
export function findConnectionOf(pool: pg.Pool, accountId: string): Promise<FoundConnection | null> {
  return find(pool, 'oidc-of-account', `${FIND} where c.account_id = $1`, accountId);
}

const REQUIRED = `
  select p.email, array_agg(d.domain) as domains
  from identity.oidc_connection c
    join identity.sign_in_domain d on d.account_id = c.account_id and d.verified_at is not null
    join identity.person p on p.account_id = c.account_id and p.id = $2
  where c.account_id = $1 and c.is_required group by p.email`;

/**
 * Whether a user must sign in through the account's provider. Never true for the account's own address, so that an
 * owner can still get in when the provider is down.
 */
export async function mustUseSingleSignOn(pool: pg.Pool, { accountId, personId }: FactorHolder): Promise<boolean> {
  if (personId === null) return false;
  const query = { name: 'oidc-required', text: REQUIRED, values: [accountId, personId] };
  const { rows } = await pool.query<{ email: string; domains: string[] }>(query);
  const row = { accountId, id: personId };
  return rows.some(({ email, domains }) => domains.includes(domainOf(open(email, 'identity.person.email', row)) ?? ''));
}
