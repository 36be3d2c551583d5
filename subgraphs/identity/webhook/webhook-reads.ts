import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy } from '#kit/store/rows.js';
import { WebhookEndpointRow } from './webhook-endpoint.entity.js';
import { WebhookSigning } from './webhook-signing.entity.js';
import { endpointOf } from './webhook-signing.js';
import type { WebhookEndpoint } from './webhook.type.js';

/** Reads webhooks by ID, limited to the given accounts: two statements for any number. */
export function webhookReads(pool: pg.Pool, orm: MikroORM) {
  const endpoint = rowBy<WebhookEndpointRow>(pool, {
    table: 'identity.webhook_endpoint',
    columns: columnsOf(orm, WebhookEndpointRow),
    by: 'id',
    type: 'uuid',
  });
  const signing = rowBy<WebhookSigning>(pool, {
    table: 'identity.webhook_signing',
    columns: columnsOf(orm, WebhookSigning),
    by: 'id',
    type: 'uuid',
  });
  return async (accountIds: string[], id: string): Promise<WebhookEndpoint | null> => {
    const row = await endpoint.load(accountIds, id);
    if (!row) return null;
    const url = open(row.url, 'identity.webhook_endpoint.url', row);
    return endpointOf({ ...row, url }, await signing.load([row.accountId], row.accountId));
  };
}
