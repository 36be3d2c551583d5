import { Failure } from '#kit/failure.js';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { newSigningSecret, openSigning } from './webhook-signing.js';

/**
 * Replaces the account's signing secret at once and gives the new one, which is shown this once.
 * Throws WEBHOOK_NOT_FOUND while nothing is registered, ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function rotateWebhookSecret(
  { em, viewer }: IdentityContext,
  givenAccountId: string | null,
): Promise<string> {
  const accountId = targetAccount(viewer, givenAccountId);
  return em.transactional(async (tx) => {
    const signing = await openSigning(tx, accountId);
    if (!signing.signingSecret)
      throw new Failure('WEBHOOK_NOT_FOUND', 'There is no webhook whose secret could be replaced.');
    signing.signingSecret = newSigningSecret();
    return signing.signingSecret;
  });
}
