import { createHash } from 'node:crypto';
import { lookupDigest } from '#kit/cipher/cipher.js';

/** Data covered by the hash of an entry. Times are UTC text with microseconds; numbers are formatted by PostgreSQL. */
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

/** Previous hash of an account's first entry. */
export const START = '0'.repeat(64);

/** SHA-256 (hex) over the fields in a fixed order, as JSON, and the previous hash. */
export function linkHash(link: Link, previousHash: string): string {
  const { accountId, sequence, id, eventSequence, occurredAt, actorKind, keyId, addressDigest } = link;
  const { action, recordKind, recordId, requestId } = link;
  const who = [actorKind, keyId, addressDigest, requestId];
  const members = ['audit-1', accountId, sequence, id, eventSequence, occurredAt, who, action, recordKind, recordId];
  return sha256(JSON.stringify([...members, previousHash]));
}

/**
 * Digest of an encrypted IP address, as stored in the trail. The ciphertext has a random nonce, so the digest does
 * not reveal the address.
 */
export function addressDigest(sealed: string): string {
  return sha256(sealed);
}

export interface Head {
  accountId: string;
  /** Number and hash of the last entry; 0 and `START` for an empty trail. */
  sequence: number;
  hash: string;
  /** Number of events before the trail was introduced. */
  eventsBefore: number;
}

/** Keyed digest of the end of a chain, so that database access alone is not enough to rewrite the chain. */
export function sealOf({ accountId, sequence, hash, eventsBefore }: Head): string {
  return lookupDigest(`audit:${accountId}:${sequence}:${hash}:${eventsBefore}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
