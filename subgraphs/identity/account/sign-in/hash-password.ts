import { hash } from '@node-rs/argon2';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. The package's own algorithm is argon2id. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The argon2id text of a password. It is compared in Unicode's form NFKC, so that keyboards do not matter.
 * Absent and null stay what they are. Takes some 20 ms: call it outside a transaction.
 */
export async function hashPassword<Given extends string | null | undefined>(
  password: Given,
): Promise<Given extends string ? string : Given>;
export async function hashPassword(password: string | null | undefined): Promise<string | null | undefined> {
  return password === null || password === undefined ? password : hash(password.normalize('NFKC'), COSTS);
}
