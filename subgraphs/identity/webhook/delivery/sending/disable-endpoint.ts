import type { MikroORM } from '@mikro-orm/postgresql';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { eventOf } from '#events';
import { WebhookEndpointRow } from '../../webhook-endpoint.entity.js';
import { openSigning } from '../../webhook-signing.js';
import { dropDeliveries } from '../drop-deliveries.js';
import { type Claimed, urlOf } from './claim-deliveries.js';

/**
 * Ends the posting to a registration and says so with an event, unless it was registered anew since the attempt. What
 * was still to be posted is given up: it can be asked for again once the registration is enabled.
 */
export async function disableEndpoint(orm: MikroORM, claimed: Claimed, reason: 'gone' | 'failing'): Promise<void> {
  const { accountId, endpointId: id } = claimed;
  await emFor(orm, [accountId]).transactional(async (tx) => {
    await openSigning(tx, accountId);
    const row = await tx.findOne(WebhookEndpointRow, { accountId, id }, { refresh: true });
    if (!row?.enabled || row.url !== urlOf(claimed)) return;
    if (reason === 'failing' && !row.failingSince) return;
    await dropDeliveries(tx, row, 'endpoint_disabled');
    Object.assign(row, { enabled: false, disabledReason: reason });
    await tx.flush();
    await announce(tx, accountId, eventOf('webhook.disabled', { webhookId: id, reason }));
  });
}
