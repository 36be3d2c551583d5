import { open } from '#kit/cipher/cipher.js';
import { ACTOR_ADDRESS } from '#kit/queue/sealed-actor.js';
import { Failure } from '#kit/failure.js';
import { type Connection, type Place, connection, readPage } from '#kit/graph/connection.js';
import { isId } from '#kit/id.js';
import type { Reads } from '#kit/store/replicas.js';
import { isTimeText, timeText } from '#kit/store/time-text.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../../messages.js';
import type { AuditEntry, AuditFilter } from './audit-entry.type.js';

/** An audit entry as read from table `t`; the IP address is still encrypted. */
export interface AuditRow {
  id: string;
  accountId: string;
  sequence: number;
  eventSequence: number | null;
  occurredAt: string;
  actorKind: string;
  keyId: string | null;
  sealedAddress: string | null;
  action: string;
  recordKind: string;
  recordId: string;
  requestId: string | null;
  previousHash: string;
  hash: string;
}

export const AUDIT_COLUMNS: Record<keyof AuditRow, string> = {
  id: 't.id',
  accountId: 't.account_id',
  sequence: 't.sequence::int',
  eventSequence: 't.event_sequence::int',
  occurredAt: timeText('t.occurred_at'),
  actorKind: 't.actor_kind',
  keyId: 't.key_id',
  action: 't.action',
  recordKind: 't.record_kind',
  recordId: 't.record_id',
  requestId: 't.request_id',
  previousHash: 't.previous_hash',
  hash: 't.hash',
  sealedAddress: `(select a.sealed from identity.audit_address a
    where a.account_id = t.account_id and a.sequence = t.sequence)`,
};

/** Record kinds supported by `node`, and their GraphQL types. */
const TYPES: Record<string, string> = { reservation: 'Reservation', listing: 'Listing', account: 'Account' };

/** Returns the GraphQL fields of an entry. */
export function auditEntryOf({ actorKind: kind, keyId, sealedAddress, ...row }: AuditRow): AuditEntry {
  const type = TYPES[row.recordKind];
  return {
    ...row,
    occurredAt: new Date(row.occurredAt),
    actor: { kind, keyId, address: open(sealedAddress, ACTOR_ADDRESS, row) },
    record: type ? Object.assign({ id: row.recordId }, { __typename: type }) : null,
  };
}

const CONDITIONS: Record<keyof AuditFilter, (n: number) => string> = {
  recordId: (n) => `t.record_id = $${n}`,
  action: (n) => `t.action = $${n}`,
  keyId: (n) => `t.key_id = $${n}`,
  from: (n) => `t.occurred_at >= $${n}`,
  to: (n) => `t.occurred_at < $${n}`,
};

/** Keyset condition: after this time, account and sequence number. */
const AFTER = (n: number) =>
  `(t.occurred_at, t.account_id, t.sequence) < ($${n}::timestamptz, $${n + 1}::uuid, $${n + 2}::bigint)`;

/** Reads up to a page per account in index order, then merges the pages. */
function statement(filter: AuditFilter, after: Place | null, size: number, accountIds: string[]) {
  const values: unknown[] = [accountIds, size];
  const where = ['t.account_id = viewed.account_id'];
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const value = filter[name as keyof AuditFilter];
    if (value !== undefined && value !== null) where.push(condition(values.push(value)));
  }
  if (after) {
    where.push(AFTER(values.length + 1));
    values.push(...after);
  }
  const columns = Object.entries(AUDIT_COLUMNS).map(([name, sql]) => `${sql} as "${name}"`);
  const text = `
    select ${columns.join(', ')} from unnest($1::uuid[]) as viewed(account_id) cross join lateral (
      select * from identity.audit_entry t where ${where.join(' and ')}
      order by t.occurred_at desc, t.sequence desc limit $2) t
    order by t.occurred_at desc, t.account_id desc, t.sequence desc limit $2`;
  return { text, values };
}

/**
 * Returns a page of the audit trail of all accounts the viewer can see, newest first. Throws FORBIDDEN for an SDK
 * key.
 */
export async function findAuditEntries(
  { reads, viewer }: { reads: Reads; viewer: Viewer },
  filter: AuditFilter,
  page: { first: number | null; after: string | null },
): Promise<Connection<AuditEntry>> {
  if (viewer.kind === 'sdk') throw new Failure('FORBIDDEN', messages.cannotReadAudit);
  for (const name of ['recordId', 'action', 'keyId'] as const)
    if (filter[name]?.includes('\u0000')) {
      const problem = { loc: ['filter', name], msg: messages.containsNul, type: 'value_error' };
      throw new Failure('BAD_INPUT', `filter.${name} ${messages.containsNul}`, [problem]);
    }
  const isPlace = ([time, accountId, sequence]: Place) =>
    isTimeText(time) && isId(String(accountId)) && Number.isSafeInteger(sequence);
  const asked = readPage(page.first, page.after, 3, isPlace);
  const { rows } = await reads.query<AuditRow>(statement(filter, asked.after, asked.first + 1, viewer.accountIds));
  const found = connection(rows, asked, ({ occurredAt, accountId, sequence }) => [occurredAt, accountId, sequence]);
  return { ...found, edges: found.edges.map(({ cursor, node }) => ({ cursor, node: auditEntryOf(node) })) };
}
