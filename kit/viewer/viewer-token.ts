import { type KeyObject, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Viewer } from './viewer.js';

/*
 * Tokens are JWTs (RFC 7519) signed with HS256. Each fetch has one, so they are signed here, at once: asynchronous
 * cryptography takes a thread, and five times the CPU time, for a digest of 300 bytes.
 */

const LIFETIME_SECONDS = 60;
/** Clocks may differ by so much. */
const TOLERANCE_SECONDS = 5;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEAD = encode({ alg: 'HS256' });
const keys = new WeakMap<Uint8Array, KeyObject>();
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Signs a viewer token for one audience, valid for 60 seconds. `secret` has at least 32 bytes. */
export function signViewer(viewer: Viewer, audience: string, secret: Uint8Array): string {
  const iat = nowSeconds();
  const text = `${HEAD}.${encode({ viewer, aud: audience, iat, exp: iat + LIFETIME_SECONDS })}`;
  return `${text}.${signatureOf(text, secret).toString('base64url')}`;
}

/** Reads the viewer of a signed token. Throws if it is forged, expired, without expiry or for another audience. */
export function verifyViewer(token: string, audience: string, secret: Uint8Array): Viewer {
  const [head = '', claims = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSigned(`${head}.${claims}`, signature, secret)) throw new Error('Invalid signature.');
  // Extensions must be understood or refused (RFC 7515, section 4.1.11).
  const { alg, crit } = decode(head) as { alg?: unknown; crit?: unknown };
  if (alg !== 'HS256' || crit !== undefined) throw new Error('Unsupported "alg" or "crit" of the token.');
  const { viewer, aud, iat, exp, nbf } = decode(claims) as Record<string, unknown>;
  if (![aud].flat().includes(audience)) throw new Error('Unexpected "aud" of the token.');
  const now = nowSeconds();
  if (!isTime(iat) || iat > now + TOLERANCE_SECONDS) throw new Error('Invalid "iat" of the token.');
  if (now - iat > LIFETIME_SECONDS + TOLERANCE_SECONDS) throw new Error('The token is too old.');
  if (!isTime(exp) || exp <= now - TOLERANCE_SECONDS) throw new Error('The token has expired.');
  if (nbf !== undefined && (!isTime(nbf) || nbf > now + TOLERANCE_SECONDS))
    throw new Error('The token is not valid yet.');
  return viewer as Viewer;
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function signatureOf(text: string, secret: Uint8Array): Buffer {
  const key = keys.get(secret) ?? createSecretKey(secret);
  keys.set(secret, key);
  return createHmac('sha256', key).update(text).digest();
}

function isSigned(text: string, signature: string, secret: Uint8Array): boolean {
  const [expected, given] = [signatureOf(text, secret), Buffer.from(signature, 'base64url')];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function decode(part: string): object {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('Malformed token.');
  return value;
}
