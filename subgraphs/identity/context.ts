import type pg from 'pg';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy } from '#kit/store/rows.js';
import { isId } from '#kit/id.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { Account } from './account/account.entity.js';

/** Reads of the subgraph; they answer with columns, never with managed entities. */
export function identityReads(pool: pg.Pool, orm: MikroORM) {
  const account = rowBy<Account>(pool, {
    table: 'identity.account',
    columns: columnsOf(orm, Account),
    by: 'id',
    type: 'uuid',
  });
  return (viewer: Viewer) => ({
    account: async (id: string) => (isId(id) ? account.load(viewer.accountIds, id) : null),
  });
}

export interface IdentityContext {
  viewer: Viewer;
  pool: pg.Pool;
  em: EntityManager;
  load: ReturnType<ReturnType<typeof identityReads>>;
}
