import type pg from 'pg';
import { IS_LIVE, IS_STALE } from './session-clock.js';

const TEXT = `
  update identity.user_session s set last_seen_at = now(), updated_at = now()
  where s.token_hash = $1 and ${IS_LIVE} and ${IS_STALE}`;

/** Keeps that a session is in use; whoever tells, it is written at most once in five minutes. Says whether it was. */
export async function noteSessionUse(pool: pg.Pool, tokenHash: string): Promise<boolean> {
  const { rowCount } = await pool.query({ name: 'note-session-use', text: TEXT, values: [tokenHash] });
  return rowCount === 1;
}
