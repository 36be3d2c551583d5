import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import { connect } from '#kit/graph/connect.js';
import type { Connection } from '#kit/graph/connection.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { type Add, type SortOrder, conditionsOf } from '#kit/graph/keyset.js';
import type { Reads } from '#kit/store/replicas.js';
import { timeText } from '#kit/store/time-text.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { targetAccount } from '../../account/family/find-target-account.js';
import { messages } from '../../messages.js';
import type { WebhookDelivery, WebhookDeliveryFilter } from './delivery.type.js';

/** A delivery as read from table `t`. */
export interface StoredDelivery extends Omit<WebhookDelivery, 'createdAt'> {
  createdAt: string;
}

const time = (column: string) => timeText(`t.${column}`);

export const DELIVERY_COLUMNS: Record<keyof StoredDelivery, string> = {
  id: 't.id',
  accountId: 't.account_id',
  endpointId: 't.endpoint_id',
  webhookKey: 't.webhook_key',
  eventId: 't.event_id',
  eventAccountId: 't.event_account_id',
  type: 't.type',
  sequence: `case when t.purpose = 'callback' then 0 else t.sequence::int end`,
  subjectId: 't.subject_id',
  purpose: 't.purpose',
  state: 't.state',
  attempts: 't.attempts',
  nextAttemptAt: `case when t.state in ('pending', 'failed') then ${time('next_at')} end`,
  lastStatus: 't.last_status',
  lastError: 't.last_error',
  lastLatencyMs: 't.last_latency_ms',
  deliveredAt: time('delivered_at'),
  createdAt: time('created_at'),
};

type Condition = Exclude<keyof WebhookDeliveryFilter, 'accountId'>;

const CONDITIONS: Record<Condition, (value: string) => string> = {
  webhookKey: (value) => `t.webhook_key = ${value}`,
  state: (value) => `t.state = ${value}`,
  type: (value) => `t.type = ${value}`,
  subjectId: (value) => `t.subject_id = ${value}`,
  eventId: (value) => `t.event_id::text = ${value}`,
  from: (value) => `t.created_at >= ${value}`,
  to: (value) => `t.created_at < ${value}`,
};

const NEWEST_FIRST: SortOrder = {
  keys: [
    { sql: 't.created_at', type: 'timestamptz' },
    { sql: 't.account_id', type: 'uuid' },
    { sql: 't.id', type: 'uuid' },
  ],
  direction: 'desc',
};

/**
 * Returns a page of the webhook deliveries of all accounts the viewer can see, newest first. Throws BAD_INPUT,
 * ACCOUNT_NOT_FOUND, FORBIDDEN for an SDK key.
 */
export async function findDeliveries(
  { reads, viewer }: { reads: Reads; viewer: Viewer },
  filter: WebhookDeliveryFilter,
  page: PageArgs,
): Promise<Connection<WebhookDelivery>> {
  if (viewer.kind === 'sdk') throw new Failure('FORBIDDEN', messages.cannotReadDeliveries);
  for (const [name, value] of Object.entries(filter))
    if (typeof value === 'string' && value.includes('\u0000')) {
      const problem = { loc: ['filter', name], msg: messages.containsNul, type: 'value_error' };
      throw new Failure('BAD_INPUT', `filter.${name} ${messages.containsNul}`, [problem]);
    }
  const list = {
    table: 'identity.delivery',
    columns: DELIVERY_COLUMNS,
    order: NEWEST_FIRST,
    accountIds: filter.accountId ? [targetAccount(viewer, filter.accountId)] : viewer.accountIds,
    where: (add: Add) => conditionsOf(CONDITIONS, filter, add),
  };
  return connect(reads, list, page, deliveryOf);
}

/** Returns one delivery of an account the viewer can see. */
export async function findDelivery(pool: pg.Pool, accountId: string, id: string): Promise<WebhookDelivery> {
  const columns = Object.entries(DELIVERY_COLUMNS).map(([name, sql]) => `${sql} as "${name}"`);
  const text = `select ${columns.join(', ')} from identity.delivery t where t.account_id = $1 and t.id = $2`;
  const { rows } = await pool.query<StoredDelivery>({ name: 'delivery', text, values: [accountId, id] });
  return deliveryOf(rows[0]!);
}

/** Returns the GraphQL fields of a delivery. */
export function deliveryOf(row: StoredDelivery): WebhookDelivery {
  const { createdAt, deliveredAt, nextAttemptAt } = row;
  return {
    ...row,
    createdAt: new Date(createdAt),
    deliveredAt: deliveredAt && new Date(deliveredAt),
    nextAttemptAt: nextAttemptAt && new Date(nextAttemptAt),
  };
}
