import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** An account of its own with a key, made as the database keeps them. */
export async function otherAccount(databaseUrl: string): Promise<{ 'x-api-key': string }> {
  const id = '01900000-0000-7000-8000-0000000000aa';
  const key = `sk_live_${'c'.repeat(43)}`;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into identity.account (account_id, id, parent_id, name, is_active, is_suspended, created_at, updated_at)
     values ($1, $1, null, 'Other', true, false, now(), now())`,
    [id],
  );
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, $1, $2, $3, false, true, 'test', now(), now())`,
    [id, createHash('sha256').update(key).digest('hex'), key.slice(-4)],
  );
  await client.end();
  return { 'x-api-key': key };
}
