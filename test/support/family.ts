import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { RunningTest } from './running.js';

export interface Member {
  id: string;
  headers: { 'x-api-key': string };
}

/** Creates a key for an account, as the dashboard does. */
export async function giveKey(client: Client, id: string, sdk = false): Promise<Member> {
  const key = `${sdk ? 'pk' : 'sk'}_live_${randomBytes(32).toString('base64url')}`;
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, $3, $4, true, 'test', now(), now())`,
    [id, createHash('sha256').update(key).digest('hex'), key.slice(-4), sdk],
  );
  return { id, headers: { 'x-api-key': key } };
}

/** Registers an account below another (by default below the first) and creates a key for it. */
export async function registered(
  service: RunningTest,
  client: Client,
  body: object = {},
  parent?: Member,
): Promise<Member> {
  const { status, body: made } = await service.rest('POST', '/accounts/register', body, parent?.headers);
  if (status !== 200) throw new Error(`It was not registered: ${JSON.stringify(made)}`);
  return giveKey(client, made.id);
}
