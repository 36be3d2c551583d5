import type pg from 'pg';
import type { Announced } from '#kit/queue/outbox.js';
import { type Head, type Link, START, addressDigest, linkHash, sealOf } from './chain.js';

/** Entries to add, in order; `eventSequence` is null for entries that are not events. */
export interface ToAudit {
  announced: Announced;
  eventSequence: number | null;
}

interface Entry extends Link {
  previousHash: string;
  hash: string;
  sealedAddress: string | null;
}

const HEADS = `
  select account_id as "accountId", sequence::int, hash, events_before::int as "eventsBefore"
  from identity.audit_head where account_id = any($1::uuid[]) for update`;

const KEEP = `
  with kept as (
    insert into identity.audit_entry (account_id, sequence, id, event_sequence, occurred_at, actor_kind, key_id,
      address_digest, action, record_kind, record_id, request_id, previous_hash, hash)
    select "accountId", sequence, id, "eventSequence", "occurredAt", "actorKind", "keyId",
      "addressDigest", action, "recordKind", "recordId", "requestId", "previousHash", hash
    from jsonb_to_recordset($1::jsonb) as e("accountId" uuid, sequence bigint, id uuid, "eventSequence" bigint,
      "occurredAt" timestamptz, "actorKind" text, "keyId" text, "addressDigest" text, action text, "recordKind" text,
      "recordId" text, "requestId" text, "previousHash" text, hash text)
  ), heads as (
    insert into identity.audit_head (account_id, sequence, hash, events_before, seal)
    select "accountId", sequence, hash, "eventsBefore", seal
    from jsonb_to_recordset($2::jsonb) as h("accountId" uuid, sequence bigint, hash text, "eventsBefore" bigint, seal text)
    on conflict (account_id) do update set sequence = excluded.sequence, hash = excluded.hash, seal = excluded.seal
  )
  insert into identity.audit_address (account_id, sequence, sealed)
    select "accountId", sequence, "sealedAddress"
    from jsonb_to_recordset($1::jsonb) as a("accountId" uuid, sequence bigint, "sealedAddress" text)
    where "sealedAddress" is not null`;

/**
 * Appends to the audit chain of each account, in the caller's transaction. There is a single writer, because the
 * outbox lock is held.
 */
export async function keepAudit(client: pg.PoolClient, waiting: ToAudit[]): Promise<void> {
  if (waiting.length === 0) return;
  const accountIds = [...new Set(waiting.map(({ announced }) => announced.accountId))];
  const { rows } = await client.query<Head>(HEADS, [accountIds]);
  const heads = new Map(rows.map((head) => [head.accountId, head]));
  const entries = waiting.map((one) => {
    const { accountId } = one.announced;
    const head = heads.get(accountId) ?? { accountId, sequence: 0, hash: START, eventsBefore: 0 };
    const entry = entryAfter(head, one);
    heads.set(accountId, { ...head, sequence: entry.sequence, hash: entry.hash });
    return entry;
  });
  const sealed = [...heads.values()].map((head) => ({ ...head, seal: sealOf(head) }));
  await client.query(KEEP, [JSON.stringify(entries), JSON.stringify(sealed)]);
}

function entryAfter(head: Head, { announced, eventSequence }: ToAudit): Entry {
  const { actor, accountId, id, type, subjectId } = announced;
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
