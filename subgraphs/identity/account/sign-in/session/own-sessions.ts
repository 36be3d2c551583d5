import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { IdentityContext } from '../../../context.js';
import { forgetHolders } from '../../../key-holder/forget-holders.js';
import { messages } from '../../../messages.js';
import { endOtherSessions, endOwnSession } from './end-sessions.js';
import type { OwnSession } from './own-session.type.js';
import { IS_LIVE } from './session-clock.js';

const TEXT = `
  select s.id, s.browser, s.network, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
    s.expires_at as "expiresAt", s.id = $3 as "isCurrent"
  from identity.user_session s
  where s.account_id = $1 and s.person_id is not distinct from $2::uuid and ${IS_LIVE}
  order by s.id = $3 desc, s.last_seen_at desc, s.id`;

/** Lists the sessions of the signed-in user, current one first. Throws FORBIDDEN for an API key. */
export async function findOwnSessions({ pool, viewer }: IdentityContext): Promise<OwnSession[]> {
  const { accountId, personId, sessionId } = signedIn(viewer);
  const values = [accountId, personId, sessionId];
  const query = { name: 'own-sessions', text: TEXT, values, types: pg.types };
  const { rows } = await pool.query<OwnSession>(query);
  return rows.map((row) => ({
    ...row,
    network: open(row.network, 'identity.user_session.network', { accountId, id: row.id }),
  }));
}

/**
 * Ends one of the user's own sessions. Returns false if it does not exist or is someone else's. Throws FORBIDDEN for
 * an API key.
 */
export async function endMySession(context: IdentityContext, id: string): Promise<boolean> {
  const who = signedIn(context.viewer);
  const ended = await ending(context, async (tx) => (isId(id) && (await endOwnSession(tx, who, id)) ? 1 : 0));
  return ended > 0;
}

/** Ends all of the user's sessions except the current one and returns how many. Throws FORBIDDEN for an API key. */
export function endMyOtherSessions(context: IdentityContext): Promise<number> {
  const who = signedIn(context.viewer);
  return ending(context, (tx) => endOtherSessions(tx, who, who.sessionId));
}

/** Ends sessions, records it in the audit trail and notifies the gateways. */
function ending(context: IdentityContext, end: (tx: EntityManager) => Promise<number>): Promise<number> {
  const { accountId, personId } = signedIn(context.viewer);
  return context.emOf([accountId]).transactional(async (tx) => {
    const ended = await end(tx);
    if (ended === 0) return 0;
    await announce(tx, accountId, eventOf('account.sessions_ended', { accountId, ...(personId && { personId }) }));
    await forgetHolders(tx);
    return ended;
  });
}

function signedIn({ kind, accountId, personId = null, keyId }: IdentityContext['viewer']) {
  if (kind !== 'user' || !keyId) throw new Failure('FORBIDDEN', messages.noSessions);
  return { accountId, personId, sessionId: keyId };
}
