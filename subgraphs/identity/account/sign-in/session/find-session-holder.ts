import type pg from 'pg';
import { MUST_ENROL } from '../../factors/change/must-enrol.js';
import { IS_LIVE, IS_STALE } from './session-clock.js';
import type { SessionHolder } from './session-holder.type.js';

const TEXT = `
  with recursive session as (
    select s.account_id, s.id, ${IS_STALE} as stale, s.person_id, s.factor, coalesce(p.role, 'owner') as role
      from identity.user_session s
      left join identity.person p on p.account_id = s.account_id and p.id = s.person_id and p.removed_at is null
      where s.token_hash = $1 and ${IS_LIVE} and (s.person_id is null or p.id is not null)
  ), family as (
    select a.id, a.mode from identity.account a join session s on a.id = s.account_id
    union all
    select c.id, c.mode from identity.account c join family f on c.parent_id = f.id
  ), above as (
    select a.id, a.parent_id, a.is_active, a.is_suspended from identity.account a join session s on a.id = s.account_id
    union all
    select p.id, p.parent_id, p.is_active, p.is_suspended from identity.account p join above c on p.id = c.parent_id
  )
  select s.account_id as "accountId", s.id as "sessionId", s.stale as "isStale",
    s.role, s.person_id as "personId",
    (select bool_and(is_active) from above) as active, (select bool_or(is_suspended) from above) as suspended,
    ${MUST_ENROL} as "mustEnrol",
    o.mode = 'test' as "isTest",
    (select array_agg(id::text order by id <> s.account_id, id) from family f where f.mode = o.mode) as "accountIds",
    (select coalesce(array_agg(id::text order by id), '{}') from family f where f.mode <> o.mode) as "testAccountIds"
  from session s join identity.account o on o.id = s.account_id`;

/**
 * Finds the holder of the session with this token hash (SHA-256, hex); null if none. The account is not known yet, as
 * with keys.
 */
export async function findSessionHolder(pool: pg.Pool, tokenHash: string): Promise<SessionHolder | null> {
  const { rows } = await pool.query<SessionHolder>({ name: 'session-holder', text: TEXT, values: [tokenHash] });
  return rows[0] ?? null;
}
