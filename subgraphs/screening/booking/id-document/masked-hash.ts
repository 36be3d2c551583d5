import { lookupDigest } from '#kit/cipher/cipher.js';

/** 256-bit digests that form the 1,024-bit mask. */
const PARTS = [0, 1, 2, 3];

/**
 * Masks a fine hash (256 hexadecimal digits) with its account's mask. Two hashes of one account keep their distance;
 * without the key, no coarse image can be derived.
 */
export function maskedHash(accountId: string, fineHash: string): string {
  const digests = PARTS.map((part) => Buffer.from(lookupDigest(`fine-hash:${accountId}:${part}`), 'base64url'));
  const mask = Buffer.concat(digests);
  return Buffer.from(Buffer.from(fineHash, 'hex').map((byte, at) => byte ^ mask[at]!)).toString('hex');
}
