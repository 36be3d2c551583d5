import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { hashPassword } from './hash-password.js';

/** Maximum password length; longer texts are not worth hashing. */
const LONGEST = 200;

let nobodys: Promise<string> | undefined;

/**
 * Verifies a password against an argon2id hash. Without a hash, it verifies a dummy at the same cost, so that
 * response times do not reveal whether an account exists. Takes about 20 ms.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const decoy = await (nobodys ??= hashPassword(randomBytes(32).toString('base64')));
  const fits = password.length <= LONGEST;
  const same = await verify(passwordHash ?? decoy, fits ? password.normalize('NFKC') : '');
  return same && fits && passwordHash !== null;
}
