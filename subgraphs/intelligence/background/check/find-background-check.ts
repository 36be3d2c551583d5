import { open } from '#kit/cipher/cipher.js';
import { connect } from '#kit/graph/connect.js';
import type { Connection } from '#kit/graph/connection.js';
import type { SortOrder } from '#kit/graph/keyset.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { isId } from '#kit/id.js';
import type { BackgroundContext } from '../background-context.js';
import type { BackgroundReport } from './background-report.entity.js';
import type { BackgroundCheck } from './background-report.type.js';
import { shownCheck } from './shown-check.js';

/** A check as read from the table, with its texts encrypted. */
type Stored = Pick<
  BackgroundReport,
  'accountId' | 'id' | 'type' | 'status' | 'riskStatus' | 'createdAt' | 'stoppedAt' | 'person' | 'items'
>;

const shownRow = (context: BackgroundContext, row: Stored): BackgroundCheck =>
  shownCheck(context, row, {
    person: open(row.person, 'intelligence.background_report.person', row),
    items: open(row.items, 'intelligence.background_report.items', row),
  });

/** A background check by ID; null if the viewer cannot see it. */
export async function findBackgroundCheck(context: BackgroundContext, id: string): Promise<BackgroundCheck | null> {
  const { load, viewer } = context;
  const row = isId(id) ? await load.backgroundReport.load(viewer.accountIds, id) : null;
  return row && shownRow(context, row);
}

/** IDs are time-ordered. */
const NEWEST_FIRST: SortOrder = { keys: [{ sql: 't.id', type: 'uuid' }], direction: 'desc' };

const CHECKS = {
  table: 'intelligence.background_report',
  columns: {
    accountId: 't.account_id',
    id: 't.id',
    type: 't.type',
    status: 't.status',
    riskStatus: 't.risk_status',
    createdAt: 't.created_at',
    stoppedAt: 't.stopped_at',
    person: 't.person',
    items: 't.items',
  } satisfies Record<keyof Stored, string>,
  order: NEWEST_FIRST,
};

/** The background checks that the viewer may see, newest first. Throws BAD_INPUT. */
export function connectBackgroundChecks(
  context: BackgroundContext,
  page: PageArgs,
): Promise<Connection<BackgroundCheck>> {
  const { pool, viewer } = context;
  return connect<Stored, BackgroundCheck>(pool, { ...CHECKS, accountIds: viewer.accountIds }, page, (row) =>
    shownRow(context, row),
  );
}
