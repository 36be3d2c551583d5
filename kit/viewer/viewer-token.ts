import { type KeyObject, createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Viewer } from './viewer.js';

/*
 * Tokens are JWTs (RFC 7519) signed with HS256. Each fetch has one, so they are signed and checked at once: asynchronous
 * cryptography takes a thread, and five times the CPU time, for a digest of 300 bytes.
 */

const LIFETIME_SECONDS = 60;
/** Clocks may differ by so much. */
const TOLERANCE_SECONDS = 5;

/** The library's checks: the algorithm, the audience, and a lifetime that does not exceed ours. */
const checksFor = (audience: string) => ({
  algorithms: ['HS256' as const],
  audience,
  maxAge: LIFETIME_SECONDS,
  clockTolerance: TOLERANCE_SECONDS,
});

const keys = new WeakMap<Uint8Array, KeyObject>();

function keyOf(secret: Uint8Array): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret);
  keys.set(secret, key);
  return key;
}

/** Signs a viewer token for one audience, valid for 60 seconds. `secret` has at least 32 bytes. */
export const signViewer = (viewer: Viewer, audience: string, secret: Uint8Array): string =>
  jwt.sign({ viewer }, keyOf(secret), { algorithm: 'HS256', audience, expiresIn: LIFETIME_SECONDS });

/** Reads the viewer of a signed token. Throws if it is forged, expired, without expiry or for another audience. */
export function verifyViewer(token: string, audience: string, secret: Uint8Array): Viewer {
  const { header, payload } = jwt.verify(token, keyOf(secret), { ...checksFor(audience), complete: true });
  // Extensions must be understood or refused (RFC 7515, section 4.1.11).
  if (header.crit !== undefined) throw new Error('Unsupported "crit" of the token.');
  if (typeof payload === 'string' || payload.exp === undefined) throw new Error('The token has no expiry.');
  if (payload.iat! > Date.now() / 1_000 + TOLERANCE_SECONDS) throw new Error('Invalid "iat" of the token.');
  return payload.viewer as Viewer;
}
