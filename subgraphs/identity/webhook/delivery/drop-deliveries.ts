import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEndpointRow } from '../webhook-endpoint.entity.js';

/** Gives up all open deliveries of a webhook; `why` is recorded as their error. */
export async function dropDeliveries(
  tx: EntityManager,
  { accountId, id }: Pick<WebhookEndpointRow, 'accountId' | 'id'>,
  why: 'endpoint_removed' | 'endpoint_disabled',
): Promise<void> {
  const text = `
    update identity.delivery set state = 'dead', last_error = ?, body = null, claim = null, claimed_until = null,
      updated_at = now()
    where account_id = ? and endpoint_id = ? and state in ('pending', 'failed')`;
  await tx.execute(text, [why, accountId, id]);
}
