import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { newId } from '#kit/id.js';

export interface MadeAccount {
  id: string;
  headers: { 'x-api-key': string };
}

/** An account with a key, straight in the database. A parent's key that was used knows of it a second later. */
export async function madeAccount(client: Client, parentId: string | null = null): Promise<MadeAccount> {
  const id = newId();
  const key = `sk_live_${randomBytes(32).toString('base64url')}`;
  await client.query(
    `insert into identity.account (account_id, id, parent_id, name, is_active, is_suspended, created_at, updated_at)
     values ($1, $1, $2, 'Made', true, false, now(), now())`,
    [id, parentId],
  );
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, $1, $2, $3, false, true, 'test', now(), now())`,
    [id, createHash('sha256').update(key).digest('hex'), key.slice(-4)],
  );
  return { id, headers: { 'x-api-key': key } };
}
