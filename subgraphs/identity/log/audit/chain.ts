import { createHash } from 'node:crypto';
import { lookupDigest } from '#kit/cipher/cipher.js';

/** What the hash of an entry covers. Times are UTC text with microseconds; numbers are as PostgreSQL writes them. */
export interface Link {
  accountId: string;
  sequence: number;
  id: string;
  eventSequence: number | null;
  occurredAt: string;
  actorKind: string;
  keyId: string | null;
  addressDigest: string | null;
  action: string;
  recordKind: string;
  recordId: string;
  requestId: string | null;
}

/** What stands before the first entry of an account. */
export const START = '0'.repeat(64);

/** SHA-256 (hex) of the members in a fixed order, as JSON, with the hash of the entry before. */
export function linkHash(link: Link, previousHash: string): string {
  const { accountId, sequence, id, eventSequence, occurredAt, actorKind, keyId, addressDigest } = link;
  const { action, recordKind, recordId, requestId } = link;
  const who = [actorKind, keyId, addressDigest, requestId];
  const members = ['audit-1', accountId, sequence, id, eventSequence, occurredAt, who, action, recordKind, recordId];
  return sha256(JSON.stringify([...members, previousHash]));
}

/** What the trail keeps of a sealed address: the sealed text has a random nonce, so nobody finds the address from it. */
export function addressDigest(sealed: string): string {
  return sha256(sealed);
}

export interface Head {
  accountId: string;
  /** Number and hash of the last entry; 0 and `START` before the first. */
  sequence: number;
  hash: string;
  /** Events that happened before the trail was kept. */
  eventsBefore: number;
}

/** A keyed digest of where a chain ends: who can only write to the database cannot write the chain anew. */
export function sealOf({ accountId, sequence, hash, eventsBefore }: Head): string {
  return lookupDigest(`audit:${accountId}:${sequence}:${hash}:${eventsBefore}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
