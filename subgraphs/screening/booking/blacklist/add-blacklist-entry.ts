import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { BookingContext } from '../context.js';
import { analyseMarked } from './analyse-marked.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';
import type { BlacklistEntryInput } from './blacklist-entry.input.js';
import { readBlacklistEntry } from './read-blacklist-entry.js';

/**
 * Adds a guest to the account's blacklist and re-analyses their upcoming reservations. Adding the same value twice
 * keeps one entry; a new reason replaces the old one. Throws BAD_INPUT.
 */
export async function addBlacklistEntry(context: BookingContext, input: BlacklistEntryInput) {
  const { em, viewer } = context;
  const { field, matchKey, value, birthDate, reason } = readBlacklistEntry(input);
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7304))', [`${viewer.accountId}:${matchKey}`]);
    const known = await tx.findOne(BlacklistEntry, { accountId: viewer.accountId, field, matchKey });
    if (known && (!reason || known.reason === reason)) return known;
    const entry = known ?? Object.assign(new BlacklistEntry(), { accountId: viewer.accountId, field, matchKey });
    Object.assign(entry, { value: known?.value ?? value, birthDate: known?.birthDate ?? birthDate, reason });
    tx.persist(entry);
    await tx.flush();
    const type = known ? 'blacklist.entry_changed' : 'blacklist.entry_added';
    await announce(tx, viewer.accountId, eventOf(type, { blacklistEntryId: entry.id }));
    await analyseMarked(context, tx, matchKey);
    return entry;
  });
}
