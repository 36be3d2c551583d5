import { Failure } from '#kit/failure.js';
import type { BookingContext } from '../context.js';
import { phoneKey } from '#kit/contact/contact-keys.js';
import { problems } from '../../messages.js';
import type { ReservationQuery, SearchTerms } from './reservation-conditions.js';
import type { ReservationFilter } from './reservation-filter.input.js';

/** Limit for the listings that a name or building may match; each becomes part of the statement. */
export const MAX_LISTINGS = 10_000;

/**
 * Resolves a filter. Listing names and buildings are looked up in the property subgraph, so renamed listings are found
 * at once. A channel matches in any case. Throws BAD_INPUT if too many listings match.
 */
export async function readQuery(
  { load, viewer }: Pick<BookingContext, 'load' | 'viewer'>,
  filter: ReservationFilter,
): Promise<ReservationQuery> {
  const { building, accountId } = filter;
  const search = filter.search?.trim() || null;
  const account = accountId?.toLowerCase() ?? null;
  // An account that the viewer cannot see has no results; skip the lookup.
  const isOpen = account === null || viewer.accountIds.includes(account);
  const listingIds = async (member: 'search' | 'building', wanted: { name?: string; building?: string }) => {
    const found = isOpen ? await load.listingIds({ ...wanted, accountId: account, size: MAX_LISTINGS + 1 }) : [];
    if (found.length > MAX_LISTINGS) throw tooMany(member);
    return found;
  };
  return {
    filter,
    sources: filter.source ? await load.sourceSpellings(filter) : null,
    buildingIds: building ? await listingIds('building', { building }) : null,
    search: search ? { ...termsOf(search), listingIds: await listingIds('search', { name: search }) } : null,
  };
}

/** Search words, plus the digits if the search looks like a phone number. */
export function termsOf(search: string): Omit<SearchTerms, 'listingIds'> {
  const words = search.split(/\s+/).filter(Boolean);
  if (!/^[+(]?[\d\s().+/-]+$/.test(search)) return { words, phones: [] };
  // E.164 numbers contain no trunk or international prefix.
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  const parsed = phoneKey(search)?.replace(/\D/g, '') ?? '';
  return { words, phones: [...new Set([digits, parsed])].filter(({ length }) => length >= 3) };
}

function tooMany(member: string): Failure {
  const msg = problems.tooManyListings(MAX_LISTINGS);
  return new Failure('BAD_INPUT', `filter.${member} ${msg}`, [{ loc: ['filter', member], msg, type: 'too_many' }]);
}
