import { Failure } from '#kit/failure.js';
import type { ScreeningContext } from '../context.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';
import { matchKeyOf } from './find-hits.js';

export interface AddBlacklistEntry {
  field: string;
  value: string;
  reason: string | null;
}

/** Adds an e-mail address or a phone number to the account's blacklist. The same value twice is one entry. */
export async function addBlacklistEntry({ em, viewer }: ScreeningContext, { field, value, reason }: AddBlacklistEntry) {
  const problem = (loc: string, msg: string) =>
    new Failure('BAD_INPUT', `${loc} ${msg}`, [{ loc: [loc], msg, type: 'value_error' }]);
  if (field !== 'email' && field !== 'phone') throw problem('field', 'takes `email` or `phone`');
  if (value.length > 400) throw problem('value', 'is too long');
  if (reason && (reason.length > 1000 || reason.includes('\u0000')))
    throw problem('reason', 'is too long or holds NUL');
  const matchKey = matchKeyOf(field, value);
  if (!matchKey) throw problem('value', 'is empty');
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7304))', [`${viewer.accountId}:${matchKey}`]);
    const known = await tx.findOne(BlacklistEntry, { accountId: viewer.accountId, field, matchKey });
    if (known) return known;
    const entry = Object.assign(new BlacklistEntry(), { accountId: viewer.accountId, field, matchKey, reason });
    tx.persist(entry);
    return entry;
  });
}
