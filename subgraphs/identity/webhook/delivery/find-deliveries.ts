import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import { type Connection, type Place, connection, readPage } from '#kit/graph/connection.js';
import { isId } from '#kit/id.js';
import type { Reads } from '#kit/store/replicas.js';
import { isTimeText, timeText } from '#kit/store/time-text.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { targetAccount } from '../../account/family/find-target-account.js';
import { messages } from '../../messages.js';
import type { WebhookDelivery, WebhookDeliveryFilter } from './delivery.type.js';

interface Stored extends Omit<WebhookDelivery, 'createdAt'> {
  createdAt: string;
}

const time = (column: string) => timeText(`t.${column}`);

const COLUMNS: Record<keyof Stored, string> = {
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

const CONDITIONS: Record<Condition, (n: number) => string> = {
  webhookKey: (n) => `t.webhook_key = $${n}`,
  state: (n) => `t.state = $${n}`,
  type: (n) => `t.type = $${n}`,
  subjectId: (n) => `t.subject_id = $${n}`,
  eventId: (n) => `t.event_id::text = $${n}`,
  from: (n) => `t.created_at >= $${n}`,
  to: (n) => `t.created_at < $${n}`,
};

/** Reads up to a page per account in index order, then merges the pages. */
function statement(filter: WebhookDeliveryFilter, after: Place | null, size: number, accountIds: string[]) {
  const values: unknown[] = [accountIds, size];
  const where = ['t.account_id = viewed.account_id'];
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const value = filter[name as Condition];
    if (value !== undefined && value !== null) where.push(condition(values.push(value)));
  }
  if (after) {
    const n = values.length + 1;
    where.push(`(t.created_at, t.account_id, t.id) < ($${n}::timestamptz, $${n + 1}::uuid, $${n + 2}::uuid)`);
    values.push(...after);
  }
  const columns = Object.entries(COLUMNS).map(([name, sql]) => `${sql} as "${name}"`);
  const text = `
    select ${columns.join(', ')} from unnest($1::uuid[]) as viewed(account_id) cross join lateral (
      select * from identity.delivery t where ${where.join(' and ')}
      order by t.created_at desc, t.id desc limit $2) t
    order by t.created_at desc, t.account_id desc, t.id desc limit $2`;
  return { text, values };
}

/**
 * Returns a page of the webhook deliveries of all accounts the viewer can see, newest first. Throws BAD_INPUT,
 * ACCOUNT_NOT_FOUND, FORBIDDEN for an SDK key.
 */
export async function findDeliveries(
  { reads, viewer }: { reads: Reads; viewer: Viewer },
  filter: WebhookDeliveryFilter,
  page: { first: number | null; after: string | null },
): Promise<Connection<WebhookDelivery>> {
  if (viewer.kind === 'sdk') throw new Failure('FORBIDDEN', messages.cannotReadDeliveries);
  for (const [name, value] of Object.entries(filter))
    if (typeof value === 'string' && value.includes('\u0000')) {
      const problem = { loc: ['filter', name], msg: messages.containsNul, type: 'value_error' };
      throw new Failure('BAD_INPUT', `filter.${name} ${messages.containsNul}`, [problem]);
    }
  const isPlace = ([made, accountId, id]: Place) => isTimeText(made) && isId(String(accountId)) && isId(String(id));
  const asked = readPage(page.first, page.after, 3, isPlace);
  const accountIds = filter.accountId ? [targetAccount(viewer, filter.accountId)] : viewer.accountIds;
  const { rows } = await reads.query<Stored>(statement(filter, asked.after, asked.first + 1, accountIds));
  const found = connection(rows, asked, ({ createdAt, accountId, id }) => [createdAt, accountId, id]);
  return { ...found, edges: found.edges.map(({ cursor, node }) => ({ cursor, node: deliveryOf(node) })) };
}

/** Returns one delivery of an account the viewer can see. */
export async function findDelivery(pool: pg.Pool, accountId: string, id: string): Promise<WebhookDelivery> {
  const columns = Object.entries(COLUMNS).map(([name, sql]) => `${sql} as "${name}"`);
  const text = `select ${columns.join(', ')} from identity.delivery t where t.account_id = $1 and t.id = $2`;
  const { rows } = await pool.query<Stored>({ name: 'delivery', text, values: [accountId, id] });
  return deliveryOf(rows[0]!);
}

function deliveryOf(row: Stored): WebhookDelivery {
  const { createdAt, deliveredAt, nextAttemptAt } = row;
  return {
    ...row,
    createdAt: new Date(createdAt),
    deliveredAt: deliveredAt && new Date(deliveredAt),
    nextAttemptAt: nextAttemptAt && new Date(nextAttemptAt),
  };
}
