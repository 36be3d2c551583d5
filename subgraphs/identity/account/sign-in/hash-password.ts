import { hash } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. argon2id is the package's default. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes a password with argon2id after NFKC normalization, so that keyboards do not matter. Passes null and
 * undefined through. Takes about 20 ms: call it outside a transaction.
 */
export async function hashPassword<Given extends string | null | undefined>(
  password: Given,
): Promise<Given extends string ? string : Given>;
export async function hashPassword(password: string | null | undefined): Promise<string | null | undefined> {
  return password === null || password === undefined ? password : hash(password.normalize('NFKC'), COSTS);
}
