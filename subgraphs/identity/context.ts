import type pg from 'pg';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import { isId } from '#kit/id.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { Account } from './account/account.entity.js';
import { ScreenRuleRow } from './portal-screens/screen-rule.entity.js';
import { AUDIT_COLUMNS, type AuditRow, auditEntryOf } from './audit/find-audit-entries.js';

/** Reads of the subgraph; they answer with columns, never with managed entities. */
export function identityReads(pool: pg.Pool, orm: MikroORM) {
  const account = rowBy<Account>(pool, {
    table: 'identity.account',
    columns: columnsOf(orm, Account),
    by: 'id',
    type: 'uuid',
  });
  const rules = { table: 'identity.screen_rule', columns: columnsOf(orm, ScreenRuleRow), type: 'text' } as const;
  const screenRule = rowBy<ScreenRuleRow>(pool, { ...rules, by: 'match_key' });
  const screenRulesOf = rowsBy<ScreenRuleRow>(pool, { ...rules, by: 'config_key', orderBy: 't.position' });
  const auditEntry = rowBy<AuditRow>(pool, {
    table: 'identity.audit_entry',
    columns: AUDIT_COLUMNS,
    by: 'id',
    type: 'uuid',
  });
  return (viewer: Viewer) => ({
    account: async (id: string) => (isId(id) ? account.load(viewer.accountIds, id) : null),
    screenRule: (accountId: string, matchKey: string) => screenRule.load([accountId], matchKey),
    screenRulesOf: (accountId: string, configKey: string) => screenRulesOf.load([accountId], configKey),
    auditEntry: async (id: string) => {
      const row = viewer.kind === 'sdk' ? null : await auditEntry.load(viewer.accountIds, id);
      return row && auditEntryOf(row);
    },
  });
}

export interface IdentityContext {
  viewer: Viewer;
  em: EntityManager;
  pool: pg.Pool;
  allowPrivateCallbacks: boolean;
  /** Asks the whole graph as the viewer. */
  ask(operation: string, variables: Record<string, unknown>): ReturnType<Graph>;
  load: ReturnType<ReturnType<typeof identityReads>>;
}
