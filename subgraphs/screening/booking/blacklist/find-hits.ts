import type { EntityManager } from '@mikro-orm/postgresql';
import { open } from '#kit/cipher/cipher.js';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import type { GuestMark } from '../guest/guest-marks.js';
import type { BlacklistHit } from '../facts/blacklist-facts.js';

const TEXT = `
  select e.id as "entryId", e.field as "matchedOn", e.account_id as "accountId", e.reason
  from screening.blacklist_entry e
  join jsonb_to_recordset(?::jsonb) as wanted(field text, mark text) on e.field = wanted.field and e.match_key = mark
  where e.account_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
  order by e.account_id <> ?, e.created_at, e.id`;

/** Blacklist entries that match the guest: the account's own and those inherited from parent accounts. */
export async function findBlacklistHits(
  em: EntityManager,
  accountId: string,
  ancestorIds: string[],
  marks: GuestMark[],
): Promise<BlacklistHit[]> {
  if (marks.length === 0) return [];
  const listers = [accountId, ...ancestorIds];
  const values = [JSON.stringify(marks), JSON.stringify(listers), accountId];
  const found = await lookBeyond(em, listers, (wide) =>
    wide.execute<(Omit<BlacklistHit, 'inherited'> & { accountId: string })[]>(TEXT, values),
  );
  return found.map(({ accountId: owner, ...hit }) => {
    const reason = open(hit.reason, 'screening.blacklist_entry.reason', { accountId: owner, id: hit.entryId });
    return { ...hit, reason, inherited: owner !== accountId };
  });
}
