import type pg from 'pg';

/** What is needed to check a password, of a sign-in or of a session. */
export interface FoundSecret {
  accountId: string;
  passwordHash: string;
  /** Keyed digest of the e-mail address; null while the account has none. */
  loginKey: string | null;
  /** The person of the account; null: the account itself. */
  personId: string | null;
  /** Whether whoever signs in has shown that the address is theirs. */
  isVerified: boolean;
}

const COLUMNS = `k.account_id as "accountId", k.password_hash as "passwordHash", k.login_key as "loginKey",
  k.verified_at is not null as "isVerified"`;

/** Whoever was invited and has not chosen a password is no one yet. */
const OF_PERSON = `
  select ${COLUMNS}, k.id as "personId", k.last_login_at from identity.person k
  where k.password_hash is not null and k.removed_at is null`;

/** Passwords that are verified for one try; each takes some 20 ms. */
const MAX = 8;

/**
 * Who signs in with this address, in whichever families; a read that starts without an account. Those who have shown
 * that it is theirs come first, so that no number of others keeps them from being found.
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

/** The secret of an account, or of a person of it; null where there is no password. */
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
