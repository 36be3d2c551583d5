import { accountFields } from '#kit/graph/account-fields.js';
import { GuestSegment } from './segments/graph/guest-segment.type.js';
import { SegmentGuest } from './segments/graph/segment-list.type.js';
import { WatchlistDismissalType } from './watchlist/triage/watchlist-dismissal.type.js';
import { Account } from './references/account.js';

const withAccount = accountFields(Account, (id) => ({ id }));

/** Accounts beside their IDs. */
export const OWNER_RESOLVERS = [
  withAccount(GuestSegment, 'The account that the stays belong to.'),
  withAccount(SegmentGuest, 'The account that the stays belong to.'),
  withAccount(WatchlistDismissalType, 'The account that dismissed the match.'),
];
