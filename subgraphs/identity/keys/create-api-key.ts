import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { Account } from '../account/account.entity.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { type IssuedApiKey, shownKey } from './api-key.type.js';
import { checkDescription } from './check-description.js';
import { mintKey } from './mint-key.js';

export interface CreateApiKey {
  description: string | null;
  sdk: boolean;
  /** null for the viewer's own account, otherwise one below it. */
  accountId: string | null;
}

/** Creates an API key. Throws BAD_INPUT, and ACCOUNT_NOT_FOUND for an account the viewer cannot see. */
export async function createApiKey(
  { emOf, managed, viewer }: IdentityContext,
  { description, sdk, accountId }: CreateApiKey,
): Promise<IssuedApiKey> {
  checkDescription(description ?? '');
  const owner = managed.find((id) => id === (accountId?.toLowerCase() ?? viewer.accountId));
  if (!owner) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return emOf([owner]).transactional(async (tx) => {
    const { mode } = await tx.findOneOrFail(Account, { id: owner });
    const { key, secret } = mintKey(owner, description ?? '', { sdk, mode });
    tx.persist(key);
    await tx.flush();
    await announce(tx, owner, eventOf('api_key.created', { keyId: key.id }));
    return { key: shownKey(key), secret };
  });
}
