import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';

export interface OtherAccount {
  id: string;
  headers: { 'x-api-key': string };
}

/** One more account with a key of its own, below another one where `parentId` names it. */
export async function otherAccount(client: Client, parentId: string | null = null): Promise<OtherAccount> {
  const id = randomUUID();
  const key = `sk_live_${createHash('sha256').update(id).digest('hex')}`;
  await client.query(
    `insert into identity.account (account_id, id, parent_id, name, is_active, is_suspended, created_at, updated_at)
     values ($1, $1, $2, 'Other', true, false, now(), now())`,
    [id, parentId],
  );
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, $1, $2, $3, false, true, 'test', now(), now())`,
    [id, createHash('sha256').update(key).digest('hex'), key.slice(-4)],
  );
  return { id, headers: { 'x-api-key': key } };
}
