import { type KeyObject, createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { keyNamed, keysInForce } from './keys-in-force.js';

/** `a2.<key id>.<nonce>.<tag>.<cipher text>`, the last three in base64url; bound to its column and row. */
const VERSION = 'a2';
/** Older format: `a1.<nonce>.<tag>.<cipher text>`, not bound to a row. Can be decrypted until it is re-encrypted. */
const UNBOUND = 'a1';

const SUITE = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The column of an encrypted value: `schema.table.column`. */
export type SealedColumn = `${string}.${string}.${string}`;

/** The row of an encrypted value. `id` is the rest of the primary key after the account. */
export interface SealedRow {
  accountId: string;
  id: string;
}

/** Encrypts a text for one column of one row; it cannot be decrypted in any other place. */
export function seal(text: string, column: SealedColumn, row: SealedRow): string {
  const { id, encryption } = keysInForce().current;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(SUITE, encryption, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(placeOf(column, row));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, id, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

/**
 * Decrypts a value of `seal`; null for null. Throws if the value was changed, was moved from another column, row or
 * account, or was encrypted with a key that is not available.
 */
export function open<Sealed extends string | null>(
  sealed: Sealed,
  column: SealedColumn,
  row: SealedRow,
): Sealed extends null ? null : string;
export function open(sealed: string | null, column: SealedColumn, row: SealedRow): string | null {
  if (sealed === null) return null;
  const parts = sealed.split('.');
  if (parts[0] === UNBOUND && parts.length === 4) return openUnbound(parts.slice(1));
  const [form, keyId, ...rest] = parts;
  if (form !== VERSION || rest.length !== 3) throw new Error(`Not an encrypted value: ${column}`);
  return opened(keyNamed(keyId!, column).encryption, rest, placeOf(column, row));
}

/** Whether a value is in the current format and encrypted with the current key. */
export const isCurrent = (sealed: string): boolean => sealed.startsWith(currentPrefix());

/** The prefix of every value encrypted with the current key. */
export const currentPrefix = (): string => `${VERSION}.${keysInForce().current.id}.`;

/** Values in the old format don't name their key, so every available key is tried. */
function openUnbound(parts: string[]): string {
  const keys = [...keysInForce().all.values()];
  for (const [n, { encryption }] of keys.entries())
    try {
      return opened(encryption, parts, null);
    } catch (error) {
      if (n === keys.length - 1) throw error;
    }
  throw new Error('No encryption key has been set.');
}

function opened(key: KeyObject, parts: string[], place: Buffer | null): string {
  const [nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (nonce!.length !== NONCE_BYTES) throw new Error('The nonce of an encrypted value has the wrong length.');
  const decipher = createDecipheriv(SUITE, key, nonce!, { authTagLength: TAG_BYTES });
  if (place) decipher.setAAD(place);
  decipher.setAuthTag(tag!);
  return Buffer.concat([decipher.update(body!), decipher.final()]).toString('utf8');
}

function placeOf(column: SealedColumn, { accountId, id }: SealedRow): Buffer {
  if (!accountId || !id) throw new Error(`Cannot encrypt or decrypt ${column} without the account and ID of its row.`);
  return Buffer.from(JSON.stringify([column, accountId, id]));
}

/** A keyed digest to look up a value without storing it readably (HMAC-SHA-256, base64url). */
export function lookupDigest(text: string): string {
  return createHmac('sha256', keysInForce().digest).update(text).digest('base64url');
}
