import { createHash, randomBytes } from 'node:crypto';
import { ApiKey } from './api-key.entity.js';
import { keyPrefix } from './api-key.type.js';

/** SHA-256 of a key, as hex. Nothing else of the key is stored. */
export function hashKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export interface KeyKind {
  /** Whether it is an SDK key, for the portal's client-side operations only. */
  sdk?: boolean;
  /** Mode of the account. */
  mode?: string;
}

/** Creates a key row and its secret, random unless given, to be shown once. */
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

/** Generates a secret with 256 random bits. */
export function newSecret(kind: KeyKind): string {
  return `${keyPrefix(kind)}${randomBytes(32).toString('base64url')}`;
}
