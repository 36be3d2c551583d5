import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../context.js';
import { forgetHolders } from '../key-holder/forget-holders.js';
import { messages } from '../messages.js';
import { type IssuedApiKey, shownKey } from './api-key.type.js';
import { findOwnKey, lockApiKey } from './lock-api-key.js';
import { hashKey, newSecret } from './mint-key.js';

/**
 * Replaces the secret of a key. If the same key is rotated twice concurrently, one request fails with KEY_CHANGED, so
 * that no caller keeps a secret that is already replaced. Throws API_KEY_NOT_FOUND.
 */
export async function rotateApiKey({ emOf, managed }: IdentityContext, id: string): Promise<IssuedApiKey> {
  const em = emOf(managed);
  const { keyHash } = await findOwnKey(em, id);
  return em.transactional(async (tx) => {
    const key = await lockApiKey(tx, id);
    if (key.keyHash !== keyHash) throw new Failure('KEY_CHANGED', messages.keyRotatedMeanwhile);
    const secret = newSecret(key);
    Object.assign(key, { keyHash: hashKey(secret), ending: secret.slice(-4) });
    await tx.flush();
    await forgetHolders(tx);
    await announce(tx, key.accountId, eventOf('api_key.rotated', { keyId: key.id }));
    return { key: shownKey(key), secret };
  });
}
