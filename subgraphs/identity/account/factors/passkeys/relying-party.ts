import { isIP } from 'node:net';
import { Failure } from '#kit/failure.js';
import { messages } from '../../../messages.js';

export interface RelyingParty {
  /** Host name that passkeys are bound to. */
  id: string;
  origin: string;
}

/**
 * Returns the WebAuthn relying party; null where browsers do not support passkeys: at an IP address, or over plain
 * HTTP to another machine.
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isName && (protocol === 'https:' || hostname === 'localhost') ? { id: hostname, origin } : null;
}

/** Like `relyingParty`, but throws UNAVAILABLE instead of returning null. */
export function relyingPartyOf({ publicUrl }: { publicUrl: string }): RelyingParty {
  const found = relyingParty(publicUrl);
  if (!found) throw new Failure('UNAVAILABLE', messages.passkeysNeedHttps);
  return found;
}
