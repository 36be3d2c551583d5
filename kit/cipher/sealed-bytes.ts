import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const SUITE = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for a single file (base64url). Deleting the key erases the file, including all copies of it. */
export function newBytesKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Encrypts bytes with AES-256-GCM and their own key. Returns nonce, tag and cipher text, concatenated. */
export function sealBytes(bytes: Uint8Array, key: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(SUITE, Buffer.from(key, 'base64url'), nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Decrypts bytes of `sealBytes`. Throws if they were changed or encrypted with another key. */
export function openBytes(sealed: Uint8Array, key: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(SUITE, Buffer.from(key, 'base64url'), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
