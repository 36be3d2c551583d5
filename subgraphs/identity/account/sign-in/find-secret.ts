import type pg from 'pg';

/** What is needed to check a password, of a sign-in or of a session. */
export interface FoundSecret {
  accountId: string;
  passwordHash: string;
  /** Keyed digest of the e-mail address; null while the account has none. */
  loginKey: string | null;
  /** The person of the account; null: the account itself. */
  personId: string | null;
}

const COLUMNS = `k.account_id as "accountId", k.password_hash as "passwordHash", k.login_key as "loginKey"`;

/** Whoever was invited and has not chosen a password is no one yet. */
const OF_PERSON = `
  select ${COLUMNS}, k.id as "personId" from identity.person k where k.password_hash is not null and k.removed_at is null`;

/** The secret of the account or the person that signs in with this address, or null; a read that starts without an account. */
export async function findSecret(pool: pg.Pool, loginKey: string): Promise<FoundSecret | null> {
  const text = `
    select ${COLUMNS}, null::uuid as "personId" from identity.account_secret k where k.login_key = $1
    union all ${OF_PERSON} and k.login_key = $1`;
  const { rows } = await pool.query<FoundSecret>({ name: 'secret-of-login', text, values: [loginKey] });
  return rows[0] ?? null;
}

/** The secret of an account, or of a person of it; null where there is no password. */
export async function findSecretOf(
  pool: pg.Pool,
  accountId: string,
  personId: string | null,
): Promise<FoundSecret | null> {
  const text = `
    select ${COLUMNS}, null::uuid as "personId" from identity.account_secret k
      where k.account_id = $1 and k.id = $1 and $2::uuid is null
    union all ${OF_PERSON} and k.account_id = $1 and k.id = $2`;
  const { rows } = await pool.query<FoundSecret>({ name: 'secret-of-account', text, values: [accountId, personId] });
  return rows[0] ?? null;
}
