import type { EntityManager } from '@mikro-orm/postgresql';
import { open } from '#kit/cipher/cipher.js';
import { ask, lookBeyond } from '#kit/store/fence/scoped-em.js';
import { prepared } from '#kit/store/prepared.js';
import type { GuestMark } from '../guest/guest-marks.js';
import type { BlacklistHit } from '../facts/blacklist-facts.js';

/** A hit as stored: its reason is encrypted. */
export type StoredHit = Omit<BlacklistHit, 'inherited'> & { accountId: string };

/**
 * SQL: hits of an account, as a JSON array. The parameters are the JSON of the guest's marks, the accounts whose entries
 * count, and the account itself.
 */
export const hitsOf = (marks: string, listers: string, accountId: string): string => `
  select coalesce(jsonb_agg(jsonb_build_object('entryId', e.id, 'matchedOn', e.field, 'accountId', e.account_id,
      'reason', e.reason) order by e.account_id <> ${accountId}, e.created_at, e.id), '[]')
  from screening.blacklist_entry e
  join jsonb_to_recordset(${marks}::jsonb) as wanted(field text, mark text) on e.field = wanted.field and e.match_key = mark
  where e.account_id = any(${listers}::uuid[])`;

const TEXT = prepared(`select (${hitsOf('$1', '$2', '$3')}) as hits`);

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
  const [found] = await lookBeyond(em, listers, (wide) => ask<{ hits: StoredHit[] }>(wide, TEXT, values));
  return openedHits(found!.hits, accountId);
}

/** Decrypts hits of an account. */
export function openedHits(hits: StoredHit[], accountId: string): BlacklistHit[] {
  return hits.map(({ accountId: owner, ...hit }) => {
    const reason = open(hit.reason, 'screening.blacklist_entry.reason', { accountId: owner, id: hit.entryId });
    return { ...hit, reason, inherited: owner !== accountId };
  });
}
