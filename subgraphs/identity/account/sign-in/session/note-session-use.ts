import type pg from 'pg';
import { IS_LIVE, IS_STALE } from './session-clock.js';

const TEXT = `
  update identity.user_session s set last_seen_at = now(), updated_at = now()
  where s.token_hash = $1 and ${IS_LIVE} and ${IS_STALE}`;

/** Records the use of a session, at most once every 5 minutes. Returns whether it was written. */
export async function noteSessionUse(pool: pg.Pool, tokenHash: string): Promise<boolean> {
  const { rowCount } = await pool.query({ name: 'note-session-use', text: TEXT, values: [tokenHash] });
  return rowCount === 1;
}
