import { open } from '#kit/cipher/cipher.js';
import { ACTOR_ADDRESS } from '#kit/queue/sealed-actor.js';
import { Failure } from '#kit/failure.js';
import { connect } from '#kit/graph/connect.js';
import type { Connection } from '#kit/graph/connection.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { type Add, type SortOrder, conditionsOf } from '#kit/graph/keyset.js';
import type { Reads } from '#kit/store/replicas.js';
import { timeText } from '#kit/store/time-text.js';
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

const CONDITIONS: Record<Exclude<keyof AuditFilter, 'personId'>, (value: string) => string> = {
  recordId: (value) => `t.record_id = ${value}`,
  action: (value) => `t.action = ${value}`,
  keyId: (value) => `t.key_id = ${value}`,
  actorKind: (value) => `t.actor_kind = ${value}`,
  from: (value) => `t.occurred_at >= ${value}`,
  to: (value) => `t.occurred_at < ${value}`,
};

/** Entries of the sessions of a team member that the viewer can see. The sessions themselves may have ended. */
const ofPerson = (personId: string, accountIds: readonly string[], add: Add) =>
  `t.actor_kind = 'user' and t.key_id in (select s.id::text from identity.session_person s
    where s.account_id = any(${add(accountIds)}::uuid[]) and s.person_id::text = lower(${add(personId)}))`;

const NEWEST_FIRST: SortOrder = {
  keys: [
    { sql: 't.occurred_at', type: 'timestamptz' },
    { sql: 't.account_id', type: 'uuid' },
    { sql: 't.sequence', type: 'bigint' },
  ],
  direction: 'desc',
};

/**
 * Returns a page of the audit trail of all accounts the viewer can see, newest first. Throws BAD_INPUT, and FORBIDDEN for
 * an SDK key.
 */
export async function findAuditEntries(
  { reads, viewer }: { reads: Reads; viewer: Viewer },
  { personId, ...filter }: AuditFilter,
  page: PageArgs,
): Promise<Connection<AuditEntry>> {
  if (viewer.kind === 'sdk') throw new Failure('FORBIDDEN', messages.cannotReadAudit);
  const texts = { recordId: filter.recordId, action: filter.action, keyId: filter.keyId, personId };
  for (const [name, text] of Object.entries(texts))
    if (text?.includes('\u0000')) {
      const problem = { loc: ['filter', name], msg: messages.containsNul, type: 'value_error' };
      throw new Failure('BAD_INPUT', `filter.${name} ${messages.containsNul}`, [problem]);
    }
  const list = {
    table: 'identity.audit_entry',
    columns: AUDIT_COLUMNS,
    order: NEWEST_FIRST,
    accountIds: viewer.accountIds,
    where: (add: Add) => [
      ...conditionsOf(CONDITIONS, filter, add),
      ...(personId ? [ofPerson(personId, viewer.accountIds, add)] : []),
    ],
  };
  return connect(reads, list, page, auditEntryOf);
}
