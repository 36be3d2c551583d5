import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { hashPassword } from './hash-password.js';

/** No password is longer; a longer text is not worth hashing. */
const LONGEST = 200;

let nobodys: Promise<string> | undefined;

/**
 * Whether a password is the one behind an argon2id text. Without such a text one that belongs to nobody is verified, at
 * the same costs: an account that does not exist answers neither sooner nor later. Takes some 20 ms.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const decoy = await (nobodys ??= hashPassword(randomBytes(32).toString('base64')));
  const fits = password.length <= LONGEST;
  const same = await verify(passwordHash ?? decoy, fits ? password.normalize('NFKC') : '');
  return same && fits && passwordHash !== null;
}
