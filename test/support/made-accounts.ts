import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

export interface MadeAccount {
  id: string;
  headers: { 'x-api-key': string };
}

/** An account with a key, as an operator's own scripts would make it; `parentId` is its reseller. */
export async function makeAccount(client: Client, parentId: string | null = null, sdk = false): Promise<MadeAccount> {
  const id = randomUUID();
  const key = `${sdk ? 'pk' : 'sk'}_live_${id}${id}`;
  await client.query(
    `insert into identity.account (account_id, id, parent_id, name, is_active, is_suspended, created_at, updated_at)
     values ($1, $1, $2, 'Made', true, false, now(), now())`,
    [id, parentId],
  );
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, $1, $2, $3, $4, true, 'test', now(), now())`,
    [id, createHash('sha256').update(key).digest('hex'), key.slice(-4), sdk],
  );
  return { id, headers: { 'x-api-key': key } };
}
