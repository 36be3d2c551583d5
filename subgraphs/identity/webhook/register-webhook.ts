import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { targetAccount } from '../account/family/find-target-account.js';
import type { IdentityContext } from '../context.js';
import { type WebhookMembers, checkAddress, checkWebhook } from './check-webhook.js';
import { WebhookEndpointRow } from './webhook-endpoint.entity.js';
import { endpointOf, newSigningSecret, openSigning } from './webhook-signing.js';
import type { WebhookRegistration } from './webhook.type.js';

export interface RegisterWebhook extends WebhookMembers {
  /** Defaults to the viewer's own account. */
  accountId?: string | null;
}

/**
 * Registers a webhook, replacing the existing one of the category. The first registration of an account creates and
 * returns the signing secret; later ones return null. Throws BAD_INPUT, WEBHOOK_REFUSED, ACCOUNT_NOT_FOUND,
 * FORBIDDEN.
 */
export async function registerWebhook(context: IdentityContext, input: RegisterWebhook): Promise<WebhookRegistration> {
  const accountId = targetAccount(context.viewer, input.accountId);
  checkWebhook(input, true);
  const url = await checkAddress(input.webhookUrl, context.allowPrivateCallbacks);
  return context.em.transactional(async (tx) => {
    const signing = await openSigning(tx, accountId);
    const signingSecret = signing.signingSecret ? null : newSigningSecret();
    signing.signingSecret ??= signingSecret;
    const row = await upsert(tx, accountId, { ...input, webhookUrl: url });
    return { endpoint: endpointOf(row, signing), signingSecret };
  });
}

async function upsert(tx: EntityManager, accountId: string, given: WebhookMembers): Promise<WebhookEndpointRow> {
  const { webhookKey, webhookUrl, kind } = given;
  const known = await tx.findOne(WebhookEndpointRow, { accountId, webhookKey }, { refresh: true });
  const row = known ?? Object.assign(new WebhookEndpointRow(), { accountId, webhookKey });
  const wanted = { url: webhookUrl, kind: kind ?? row.kind, enabled: true };
  const same = known?.url === wanted.url && known.kind === wanted.kind && known.enabled;
  if (!same) Object.assign(row, wanted, { failingSince: null, restingUntil: null, disabledReason: null });
  if (!known) tx.persist(row);
  await tx.flush();
  if (!same) await announce(tx, accountId, eventOf('webhook.registered', { webhookId: row.id }));
  return row;
}
