import { SignJWT, jwtVerify } from 'jose';
import type { RequestClaim } from './request-claim.js';

/** What somebody who signed in may do; each may do what the ones before may. */
export const ROLES = ['viewer', 'manager', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/**
 * Whom a key or a session stands for. `accountIds` are the accounts whose rows may be seen (the own one first, then the
 * children's); `kind` `user` is somebody who signed in, `service` the product itself, working for the accounts named,
 * `guest` the holder of one reservation's portal link.
 */
export interface Holder {
  kind: 'api' | 'sdk' | 'user' | 'service' | 'guest';
  accountId: string;
  accountIds: string[];
  /** Test accounts below a live one: they are managed from there, and their rows are not to be seen. */
  testAccountIds?: string[];
  /** Whether the account of the key is for tests; absent where the service itself works. */
  isTest?: boolean;
  /** What was shown at the door: the key, the session of a `user`, the reservation of a `guest`. */
  keyId: string | null;
  /** Of a `user`: what they may do, and which person of the account they are; null: they signed in as the account. */
  role?: Role;
  personId?: string | null;
  /** Of a `guest`: the one reservation that their link opens. */
  reservationId?: string;
  /** With it, where the link is that of one of those who come along: whose. */
  adultId?: string | null;
  /** Of a `guest`: it is a team member who looks at the portal and may change nothing. */
  isPreview?: boolean;
}

/** Who asks, in one request. `address` is the IP address it came from; both are null for the service itself. */
export interface Viewer extends Holder {
  address: string | null;
  requestId: string | null;
  /** The request carries an `Idempotency-Key`: what it writes as this viewer is written once. */
  claim?: RequestClaim;
}

/** The viewer of one request: holders are shared by requests, so this is a copy. */
export function viewerFrom(holder: Holder, address: string | null, requestId: string | null): Viewer {
  return { ...holder, address, requestId };
}

/** Signs a viewer for one audience, for 60 seconds (HS256). `secret` has at least 32 bytes. */
export async function signViewer(viewer: Viewer, audience: string, secret: Uint8Array): Promise<string> {
  return new SignJWT({ viewer })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(secret);
}

/** A token says when it was signed and when it ends, and lives no longer than ours do; clocks may differ by 5 seconds. */
const CHECKS = {
  algorithms: ['HS256'],
  requiredClaims: ['exp', 'iat'],
  maxTokenAge: '60s',
  clockTolerance: '5s',
};

/** The viewer of a signed token. Throws when the token is forged, stale, without an end or for someone else. */
export async function verifyViewer(token: string, audience: string, secret: Uint8Array): Promise<Viewer> {
  const { payload } = await jwtVerify(token, secret, { audience, ...CHECKS });
  return payload.viewer as Viewer;
}
