import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { LookupContext } from '../../context.js';
import { problem, refuseBad } from '../../answer/page-asked.js';
import { readSearch } from '../graph/read-search.js';
import { isOnTestList, standsOnTestList } from '../search/test-list.js';
import type { DismissWatchlistHitInput } from './dismiss-hit.input.js';
import { personKey } from './person-key.js';
import { WatchlistDismissal } from './watchlist-dismissal.entity.js';
import { riskMessages } from '../../messages.js';

const LONGEST_NOTE = 1_000;

function checkNote({ note, expiresAt, entryId, fingerprint }: DismissWatchlistHitInput): void {
  refuseBad([
    ...(note.trim() ? [] : [problem('note', riskMessages.notEmpty, 'missing')]),
    ...(note.length > LONGEST_NOTE ? [problem('note', riskMessages.maxLength(LONGEST_NOTE), 'too_long')] : []),
    ...(note.includes('\u0000') || !note.isWellFormed() ? [problem('note', riskMessages.validUnicode, 'nul')] : []),
    ...(expiresAt && expiresAt <= new Date() ? [problem('expiresAt', riskMessages.futureDate, 'date')] : []),
    ...(/^\S.{0,300}$/.test(entryId) && !entryId.includes('\u0000')
      ? []
      : [problem('entryId', riskMessages.entryId, 'value_error')]),
    ...(/^[\w-]{22}$/.test(fingerprint) ? [] : [problem('fingerprint', riskMessages.fingerprint, 'value_error')]),
  ]);
}

/**
 * Dismisses a match for the viewer's account: the same search shows it as dismissed and screening ignores it, until the
 * entry or the person changes. Repeating it replaces note and expiry. Throws BAD_INPUT, and WATCHLIST_ENTRY_NOT_FOUND
 * if the entry of an imported list does not exist or has changed.
 */
export async function dismissWatchlistHit(context: LookupContext, input: DismissWatchlistHitInput) {
  const { viewer, reads, em } = context;
  checkNote(input);
  const { name, dob, yob, entryId, fingerprint, note, expiresAt } = input;
  const asked = await readSearch({ name, dob: dob ?? null, yob: yob ?? null, threshold: 0, from: 0, size: 1 });
  const isInvented = viewer.isTest === true && isOnTestList(entryId);
  if (!(isInvented ? standsOnTestList(entryId, fingerprint) : await reads.watchlists.stands(entryId, fingerprint)))
    throw new Failure('WATCHLIST_ENTRY_NOT_FOUND', riskMessages.noSuchEntry);
  const hit = { accountId: viewer.accountId, personKey: personKey(asked), entryId };
  return em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7305))', [Object.values(hit).join()]);
    const dismissal = (await tx.findOne(WatchlistDismissal, hit)) ?? Object.assign(new WatchlistDismissal(), hit);
    Object.assign(dismissal, {
      fingerprint,
      note: note.trim(),
      dismissedBy: viewer.keyId,
      expiresAt: expiresAt ?? null,
    });
    tx.persist(dismissal);
    await tx.flush();
    await announce(tx, viewer.accountId, eventOf('watchlist.hit_dismissed', { dismissalId: dismissal.id }));
    return dismissal;
  });
}
