import type pg from 'pg';

const TEXT = `
  select from identity.user_session where token_hash = $1 and proven_at > now() - interval '10 minutes'`;

/** Whether the session's user confirmed their identity within the last 10 minutes. */
export async function isRecent(pool: pg.Pool, tokenHash: string): Promise<boolean> {
  return (await pool.query({ name: 'session-proved', text: TEXT, values: [tokenHash] })).rowCount === 1;
}
