import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { messages } from '../messages.js';
import { checkWebhook } from './check-webhook.js';
import { dropDeliveries } from './delivery/drop-deliveries.js';
import { WebhookEndpointRow } from './webhook-endpoint.entity.js';
import { openSigning } from './webhook-signing.js';

export interface RemoveWebhook {
  accountId?: string | null;
  webhookKey: string;
  /** If given, must equal the registered URL. */
  webhookUrl?: string | null;
}

/**
 * Removes a webhook and gives up its open deliveries. Removing the last one also deletes the signing secret, so the
 * next registration returns a new one. Throws BAD_INPUT, WEBHOOK_NOT_FOUND, ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function removeWebhook({ em, viewer }: IdentityContext, input: RemoveWebhook): Promise<void> {
  const accountId = targetAccount(viewer, input.accountId);
  const { webhookKey, webhookUrl } = input;
  checkWebhook({ webhookKey, ...(typeof webhookUrl === 'string' && { webhookUrl }) }, false);
  await em.transactional(async (tx) => {
    const signing = await openSigning(tx, accountId);
    const all = await tx.find(WebhookEndpointRow, { accountId }, { refresh: true });
    const row = all.find((one) => one.webhookKey === webhookKey);
    const meant = typeof webhookUrl !== 'string' || spelled(webhookUrl) === row?.url;
    if (!row || !meant) throw new Failure('WEBHOOK_NOT_FOUND', messages.webhookNotFound);
    await dropDeliveries(tx, row, 'endpoint_removed');
    tx.remove(row);
    if (all.length === 1) Object.assign(signing, { signingSecret: null, previousSecret: null, previousUntil: null });
    await tx.flush();
    await announce(tx, accountId, eventOf('webhook.removed', { webhookId: row.id }));
  });
}

function spelled(url: string): string {
  return URL.parse(url)?.href ?? url;
}
