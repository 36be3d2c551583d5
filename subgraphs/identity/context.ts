import type pg from 'pg';
import type { MikroORM } from '@mikro-orm/postgresql';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy } from '#kit/store/rows.js';
import { isId } from '#kit/id.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { Account } from './account/account.entity.js';
import { AUDIT_COLUMNS, type AuditRow, auditEntryOf } from './audit/find-audit-entries.js';

/** Reads of the subgraph; they answer with columns, never with managed entities. */
export function identityReads(pool: pg.Pool, orm: MikroORM) {
  const account = rowBy<Account>(pool, {
    table: 'identity.account',
    columns: columnsOf(orm, Account),
    by: 'id',
    type: 'uuid',
  });
  const auditEntry = rowBy<AuditRow>(pool, {
    table: 'identity.audit_entry',
    columns: AUDIT_COLUMNS,
    by: 'id',
    type: 'uuid',
  });
  return (viewer: Viewer) => ({
    account: async (id: string) => (isId(id) ? account.load(viewer.accountIds, id) : null),
    auditEntry: async (id: string) => {
      const row = viewer.kind === 'sdk' ? null : await auditEntry.load(viewer.accountIds, id);
      return row && auditEntryOf(row);
    },
  });
}

export interface IdentityContext {
  viewer: Viewer;
  pool: pg.Pool;
  /** Asks the whole graph as the viewer. */
  ask(operation: string, variables: Record<string, unknown>): ReturnType<Graph>;
  load: ReturnType<ReturnType<typeof identityReads>>;
}
