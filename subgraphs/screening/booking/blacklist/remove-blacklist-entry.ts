import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages } from '../../messages.js';
import type { BookingContext } from '../context.js';
import { analyseMarked } from './analyse-marked.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';

/**
 * Removes a block list entry of the account or an account below it and re-analyses the guest's upcoming reservations.
 * Returns its id. Throws BLACKLIST_ENTRY_NOT_FOUND.
 */
export async function removeBlacklistEntry(context: BookingContext, id: string): Promise<string> {
  return context.em.transactional(async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const entry = isId(id) ? await tx.findOne(BlacklistEntry, { id }, lock) : null;
    if (!entry) throw new Failure('BLACKLIST_ENTRY_NOT_FOUND', messages.blacklistEntryNotFound);
    const { accountId, matchKey } = entry;
    await tx.remove(entry).flush();
    await announce(tx, accountId, eventOf('blacklist.entry_removed', { blacklistEntryId: id }));
    await analyseMarked(context, tx, matchKey);
    return id;
  });
}
