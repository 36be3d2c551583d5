import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
} from 'node:crypto';
import { Type } from '@mikro-orm/core';

const VERSION = 'a1';

/** Key objects: a key given as bytes is made one at each use, which takes six times as long as a digest. */
interface Keys {
  encryption: KeyObject;
  digest: KeyObject;
}

let keys: Keys | null = null;

/** Sets the process's key (32 bytes); it is never stored in the database. Encryption and digests use keys derived from it. */
export function useCipherKey(key: Buffer): void {
  if (key.length !== 32) throw new Error('The cipher key must have 32 bytes.');
  const derive = (purpose: string) => createSecretKey(createHmac('sha256', key).update(purpose).digest());
  keys = { encryption: derive('encryption'), digest: derive('digest') };
}

function inForce(): Keys {
  if (!keys) throw new Error('No cipher key has been set.');
  return keys;
}

/** AES-256-GCM; the result is text: version, nonce, tag and cipher text in base64url, parted by dots. */
export function encrypt(text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', inForce().encryption, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [VERSION, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

/** The text behind `encrypt`. Throws when it was tampered with or made with another key. */
export function decrypt(sealed: string): string {
  const [version, nonce, tag, body] = sealed.split('.');
  if (version !== VERSION || !nonce || !tag || body === undefined) throw new Error('Not a sealed text.');
  const decipher = createDecipheriv('aes-256-gcm', inForce().encryption, Buffer.from(nonce, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString('utf8');
}

/** A keyed digest for looking up a value that is not to be read from the database (HMAC-SHA-256, base64url). */
export function lookupDigest(text: string): string {
  return createHmac('sha256', inForce().digest).update(text).digest('base64url');
}

/** A text column that is encrypted at rest. */
export class EncryptedText extends Type<string | null, string | null> {
  override convertToDatabaseValue(value: string | null): string | null {
    return value === null || value === undefined ? null : encrypt(value);
  }

  override convertToJSValue(value: string | null): string | null {
    return value === null || value === undefined ? null : decrypt(value);
  }

  override compareAsType(): string {
    return 'string';
  }

  override compareValues(a: string | null, b: string | null): boolean {
    const plain = (value: string | null) => (value ? decrypt(value) : null);
    return plain(a) === plain(b);
  }

  override getColumnType(): string {
    return 'text';
  }
}
