import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../context.js';
import { forgetHolders } from '../key-holder/forget-holders.js';
import { keepOneKey, lockApiKey } from './lock-api-key.js';

/** Deletes a key permanently and returns its ID. Throws API_KEY_NOT_FOUND, LAST_API_KEY. */
export async function deleteApiKey({ emOf, managed, viewer }: IdentityContext, id: string): Promise<string> {
  return emOf(managed).transactional(async (tx) => {
    const key = await lockApiKey(tx, id);
    await keepOneKey(tx, viewer, key);
    tx.remove(key);
    await tx.flush();
    await forgetHolders(tx);
    await announce(tx, key.accountId, eventOf('api_key.deleted', { keyId: key.id }));
    return key.id;
  });
}
