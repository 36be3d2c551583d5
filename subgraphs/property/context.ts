import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { columnsOf } from '#kit/store/columns.js';
import { isId } from '#kit/id.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { Listing } from './listing/listing.entity.js';

/** Reads of the subgraph; they answer with columns, never with managed entities. */
export function propertyReads(pool: pg.Pool, orm: MikroORM) {
  const from = { table: 'property.listing', columns: columnsOf(orm, Listing) };
  const listing = rowBy<Listing>(pool, { ...from, by: 'id', type: 'uuid' });
  const listingsByMyId = rowsBy<Listing>(pool, { ...from, by: 'my_id', type: 'text' });
  return (viewer: Viewer) => ({
    listing: async (id: string) => (isId(id) ? listing.load(viewer.accountIds, id) : null),
    listingByMyId: async (myId: string) => {
      const found = await listingsByMyId.load(viewer.accountIds, myId);
      return found.find(({ accountId }) => accountId === viewer.accountId) ?? found[0] ?? null;
    },
  });
}

export interface PropertyContext {
  viewer: Viewer;
  em: EntityManager;
  load: ReturnType<ReturnType<typeof propertyReads>>;
}
