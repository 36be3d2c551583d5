import type { Announced } from '#kit/queue/outbox.js';
import { type Head, type Link, START, addressDigest, linkHash, sealOf } from './chain.js';

/** The last entry of an account's trail. */
export type AuditEnd = Omit<Head, 'accountId'>;

/** What to add an entry for; `sequence` is the event's, null for entries that are not events. */
type ToAudit = Announced & { sequence: number | null; end: { audit: AuditEnd | null } };

interface Entry extends Link {
  previousHash: string;
  hash: string;
  sealedAddress: string | null;
}

/** Parts of a statement that append entries, given as JSON with the new ends; `beside` is a relation with one row. */
export const AUDIT_PARTS = (entries: string, ends: string, beside: string): string => `
  audited as (
    insert into identity.audit_entry (account_id, sequence, id, event_sequence, occurred_at, actor_kind, key_id,
      address_digest, action, record_kind, record_id, request_id, previous_hash, hash)
    select "accountId", sequence, id, "eventSequence", "occurredAt", "actorKind", "keyId",
      "addressDigest", action, "recordKind", "recordId", "requestId", "previousHash", hash
    from jsonb_to_recordset(${entries}::jsonb) as e("accountId" uuid, sequence bigint, id uuid, "eventSequence" bigint,
      "occurredAt" timestamptz, "actorKind" text, "keyId" text, "addressDigest" text, action text, "recordKind" text,
      "recordId" text, "requestId" text, "previousHash" text, hash text)
  ), ended as (
    insert into identity.audit_head (account_id, sequence, hash, events_before, seal)
    select "accountId", sequence, hash, "eventsBefore", seal
    from jsonb_to_recordset(${ends}::jsonb)
      as h("accountId" uuid, sequence bigint, hash text, "eventsBefore" bigint, seal text), ${beside}
    on conflict (account_id) do update set sequence = excluded.sequence, hash = excluded.hash, seal = excluded.seal
  ), addressed as (
    insert into identity.audit_address (account_id, sequence, sealed)
    select "accountId", sequence, "sealedAddress"
    from jsonb_to_recordset(${entries}::jsonb) as a("accountId" uuid, sequence bigint, "sealedAddress" text)
    where "sealedAddress" is not null
  )`;

/** The entries that continue the trail of each account, in order, and the new end of each trail. */
export function auditEntries(waiting: readonly ToAudit[]): { entries: Entry[]; ends: (Head & { seal: string })[] } {
  const heads = new Map<string, Head>();
  const entries = waiting.map((one) => {
    const { accountId, end } = one;
    const head = heads.get(accountId) ?? { ...(end.audit ?? { sequence: 0, hash: START, eventsBefore: 0 }), accountId };
    const entry = entryAfter(head, one);
    heads.set(accountId, { ...head, sequence: entry.sequence, hash: entry.hash });
    return entry;
  });
  return { entries, ends: [...heads.values()].map((head) => ({ ...head, seal: sealOf(head) })) };
}

function entryAfter(head: Head, announced: ToAudit): Entry {
  const { actor, accountId, id, type, subjectId, sequence: eventSequence } = announced;
  const sealedAddress = actor.address ?? null;
  const link: Link = {
    accountId,
    id,
    eventSequence,
    sequence: head.sequence + 1,
    occurredAt: new Date(announced.occurredAt).toISOString().replace('Z', '000Z'),
    actorKind: actor.kind,
    keyId: actor.keyId ?? null,
    addressDigest: sealedAddress === null ? null : addressDigest(sealedAddress),
    action: type,
    recordKind: recordKindOf(announced),
    recordId: subjectId,
    requestId: actor.requestId ?? null,
  };
  return { ...link, previousHash: head.hash, hash: linkHash(link, head.hash), sealedAddress };
}

/**
 * Kind of record from the payload field that contains the subject ID (`reservationId`: reservation), otherwise from
 * the event type.
 */
function recordKindOf({ type, subjectId, payload }: Announced): string {
  const [named] = Object.entries(payload).find(([name, value]) => value === subjectId && name.endsWith('Id')) ?? [];
  return named?.slice(0, -2) ?? type.split('.')[0]!;
}
