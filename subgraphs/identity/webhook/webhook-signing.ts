import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEndpointRow } from './webhook-endpoint.entity.js';
import { WebhookSigning } from './webhook-signing.entity.js';
import type { WebhookEndpoint } from './webhook.type.js';

/** Generates a Standard Webhooks secret: `whsec_` and 32 random bytes in base64. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/**
 * Returns the signing row of an account and creates it if missing. Locks it, so that webhook changes of the account
 * are serialized until commit.
 */
export async function openSigning(tx: EntityManager, accountId: string): Promise<WebhookSigning> {
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7310))', [`webhooks:${accountId}`]);
  const known = await tx.findOne(WebhookSigning, { accountId, id: accountId }, { refresh: true });
  if (known) return known;
  const made = Object.assign(new WebhookSigning(), { accountId, id: accountId });
  tx.persist(made);
  return made;
}

/** Returns the public fields of a webhook, without secret and header. */
export function endpointOf(row: WebhookEndpointRow, signing: WebhookSigning | null): WebhookEndpoint {
  const { id, accountId, webhookKey, url, kind, enabled, failingSince, disabledReason, createdAt, updatedAt } = row;
  const hasAuthorization = Boolean(signing?.authorizationHeader);
  const state = { enabled, failingSince, disabledReason, hasAuthorization };
  return { id, accountId, webhookKey, url, kind, ...state, createdAt, updatedAt };
}
