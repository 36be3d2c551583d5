import { createHash, randomBytes } from 'node:crypto';
import { ApiKey } from './api-key.entity.js';
import { keyPrefix } from './api-key.type.js';

/** The SHA-256 of a key, in hex: all that is stored of it. */
export function hashKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export interface KeyKind {
  /** Serves the portal's client-side operations only. */
  sdk?: boolean;
  /** That of its account. */
  mode?: string;
}

/** A key row and its secret, made up unless given, which is shown once. */
export function mintKey(
  accountId: string,
  description: string,
  { sdk = false, mode = 'live', secret = newSecret({ sdk, mode }) }: KeyKind & { secret?: string } = {},
) {
  const key = Object.assign(new ApiKey(), {
    accountId,
    keyHash: hashKey(secret),
    ending: secret.slice(-4),
    description,
    sdk,
    mode,
  });
  return { key, secret };
}

/** A secret of 256 random bits. */
export function newSecret(kind: KeyKind): string {
  return `${keyPrefix(kind)}${randomBytes(32).toString('base64url')}`;
}
