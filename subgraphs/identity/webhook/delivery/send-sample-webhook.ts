import { Failure } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import { audit } from '#kit/queue/outbox.js';
import { targetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { checkWebhook } from '../check-webhook.js';
import { WebhookEndpointRow } from '../webhook-endpoint.entity.js';
import { SAMPLES } from './body/sample-records.js';
import type { WebhookKey } from './category-of.js';
import type { WebhookDelivery } from './delivery.type.js';
import { findDelivery } from './find-deliveries.js';

const INSERT = `
  insert into identity.delivery (account_id, id, endpoint_id, webhook_key, event_account_id, event_id, sequence, type,
    subject_id, payload, occurred_at, purpose)
  values (?, ?, ?, ?, ?, ?, 0, ?, ?, ?::jsonb, now(), 'sample')`;

/** Sample payload with the ID fields of a category. */
function payloadOf(webhookKey: WebhookKey, accountId: string): Record<string, string> {
  switch (webhookKey) {
    case 'listing_webhook_url':
      return { listingId: newId() };
    case 'account_webhook_url':
      return { accountId };
    case 'messaging_webhook_url':
      return { reservationId: newId(), messageId: newId(), state: 'sent' };
    default:
      return { reservationId: newId() };
  }
}

/**
 * Sends a sample event to a webhook, once, even if it is disabled; the body contains `test: true`. Returns the
 * delivery, which shows the result. Throws BAD_INPUT, WEBHOOK_NOT_FOUND, ACCOUNT_NOT_FOUND, FORBIDDEN.
 */
export async function sendSampleWebhook(
  context: IdentityContext,
  webhookKey: string,
  givenAccountId: string | null,
): Promise<WebhookDelivery> {
  const accountId = targetAccount(context.viewer, givenAccountId);
  checkWebhook({ webhookKey }, false);
  const id = await context.emOf([accountId]).transactional(async (tx) => {
    const row = await tx.findOne(WebhookEndpointRow, { accountId, webhookKey });
    if (!row) throw new Failure('WEBHOOK_NOT_FOUND', messages.webhookNotFound);
    const made = newId();
    const key = webhookKey as WebhookKey;
    const payload = payloadOf(key, accountId);
    const what = [newId(), SAMPLES[key].type, Object.values(payload)[0], JSON.stringify(payload)];
    await tx.execute(INSERT, [accountId, made, row.id, webhookKey, accountId, ...what]);
    await audit(tx, accountId, { type: 'webhook.sample_sent', subjectId: row.id, payload: { webhookId: row.id } });
    return made;
  });
  await context.wakeSenders();
  return findDelivery(context.pool, accountId, id);
}
