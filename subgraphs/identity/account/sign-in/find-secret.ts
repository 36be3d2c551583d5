import type pg from 'pg';

/** What is needed to check a password, of a sign-in or of a session. */
export interface FoundSecret {
  accountId: string;
  passwordHash: string;
  /** Keyed digest of the e-mail address; null while the account has none. */
  loginKey: string | null;
}

const COLUMNS = `k.account_id as "accountId", k.password_hash as "passwordHash", k.login_key as "loginKey"`;

/** The secret of the account that signs in with this address, or null; a read that starts without an account. */
export async function findSecret(pool: pg.Pool, loginKey: string): Promise<FoundSecret | null> {
  const text = `select ${COLUMNS} from identity.account_secret k where k.login_key = $1`;
  const { rows } = await pool.query<FoundSecret>({ name: 'secret-of-login', text, values: [loginKey] });
  return rows[0] ?? null;
}

/** The secret of an account, or null where it has no password. */
export async function findSecretOf(pool: pg.Pool, accountId: string): Promise<FoundSecret | null> {
  const text = `select ${COLUMNS} from identity.account_secret k where k.account_id = $1 and k.id = $1`;
  const { rows } = await pool.query<FoundSecret>({ name: 'secret-of-account', text, values: [accountId] });
  return rows[0] ?? null;
}
