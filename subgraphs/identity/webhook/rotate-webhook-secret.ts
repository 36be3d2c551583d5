import { Failure } from '#kit/failure.js';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { newSigningSecret, openSigning } from './webhook-signing.js';

const OVERLAP_MS = 24 * 3_600_000;

/**
 * Replaces the signing secret and returns the new one, once. Both secrets sign for 24 hours, so that receivers can
 * switch; after several rotations in a day, only the last two sign. Throws WEBHOOK_NOT_FOUND without a registered
 * webhook, ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function rotateWebhookSecret(
  { em, viewer }: IdentityContext,
  givenAccountId: string | null,
): Promise<string> {
  const accountId = targetAccount(viewer, givenAccountId);
  return em.transactional(async (tx) => {
    const signing = await openSigning(tx, accountId);
    if (!signing.signingSecret) throw new Failure('WEBHOOK_NOT_FOUND', messages.noWebhookSecret);
    signing.previousSecret = signing.signingSecret;
    signing.previousUntil = new Date(Date.now() + OVERLAP_MS);
    signing.signingSecret = newSigningSecret();
    return signing.signingSecret;
  });
}
