import { Failure } from '#kit/failure.js';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { newSigningSecret, openSigning } from './webhook-signing.js';

const OVERLAP_MS = 24 * 3_600_000;

/**
 * Replaces the account's signing secret and gives the new one, which is shown this once. For 24 hours deliveries are
 * signed with both, so that receivers can change over; of several replacements in a day only the last two secrets sign.
 * Throws WEBHOOK_NOT_FOUND while nothing is registered, ACCOUNT_NOT_FOUND, FORBIDDEN.
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
