import { SignJWT, jwtVerify } from 'jose';

/**
 * Who asks. `accountIds` are the accounts whose rows may be seen (the own one first, then the children's);
 * `kind` `service` is the product itself, working for the accounts named.
 */
export interface Viewer {
  kind: 'api' | 'sdk' | 'service';
  accountId: string;
  accountIds: string[];
  keyId: string | null;
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

/** The viewer of a signed token. Throws when the token is forged, stale or for someone else. */
export async function verifyViewer(token: string, audience: string, secret: Uint8Array): Promise<Viewer> {
  const { payload } = await jwtVerify(token, secret, { audience, algorithms: ['HS256'] });
  return payload.viewer as Viewer;
}
