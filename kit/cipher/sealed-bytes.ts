import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const SUITE = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one file alone (base64url). Whoever forgets it has erased the file, wherever copies of it lie. */
export function newBytesKey(): string {
  return randomBytes(32).toString('base64url');
}

/** AES-256-GCM with a key of its own: nonce, tag and cipher text, one after the other. */
export function sealBytes(bytes: Uint8Array, key: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(SUITE, Buffer.from(key, 'base64url'), nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The bytes behind `sealBytes`. Throws when they were tampered with or sealed with another key. */
export function openBytes(sealed: Uint8Array, key: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(SUITE, Buffer.from(key, 'base64url'), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
