import type { IdentityContext } from '../context.js';
import { WEBHOOK_KEYS } from '#records/names/words.js';
import { WebhookEndpointRow } from './webhook-endpoint.entity.js';
import { WebhookSigning } from './webhook-signing.entity.js';
import { endpointOf } from './webhook-signing.js';
import type { WebhookEndpoint } from './webhook.type.js';

/** Lists the webhooks of an account, at most one per category, ordered by category. */
export async function findWebhooks({ em }: IdentityContext, accountId: string): Promise<WebhookEndpoint[]> {
  const rows = await em.find(WebhookEndpointRow, { accountId });
  const signing = await em.findOne(WebhookSigning, { accountId, id: accountId });
  const place = ({ webhookKey }: WebhookEndpointRow) => (WEBHOOK_KEYS as readonly string[]).indexOf(webhookKey);
  return rows.sort((a, b) => place(a) - place(b)).map((row) => endpointOf(row, signing));
}
