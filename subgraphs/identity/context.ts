import DataLoader from 'dataloader';
import pg from 'pg';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { columnsOf } from '#kit/store/columns.js';
import type { Jobs } from '#kit/queue/jobs.js';
import type { Reads } from '#kit/store/replicas.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import { isId } from '#kit/id.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { forAccounts } from '#kit/store/fence/scope.js';
import { Account } from './account/account.entity.js';
import { ScreenRuleRow } from './settings/portal-screens/screen-rule.entity.js';
import type { DeliveryAttempt } from './webhook/delivery/delivery.type.js';
import { listReads } from './node/list-reads.js';
import { nodeReads } from './node/node-reads.js';
import { openedPerson } from './people/opened-person.js';
import { Person } from './account/person/person.entity.js';
import { shownPerson } from './account/person/person.type.js';
import {
  EVENT_COLUMNS,
  EVENT_SHOWN,
  type EventPage,
  type StoredEvent,
  findEventPages,
  findFirstSequences,
  findLastSequences,
  shownEvent,
} from './log/event/find-events.js';
import type { Event } from './log/event/event.type.js';
import { findEpoch } from '#kit/queue/event-epoch.js';
import { AUDIT_COLUMNS, type AuditRow, auditEntryOf } from './log/audit/find-audit-entries.js';

interface Children {
  accountIds: string[];
  parentId: string;
  first: number;
}

/**
 * Returns the accounts whose keys the viewer may manage: its own family and the test accounts below. Their data is a
 * different matter: `viewer.accountIds` does not include the test accounts.
 */
export function managedBy({ accountIds, testAccountIds = [] }: Viewer): string[] {
  return testAccountIds.length > 0 ? [...accountIds, ...testAccountIds] : accountIds;
}

/** Reads of the subgraph. They return plain columns, never managed entities. */
export function identityReads(pool: pg.Pool, orm: MikroORM, reads: Reads) {
  const columns = columnsOf(orm, Account);
  const account = rowBy<Account>(pool, { table: 'identity.account', columns, by: 'id', type: 'uuid' });
  const [childrenOf, logs] = [childrenReader(pool, columns), eventLogReads(pool, reads)];
  const rules = { table: 'identity.screen_rule', columns: columnsOf(orm, ScreenRuleRow), type: 'text' } as const;
  const screenRule = rowBy<ScreenRuleRow>(pool, { ...rules, by: 'match_key' });
  const screenRulesOf = rowsBy<ScreenRuleRow>(pool, { ...rules, by: 'config_key', orderBy: 't.position' });
  const auditEntry = rowBy<AuditRow>(pool, {
    table: 'identity.audit_entry',
    columns: AUDIT_COLUMNS,
    by: 'id',
    type: 'uuid',
  });
  const event = rowBy<StoredEvent>(pool, {
    table: 'identity.event',
    columns: EVENT_COLUMNS,
    by: 'sequence',
    type: 'bigint',
    where: EVENT_SHOWN,
  });
  const sessionPerson = rowBy<{ personId: string }>(pool, {
    table: 'identity.session_person',
    columns: { personId: 't.person_id' },
    by: 'id',
    type: 'uuid',
  });
  const person = rowBy<Person>(pool, {
    table: 'identity.person',
    columns: columnsOf(orm, Person),
    by: 'id',
    type: 'uuid',
  });
  const attemptsOf = rowsBy<DeliveryAttempt>(pool, {
    table: 'identity.delivery_attempt',
    columns: { at: 't.at', status: 't.status', error: 't.error', latencyMs: 't.latency_ms' },
    by: 'delivery_id',
    type: 'uuid',
    orderBy: 't.number',
  });
  const personOf = async ({ kind, accountIds }: Viewer, id: string) => {
    const row = kind === 'sdk' || !isId(id) ? null : await person.load(accountIds, id);
    return row && shownPerson(openedPerson(row));
  };
  const nodes = nodeReads(pool, orm);
  const lists = listReads(reads, orm);
  return (viewer: Viewer) => ({
    ...logs,
    ...nodes(viewer, managedBy(viewer)),
    ...lists(viewer, managedBy(viewer)),
    person: (id: string) => personOf(viewer, id),
    personOfSession: async (sessionId: string) => {
      const found = isId(sessionId) ? await sessionPerson.load(viewer.accountIds, sessionId) : null;
      return found && personOf(viewer, found.personId);
    },
    attemptsOf: (accountId: string, deliveryId: string) => attemptsOf.load([accountId], deliveryId),
    account: async (id: string) => (isId(id) ? account.load(managedBy(viewer), id) : null),
    /** The oldest direct children that the viewer can see, up to 100. */
    childrenOf: (parentId: string, first: number) =>
      childrenOf({ accountIds: managedBy(viewer), parentId, first: Math.min(100, first) }),
    screenRule: (accountId: string, matchKey: string) => screenRule.load([accountId], matchKey),
    screenRulesOf: (accountId: string, configKey: string) => screenRulesOf.load([accountId], configKey),
    event: async (accountId: string, sequence: number) => {
      const row = viewer.accountIds.includes(accountId) ? await event.load([accountId], String(sequence)) : null;
      return row && shownEvent(row);
    },
    auditEntry: async (id: string) => {
      const row = viewer.kind === 'sdk' ? null : await auditEntry.load(viewer.accountIds, id);
      return row && auditEntryOf(row);
    },
  });
}

/** All requests in one turn of the event loop are read in one statement: many subscribers resume at once. */
const inTurn = (dispatch: () => void): void => void setImmediate(dispatch);
const together = { cache: false, batchScheduleFn: inTurn } as const;

/** Positions and pages of the event log, and its epoch. Callers check that the viewer may see the account. */
function eventLogReads(pool: pg.Pool, reads: Reads) {
  const firsts = new DataLoader<string, number>(
    (accountIds) => forAccounts([...new Set(accountIds)], () => findFirstSequences(pool, accountIds)),
    together,
  );
  const lasts = new DataLoader<string, number>(
    (accountIds) => forAccounts([...new Set(accountIds)], () => findLastSequences(reads, accountIds)),
    together,
  );
  const pages = new DataLoader<EventPage, Event[]>(
    (wanted) => {
      const accounts = [...new Set(wanted.map(({ accountId }) => accountId))];
      return forAccounts(accounts, () => findEventPages(reads, wanted));
    },
    { ...together, maxBatchSize: 500 },
  );
  const epoch = new DataLoader<'epoch', string>(async (asked) => {
    const found = await findEpoch(pool);
    return asked.map(() => found);
  }, together);
  return {
    firstSequence: (accountId: string) => firsts.load(accountId),
    lastSequence: (accountId: string) => lasts.load(accountId),
    events: (page: EventPage) => pages.load(page),
    eventEpoch: () => epoch.load('epoch'),
  };
}

/** Batches all requests of one event loop turn into one statement, each with its own limit. */
function childrenReader(pool: pg.Pool, columns: Record<string, string>) {
  const list = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`);
  const text = `
    select w.n as "_n", c.* from unnest($1::uuid[], $2::int[], $3::int[]) as w(parent_id, first, n)
    cross join lateral (
      select ${list.join(', ')} from identity.account t where t.parent_id = w.parent_id
      order by t.created_at, t.id limit w.first) c`;
  const batch = async (wanted: readonly Children[]): Promise<Account[][]> => {
    const values = [wanted.map((one) => one.parentId), wanted.map((one) => one.first), wanted.map((_, n) => n)];
    const named = { name: 'account-children', text, values, types: pg.types };
    const accounts = [...new Set(wanted.flatMap(({ accountIds }) => accountIds))];
    const { rows } = await forAccounts(accounts, () => pool.query<Account & { _n: number }>(named));
    const found: Account[][] = wanted.map(() => []);
    for (const { _n, ...row } of rows) found[_n]!.push(row as Account);
    return found;
  };
  const batchScheduleFn = (dispatch: () => void) => setImmediate(dispatch);
  const loader = new DataLoader<Children, Account[]>(batch, { cache: false, maxBatchSize: 500, batchScheduleFn });
  return async (of: Children) => (of.accountIds.includes(of.parentId) ? loader.load(of) : []);
}

export interface IdentityContext {
  viewer: Viewer;
  em: EntityManager;
  pool: pg.Pool;
  /** For lists that may be long; see `openReads`. */
  reads: Reads;
  allowPrivateCallbacks: boolean;
  /**
   * Runs an operation on the whole graph for the viewer's accounts, as the service: it can read fields that
   * clients cannot, and has every role, so the caller must check roles.
   */
  askAsService(operation: string, variables: Record<string, unknown>): ReturnType<Graph>;
  /** Accounts managed by the viewer: see `managedBy`. */
  managed: string[];
  /**
   * Returns an entity manager for these accounts; the caller must have checked that the viewer may change them. `by`
   * is the actor, if it is not the viewer.
   */
  emOf(accountIds: string[], by?: Pick<Viewer, 'kind' | 'keyId'>): EntityManager;
  jobs: Pick<Jobs, 'enqueue' | 'retryGivenUp'>;
  sendsMail: boolean;
  /** Notifies the workers that deliveries are due. */
  wakeSenders(): Promise<void>;
  publicUrl: string;
  pmsIds: string[];
  signupRedirectOrigins: string[];
  load: ReturnType<ReturnType<typeof identityReads>>;
}
