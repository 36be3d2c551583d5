import { createHash } from 'node:crypto';
import type { Client } from 'pg';

export interface MadeKey {
  /** Identifier of the key. */
  keyId: string;
  key: string;
  headers: { 'x-api-key': string };
}

export interface MadeAccount extends MadeKey {
  id: string;
}

export interface AccountChoice {
  name?: string;
  active?: boolean;
  suspended?: boolean;
  /** Its key is an SDK key. */
  sdk?: boolean;
}

let made = 0;

const idOf = (kind: string, n: number) => `01900000-0000-7000-8${kind}00-${String(n).padStart(12, '0')}`;

/** A separate account with a key, as an operator's own scripts would create it. */
export async function makeAccount(
  client: Client,
  parentId: string | null = null,
  { name, active = true, suspended = false, sdk = false }: AccountChoice = {},
): Promise<MadeAccount> {
  made += 1;
  const id = idOf('0', made);
  await client.query(
    `insert into identity.account (account_id, id, parent_id, name, is_active, is_suspended, created_at, updated_at)
     values ($1, $1, $2, $3, $4, $5, now(), now())`,
    [id, parentId, name ?? `Account ${made}`, active, suspended],
  );
  return { id, ...(await makeKey(client, id, { sdk })) };
}

/** Another key of an account. */
export async function makeKey(
  client: Client,
  accountId: string,
  { sdk = false, enabled = true } = {},
): Promise<MadeKey> {
  made += 1;
  const keyId = idOf('1', made);
  const key = `${sdk ? 'pk' : 'sk'}_live_${String(made).padStart(43, 'c')}`;
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'test', now(), now())`,
    [accountId, keyId, createHash('sha256').update(key).digest('hex'), key.slice(-4), sdk, enabled],
  );
  return { keyId, key, headers: { 'x-api-key': key } };
}
