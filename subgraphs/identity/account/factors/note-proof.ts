import type pg from 'pg';

const TEXT = `
  update identity.user_session set proven_at = now(), factor = coalesce($2, factor) where token_hash = $1`;

/** Records that the session's user has just confirmed their identity, and with which second factor. */
export async function noteProof(
  pool: pg.Pool,
  tokenHash: string,
  factor: 'totp' | 'recovery' | 'passkey' | 'provider' | null,
): Promise<void> {
  await pool.query({ name: 'note-session-proof', text: TEXT, values: [tokenHash, factor] });
}
