import type { EntityManager } from '@mikro-orm/postgresql';
import { open } from '#kit/cipher/cipher.js';
import { ask, lookBeyond } from '#kit/store/fence/scoped-em.js';
import { prepared } from '#kit/store/prepared.js';
import type { GuestMark } from '../guest/guest-marks.js';
import type { BlacklistHit } from '../facts/blacklist-facts.js';

const TEXT = prepared(`
  select e.id as "entryId", e.field as "matchedOn", e.account_id as "accountId", e.reason
  from screening.blacklist_entry e
  join jsonb_to_recordset($1::jsonb) as wanted(field text, mark text) on e.field = wanted.field and e.match_key = mark
  where e.account_id = any($2::uuid[])
  order by e.account_id <> $3, e.created_at, e.id`);

/** Block list entries that match the guest: the account's own and those inherited from parent accounts. */
export async function findBlacklistHits(
  em: EntityManager,
  accountId: string,
  ancestorIds: string[],
  marks: GuestMark[],
): Promise<BlacklistHit[]> {
  if (marks.length === 0) return [];
  const listers = [accountId, ...ancestorIds];
  const values = [JSON.stringify(marks), listers, accountId];
  const found = await lookBeyond(em, listers, (wide) =>
    ask<Omit<BlacklistHit, 'inherited'> & { accountId: string }>(wide, TEXT, values),
  );
  return found.map(({ accountId: owner, ...hit }) => {
    const reason = open(hit.reason, 'screening.blacklist_entry.reason', { accountId: owner, id: hit.entryId });
    return { ...hit, reason, inherited: owner !== accountId };
  });
}
