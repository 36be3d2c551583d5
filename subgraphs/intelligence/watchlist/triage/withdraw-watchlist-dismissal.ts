import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { LookupContext } from '../../context.js';
import { WatchlistDismissal } from './watchlist-dismissal.entity.js';
import { riskMessages } from '../../messages.js';

/** Withdraws a dismissal, so that the match counts again; returns its ID. Throws WATCHLIST_DISMISSAL_NOT_FOUND. */
export async function withdrawWatchlistDismissal({ em }: LookupContext, id: string): Promise<string> {
  return em.transactional(async (tx) => {
    const dismissal = isId(id) ? await tx.findOne(WatchlistDismissal, { id }) : null;
    if (!dismissal) throw new Failure('WATCHLIST_DISMISSAL_NOT_FOUND', riskMessages.noSuchDismissal);
    await tx.remove(dismissal).flush();
    await announce(tx, dismissal.accountId, eventOf('watchlist.dismissal_withdrawn', { dismissalId: id }));
    return id;
  });
}
