import { timingSafeEqual } from 'node:crypto';
import { lookupDigest } from '#kit/cipher/cipher.js';

export interface ReservationName {
  accountId: string;
  id: string;
}

/** How long a link for embedding opens the portal. */
export const EMBED_MINUTES = 10;

/** How long the portal's page may ask with what its link was exchanged for. */
export const CREDENTIAL_MINUTES = 30;

const BYTES_OF_NAME = 32;
const BYTES_OF_TIME = 6;
const BYTES_OF_SEAL = 16;

type Purpose = 'portal' | 'portal-embed' | 'portal-credential' | 'portal-adult' | 'portal-adult-credential';

/**
 * What stands in a reservation's portal link: its two identifiers and 128 bits of a keyed digest over them (64
 * characters). The same for as long as the reservation and the service's key live; nobody without the key can make one.
 */
export const portalToken = (reservation: ReservationName): string => lastingToken('portal', reservation);

/** The same for the link of an adult of the guest list: it names the link, not the adult, so that it can be taken back. */
export const adultToken = (link: ReservationName): string => lastingToken('portal-adult', link);

/** The same for a link that works until a moment (72 characters). */
export function embedToken(reservation: ReservationName, expiresAt: Date): string {
  return timedToken('portal-embed', reservation, expiresAt);
}

/** What the portal's page asks the graph with until a moment; it opens no page. */
export function portalCredential(reservation: ReservationName, expiresAt: Date): string {
  return timedToken('portal-credential', reservation, expiresAt);
}

/** The same for the page of an adult. */
export function adultCredential(link: ReservationName, expiresAt: Date): string {
  return timedToken('portal-adult-credential', link, expiresAt);
}

/** Which reservation a link's token names at `now`; null for a token that is not ours or has expired. */
export function readPortalToken(token: string, now: Date): ReservationName | null {
  return readToken(token, now, 'portal', 'portal-embed');
}

/** The same for what a page asks the graph with; a link's token is none. */
export function readPortalCredential(credential: string, now: Date): ReservationName | null {
  return readToken(credential, now, null, 'portal-credential');
}

/** Which adult's link a token names; null for a token that is none of these. */
export function readAdultToken(token: string, now: Date): ReservationName | null {
  return readToken(token, now, 'portal-adult', null);
}

/** The same for what an adult's page asks the graph with. */
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
  // The decoder passes over what is no base64url, so that other spellings would be the same bytes.
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
