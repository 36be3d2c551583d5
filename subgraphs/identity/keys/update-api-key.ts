import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../context.js';
import { forgetHolders } from '../key-holder/forget-holders.js';
import { type ApiKeyType, shownKey } from './api-key.type.js';
import { checkDescription } from './check-description.js';
import { keepOneKey, lockApiKey } from './lock-api-key.js';

export interface UpdateApiKey {
  id: string;
  description: string;
  /** null leaves it unchanged. */
  enabled: boolean | null;
}

/** Renames, enables or disables a key. Throws BAD_INPUT, API_KEY_NOT_FOUND, LAST_API_KEY. */
export async function updateApiKey(
  { emOf, managed, viewer }: IdentityContext,
  { id, description, enabled }: UpdateApiKey,
): Promise<ApiKeyType> {
  checkDescription(description);
  return emOf(managed).transactional(async (tx) => {
    const key = await lockApiKey(tx, id);
    if (enabled === false) await keepOneKey(tx, viewer, key);
    const changed = { description, enabled: enabled ?? key.enabled };
    if (key.description === changed.description && key.enabled === changed.enabled) return shownKey(key);
    Object.assign(key, changed);
    await tx.flush();
    await forgetHolders(tx);
    await announce(tx, key.accountId, eventOf('api_key.updated', { keyId: key.id }));
    return shownKey(key);
  });
}
