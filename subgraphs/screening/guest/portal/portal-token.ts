import { timingSafeEqual } from 'node:crypto';
import { lookupDigest } from '#kit/cipher/cipher.js';

export interface ReservationName {
  accountId: string;
  id: string;
}

const BYTES_OF_NAME = 32;
const BYTES_OF_SEAL = 16;

/**
 * What stands in a reservation's portal link: its two identifiers and 128 bits of a keyed digest over them (64
 * characters). The same for as long as the reservation and the service's key live; nobody without the key can make one.
 */
export function portalToken({ accountId, id }: ReservationName): string {
  const name = Buffer.from(`${accountId}${id}`.replaceAll('-', ''), 'hex');
  return Buffer.concat([name, sealOf({ accountId, id })]).toString('base64url');
}

/** Which reservation a token names; null for a token that is not ours. */
export function readPortalToken(token: string): ReservationName | null {
  const bytes = Buffer.from(token, 'base64url');
  // The decoder passes over what is no base64url, so that other spellings would be the same bytes.
  if (bytes.length !== BYTES_OF_NAME + BYTES_OF_SEAL || bytes.toString('base64url') !== token) return null;
  const name = { accountId: idAt(bytes, 0), id: idAt(bytes, BYTES_OF_NAME / 2) };
  return timingSafeEqual(bytes.subarray(BYTES_OF_NAME), sealOf(name)) ? name : null;
}

function sealOf({ accountId, id }: ReservationName): Buffer {
  return Buffer.from(lookupDigest(`portal:${accountId}:${id}`), 'base64url').subarray(0, BYTES_OF_SEAL);
}

function idAt(bytes: Buffer, from: number): string {
  const hex = bytes.subarray(from, from + BYTES_OF_NAME / 2).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
