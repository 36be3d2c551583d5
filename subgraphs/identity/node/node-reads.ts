import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy } from '#kit/store/rows.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { ApiKey } from '../keys/api-key.entity.js';
import { shownKey } from '../keys/api-key.type.js';
import { DELIVERY_COLUMNS, type StoredDelivery, deliveryOf } from '../webhook/delivery/find-deliveries.js';
import { webhookReads } from '../webhook/webhook-reads.js';

/** Reads of single objects that only `node` needs. `managed`: the accounts whose keys the viewer manages. */
export function nodeReads(pool: pg.Pool, orm: MikroORM) {
  const apiKey = rowBy<ApiKey>(pool, {
    table: 'identity.api_key',
    columns: columnsOf(orm, ApiKey),
    by: 'id',
    type: 'uuid',
  });
  const delivery = rowBy<StoredDelivery>(pool, {
    table: 'identity.delivery',
    columns: DELIVERY_COLUMNS,
    by: 'id',
    type: 'uuid',
  });
  const webhooks = webhookReads(pool, orm);
  return ({ accountIds }: Viewer, managed: string[]) => ({
    apiKey: async (id: string) => {
      const row = await apiKey.load(managed, id);
      return row && shownKey(row);
    },
    delivery: async (id: string) => {
      const row = await delivery.load(accountIds, id);
      return row && deliveryOf(row);
    },
    webhookEndpoint: (id: string) => webhooks(accountIds, id),
  });
}
