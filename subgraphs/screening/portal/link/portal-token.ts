import { timingSafeEqual } from 'node:crypto';
import { lookupDigest } from '#kit/cipher/cipher.js';

export interface ReservationName {
  accountId: string;
  id: string;
}

/** Validity of an embed link. */
export const EMBED_MINUTES = 10;

/** Validity of the credential that a portal link is exchanged for. */
export const CREDENTIAL_MINUTES = 30;

const BYTES_OF_NAME = 32;
const BYTES_OF_TIME = 6;
const BYTES_OF_SEAL = 16;

type Purpose = 'portal' | 'portal-embed' | 'portal-credential' | 'portal-adult' | 'portal-adult-credential';

/**
 * Token of a reservation's portal link: its two ids and a 128-bit keyed digest of them (64 characters). Stable as long
 * as the reservation and the service's key exist; it cannot be forged without the key.
 */
export const portalToken = (reservation: ReservationName): string => lastingToken('portal', reservation);

/** Token of an adult's link. It contains the link's id rather than the adult's, so that the link can be revoked. */
export const adultToken = (link: ReservationName): string => lastingToken('portal-adult', link);

/** Token of an expiring link (72 characters). */
export function embedToken(reservation: ReservationName, expiresAt: Date): string {
  return timedToken('portal-embed', reservation, expiresAt);
}

/** Expiring credential for the portal page's API requests; it opens no page. */
export function portalCredential(reservation: ReservationName, expiresAt: Date): string {
  return timedToken('portal-credential', reservation, expiresAt);
}

/** Expiring credential for an adult's page. */
export function adultCredential(link: ReservationName, expiresAt: Date): string {
  return timedToken('portal-adult-credential', link, expiresAt);
}

/** The reservation of a link token at `now`; null if the token is invalid or expired. */
export function readPortalToken(token: string, now: Date): ReservationName | null {
  return readToken(token, now, 'portal', 'portal-embed');
}

/** The reservation of a page credential at `now`; null for link tokens and for invalid or expired credentials. */
export function readPortalCredential(credential: string, now: Date): ReservationName | null {
  return readToken(credential, now, null, 'portal-credential');
}

/** The adult's link behind a token; null for any other token. */
export function readAdultToken(token: string, now: Date): ReservationName | null {
  return readToken(token, now, 'portal-adult', null);
}

/** The adult's link of a page credential; null for any other token. */
export function readAdultCredential(credential: string, now: Date): ReservationName | null {
  return readToken(credential, now, null, 'portal-adult-credential');
}

function lastingToken(purpose: Purpose, name: ReservationName): string {
  const body = nameOf(name);
  return Buffer.concat([body, sealOf(purpose, body)]).toString('base64url');
}

function timedToken(purpose: Purpose, reservation: ReservationName, expiresAt: Date): string {
  const time = Buffer.alloc(BYTES_OF_TIME);
  time.writeUIntBE(expiresAt.getTime(), 0, BYTES_OF_TIME);
  const body = Buffer.concat([nameOf(reservation), time]);
  return Buffer.concat([body, sealOf(purpose, body)]).toString('base64url');
}

function readToken(token: string, now: Date, lasting: Purpose | null, timed: Purpose | null): ReservationName | null {
  const bytes = Buffer.from(token, 'base64url');
  // The decoder skips characters outside base64url, so different spellings would decode to the same bytes.
  if (bytes.toString('base64url') !== token) return null;
  const body = bytes.subarray(0, -BYTES_OF_SEAL);
  const expires = body.length === BYTES_OF_NAME + BYTES_OF_TIME;
  const purpose = expires ? timed : lasting;
  if (purpose === null || (!expires && body.length !== BYTES_OF_NAME)) return null;
  const seal = sealOf(purpose, body);
  if (!timingSafeEqual(bytes.subarray(-BYTES_OF_SEAL), seal)) return null;
  if (expires && body.readUIntBE(BYTES_OF_NAME, BYTES_OF_TIME) <= now.getTime()) return null;
  return { accountId: idAt(body, 0), id: idAt(body, BYTES_OF_NAME / 2) };
}

function nameOf({ accountId, id }: ReservationName): Buffer {
  return Buffer.from(`${accountId}${id}`.replaceAll('-', ''), 'hex');
}

function sealOf(purpose: Purpose, body: Buffer): Buffer {
  const until = body.length > BYTES_OF_NAME ? `:${body.readUIntBE(BYTES_OF_NAME, BYTES_OF_TIME)}` : '';
  const text = `${purpose}:${idAt(body, 0)}:${idAt(body, BYTES_OF_NAME / 2)}${until}`;
  return Buffer.from(lookupDigest(text), 'base64url').subarray(0, BYTES_OF_SEAL);
}

function idAt(bytes: Buffer, from: number): string {
  const hex = bytes.subarray(from, from + BYTES_OF_NAME / 2).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
