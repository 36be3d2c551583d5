import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { checkAuthorization } from './check-webhook.js';
import { findWebhooks } from './find-webhooks.js';
import { openSigning } from './webhook-signing.js';
import type { WebhookEndpoint } from './webhook.type.js';

/**
 * Sets the Authorization header sent with the account's deliveries; null removes it. The value is never returned.
 * Throws BAD_INPUT, ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function setWebhookAuthorization(
  context: IdentityContext,
  value: string | null,
  givenAccountId: string | null,
): Promise<WebhookEndpoint[]> {
  const accountId = targetAccount(context.viewer, givenAccountId);
  if (value !== null) checkAuthorization(value);
  await context.em.transactional(async (tx) => {
    const signing = await openSigning(tx, accountId);
    signing.authorizationHeader = value;
  });
  return findWebhooks(context, accountId);
}
