import { lookupDigest } from '#kit/cipher/cipher.js';

/** Digests of 256 bits that make a mask of 1,024. */
const PARTS = [0, 1, 2, 3];

/**
 * A fine hash (256 hexadecimal digits) under its account's mask: two of one account differ in as many bits as before, and
 * without the key nobody can tell a coarse picture from it.
 */
export function maskedHash(accountId: string, fineHash: string): string {
  const digests = PARTS.map((part) => Buffer.from(lookupDigest(`fine-hash:${accountId}:${part}`), 'base64url'));
  const mask = Buffer.concat(digests);
  return Buffer.from(Buffer.from(fineHash, 'hex').map((byte, at) => byte ^ mask[at]!)).toString('hex');
}
