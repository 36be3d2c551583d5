import { Failure } from '#kit/failure.js';
import type { BookingContext } from '../context.js';
import { phoneKey } from '#kit/contact/contact-keys.js';
import { problems } from '../../messages.js';
import type { ReservationQuery, SearchTerms } from './reservation-conditions.js';
import type { ReservationFilter } from './reservation-filter.input.js';

/** So many listings may be meant by a name or a building; each goes into the statement. */
export const MAX_LISTINGS = 10_000;

/**
 * What a filter comes to. Names and buildings of listings belong to another subgraph, which is asked: so a listing that
 * was renamed is found by its new name at once. A channel is meant in every spelling that differs by case alone. Throws BAD_INPUT when too many listings are meant.
 */
export async function readQuery(
  { load, viewer }: Pick<BookingContext, 'load' | 'viewer'>,
  filter: ReservationFilter,
): Promise<ReservationQuery> {
  const { building, accountId } = filter;
  const search = filter.search?.trim() || null;
  const account = accountId?.toLowerCase() ?? null;
  // Nothing is found for an account that is not the viewer's; there is nobody to ask about it.
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

/** The words of a search, and the digits where it reads like a phone number. */
export function termsOf(search: string): Omit<SearchTerms, 'listingIds'> {
  const words = search.split(/\s+/).filter(Boolean);
  if (!/^[+(]?[\d\s().+/-]+$/.test(search)) return { words, phones: [] };
  // A number's trunk or international prefix is not kept in E.164.
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  const parsed = phoneKey(search)?.replace(/\D/g, '') ?? '';
  return { words, phones: [...new Set([digits, parsed])].filter(({ length }) => length >= 3) };
}

function tooMany(member: string): Failure {
  const msg = problems.tooManyListings(MAX_LISTINGS);
  return new Failure('BAD_INPUT', `filter.${member} ${msg}`, [{ loc: ['filter', member], msg, type: 'too_many' }]);
}
