import type pg from 'pg';

/** Data needed to check a password, for a sign-in or a session. */
export interface FoundSecret {
  accountId: string;
  passwordHash: string;
  /** Keyed digest of the email address; null without an address. */
  loginKey: string | null;
  /** Team member ID; null for the account itself. */
  personId: string | null;
  /** Whether the email address is confirmed. */
  isVerified: boolean;
}

const COLUMNS = `k.account_id as "accountId", k.password_hash as "passwordHash", k.login_key as "loginKey",
  k.verified_at is not null as "isVerified"`;

/** Excludes invited team members who have not chosen a password. */
const OF_PERSON = `
  select ${COLUMNS}, k.id as "personId", k.last_login_at from identity.person k
  where k.password_hash is not null and k.removed_at is null`;

/** Maximum passwords to verify per attempt; each takes about 20 ms. */
const MAX = 8;

/**
 * Finds the credentials for an address across all account families; the account is not known yet. Confirmed addresses
 * come first, so that any number of unconfirmed ones cannot crowd them out.
 */
export async function findSecrets(pool: pg.Pool, loginKey: string): Promise<FoundSecret[]> {
  const text = `
    select "accountId", "passwordHash", "loginKey", "isVerified", "personId" from (
      select ${COLUMNS}, null::uuid as "personId", a.last_login_at
        from identity.account_secret k join identity.account a on a.id = k.id where k.login_key = $1
      union all ${OF_PERSON} and k.login_key = $1) found
    order by "isVerified" desc, last_login_at is not null desc, "accountId", "personId" limit ${MAX}`;
  return (await pool.query<FoundSecret>({ name: 'secrets-of-login', text, values: [loginKey] })).rows;
}

/** Returns the credentials of an account or team member; null without a password. */
export async function findSecretOf(
  pool: pg.Pool,
  accountId: string,
  personId: string | null,
): Promise<FoundSecret | null> {
  const text = `
    select ${COLUMNS}, null::uuid as "personId", null::timestamptz as last_login_at from identity.account_secret k
      where k.account_id = $1 and k.id = $1 and $2::uuid is null
    union all ${OF_PERSON} and k.account_id = $1 and k.id = $2`;
  const { rows } = await pool.query<FoundSecret>({ name: 'secret-of-account', text, values: [accountId, personId] });
  return rows[0] ?? null;
}
