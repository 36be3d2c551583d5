import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { ACTOR_ADDRESS } from '#kit/queue/sealed-actor.js';
import { timeText } from '#kit/store/time-text.js';
import type { Anchor } from './anchor/anchor.js';
import { type Head, type Link, START, addressDigest, linkHash, sealOf } from './chain.js';

/** Result of verifying one account's trail: number of entries, number of erased IP addresses, and the first error. */
export interface Checked {
  accountId: string;
  entries: number;
  erasedAddresses: number;
  broken: { sequence: number; reason: string } | null;
}

type Query = Pick<pg.ClientBase, 'query'>;

interface Stored extends Link {
  previousHash: string;
  hash: string;
  sealed: string | null;
}

const BATCH = 1_000;

const ACCOUNTS = `
  select account_id as "accountId" from identity.audit_head union select account_id from identity.event_counter
  union select account_id from identity.audit_entry union select account_id from identity.audit_address order by 1`;

const ENTRIES = `
  select t.account_id as "accountId", t.sequence::int, t.id, t.event_sequence::int as "eventSequence",
    ${timeText('t.occurred_at')} as "occurredAt", t.actor_kind as "actorKind", t.key_id as "keyId",
    t.address_digest as "addressDigest", t.action, t.record_kind as "recordKind", t.record_id as "recordId",
    t.request_id as "requestId", t.previous_hash as "previousHash", t.hash, a.sealed
  from identity.audit_entry t left join identity.audit_address a
    on a.account_id = t.account_id and a.sequence = t.sequence
  where t.account_id = $1 and t.sequence > $2 order by t.sequence limit ${BATCH}`;

const END = `
  select h.sequence::int, h.hash, h.events_before::int as "eventsBefore", h.seal,
    (select last::int from identity.event_counter where account_id = $1) as events
  from (select $1::uuid as account_id) wanted left join identity.audit_head h on h.account_id = wanted.account_id`;

interface End extends Omit<Head, 'accountId'> {
  seal: string | null;
  events: number | null;
}

/** Accounts that have a trail or should have one. */
export async function findAudited(client: Query): Promise<string[]> {
  const { rows } = await client.query<{ accountId: string }>(ACCOUNTS);
  return rows.map(({ accountId }) => accountId);
}

/**
 * Verifies an account's chain from the first entry to its recorded end, a thousand entries at a time. `client` must
 * be in a transaction with a stable snapshot, because the service may write meanwhile. `anchors` are earlier heads,
 * oldest first: the chain must still contain each of them.
 */
export async function checkChain(client: Query, accountId: string, anchors: Anchor[] = []): Promise<Checked> {
  const end = (await client.query<End>(END, [accountId])).rows[0]!;
  const checked: Checked = { accountId, entries: 0, erasedAddresses: 0, broken: null };
  const state = { hash: START, events: end.eventsBefore ?? 0 };
  let differing: Anchor | undefined;
  let next = 0;
  for (let more = true; more && !checked.broken;) {
    const { rows } = await client.query<Stored>({
      name: 'audit-chain',
      text: ENTRIES,
      values: [accountId, checked.entries],
    });
    for (const entry of rows) {
      const reason = wrongWith(entry, checked.entries + 1, state);
      if (reason) return { ...checked, broken: { sequence: checked.entries + 1, reason } };
      checked.entries += 1;
      state.hash = entry.hash;
      for (; anchors[next]?.sequence === checked.entries; next += 1)
        if (anchors[next]!.hash !== entry.hash) differing ??= anchors[next];
      state.events = entry.eventSequence ?? state.events;
      if (entry.addressDigest && !entry.sealed) checked.erasedAddresses += 1;
    }
    more = rows.length === BATCH;
  }
  const isRemoved = checked.entries === 0 && end.sequence === null && anchors.length > 0;
  const reason = isRemoved ? null : wrongWithEnd(end, accountId, { ...state, entries: checked.entries });
  if (reason) return { ...checked, broken: { sequence: checked.entries + 1, reason } };
  return { ...checked, broken: brokenSince(differing, anchors.slice(next), checked.entries) };
}

function wrongWith(entry: Stored, expected: number, before: { hash: string; events: number }): string | null {
  const { sequence, previousHash, hash, eventSequence, sealed } = entry;
  if (sequence !== expected) return `the entry is missing; the next entry is number ${sequence}`;
  if (previousHash !== before.hash) return 'the entry does not link to the previous entry';
  if (linkHash(entry, previousHash) !== hash) return 'the entry was changed after it was written';
  if (sealed && !isAddressOf(entry, sealed)) return 'the IP address of the entry was changed after it was written';
  if (eventSequence !== null && eventSequence !== before.events + 1)
    return `the entry refers to event ${eventSequence}, but event ${before.events + 1} has no entry`;
  return null;
}

/** Detects an intact chain that does not contain an anchored head: it was replaced, truncated or deleted since. */
function brokenSince(differing: Anchor | undefined, later: Anchor[], entries: number): Checked['broken'] {
  if (differing) {
    const { sequence, anchoredAt } = differing;
    return { sequence, reason: `the trail was replaced: the entry does not match the anchor of ${anchoredAt}` };
  }
  const last = later.at(-1);
  if (!last) return null;
  const reason =
    entries === 0
      ? `the trail was deleted: it had ${last.sequence} entries at the anchor of ${last.anchoredAt}`
      : `the trail was truncated to ${entries} entries: it had ${last.sequence} at the anchor of ${last.anchoredAt}`;
  return { sequence: entries + 1, reason };
}

/**
 * The chain contains the digest of the first encryption. After a key rotation, the new ciphertext is authenticated
 * for this entry only, so an address cannot be replaced without the key.
 */
function isAddressOf(entry: Stored, sealed: string): boolean {
  if (addressDigest(sealed) === entry.addressDigest) return true;
  if (entry.addressDigest === null || sealed.startsWith('a1.')) return false;
  try {
    open(sealed, ACTOR_ADDRESS, entry);
    return true;
  } catch {
    return false;
  }
}

function wrongWithEnd(end: End, accountId: string, found: { hash: string; events: number; entries: number }) {
  const { sequence, hash, seal, eventsBefore } = end;
  if (sequence === null) return 'the end of the trail is not recorded';
  if (sequence > found.entries) return `the trail is truncated: its last entry was number ${sequence}`;
  if (sequence < found.entries) return `there are entries after the recorded end of the trail, number ${sequence}`;
  if (hash !== found.hash) return 'the last entry does not match the recorded end of the trail';
  if (seal !== (sequence === 0 && seal === null ? null : sealOf({ accountId, sequence, hash, eventsBefore })))
    return 'the recorded end of the trail was not signed with this DATA_KEY';
  if ((end.events ?? 0) !== found.events)
    return `the account has ${end.events ?? 0} events, but the trail contains ${found.events}`;
  return null;
}
