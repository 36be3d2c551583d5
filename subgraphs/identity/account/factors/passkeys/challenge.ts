import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Purpose of a challenge. A response is only valid for the same purpose. */
export type Purpose = 'add' | 'prove' | 'second-step' | 'sign-in';

const MINUTES_VALID = 5;

const KEEP = `
  insert into identity.passkey_challenge (binding, challenge, valid_until)
  values ($1, $2, now() + interval '${MINUTES_VALID} minutes')
  on conflict (binding) do update set challenge = excluded.challenge, valid_until = excluded.valid_until`;

const TAKE = `delete from identity.passkey_challenge where binding = $1 returning challenge, valid_until > now() as valid`;

const FORGET = `
  delete from identity.passkey_challenge where binding in (
    select binding from identity.passkey_challenge where valid_until < now() limit 20 for update skip locked)`;

const bindingOf = (purpose: Purpose, browserHash: string): string =>
  createHash('sha256').update(`${purpose}:${browserHash}`).digest('hex');

/** Creates a challenge for one browser, replacing its previous one. */
export async function makeChallenge(pool: pg.Pool, purpose: Purpose, browserHash: string): Promise<Buffer> {
  const challenge = randomBytes(32);
  const values = [bindingOf(purpose, browserHash), challenge.toString('base64url')];
  await pool.query({ name: 'keep-passkey-challenge', text: KEEP, values });
  await pool.query({ name: 'forget-passkey-challenges', text: FORGET });
  return challenge;
}

/** Returns and deletes the challenge of a browser, so that each attempt consumes it; null if there is none. */
export async function takeChallenge(pool: pg.Pool, purpose: Purpose, browserHash: string): Promise<string | null> {
  const values = [bindingOf(purpose, browserHash)];
  const query = { name: 'take-passkey-challenge', text: TAKE, values };
  const { rows } = await pool.query<{ challenge: string; valid: boolean }>(query);
  return rows[0]?.valid ? rows[0].challenge : null;
}
