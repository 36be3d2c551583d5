import { createHash, randomBytes } from 'node:crypto';
import { ApiKey } from './api-key.entity.js';
import { keyPrefix } from './api-key.type.js';

/** The SHA-256 of a key, in hex: all that is stored of it. */
export function hashKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A key row and its secret, which is shown once. `sdk` keys serve the portal's client-side operations only. */
export function mintKey(accountId: string, description: string, sdk = false, secret = newSecret(sdk)) {
  const key = Object.assign(new ApiKey(), {
    accountId,
    keyHash: hashKey(secret),
    ending: secret.slice(-4),
    description,
    sdk,
  });
  return { key, secret };
}

/** A secret of 256 random bits. */
export function newSecret(sdk: boolean): string {
  return `${keyPrefix(sdk)}${randomBytes(32).toString('base64url')}`;
}
