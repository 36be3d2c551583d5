import { createHash } from 'node:crypto';
import { type SortOrder, betweenCursors, readDirection } from '#kit/graph/keyset.js';
import type { PageAsked } from '#kit/graph/page.js';
import type { Listing } from '../listing/listing.entity.js';
import type { ListingStatus } from '../listing/listing-status.js';
import type { ListingSort } from './listing-sort.js';

/** Filter for listings; null matches everything. */
export interface ListingQuery {
  accountIds: string[];
  status: ListingStatus | null;
  search: string | null;
  building: string | null;
  sort: ListingSort;
}

/** The rows between cursors or at an offset. With `perAccount`, the limits apply within each account. */
export interface Slice extends Partial<Pick<PageAsked, 'before' | 'isBackward'>> {
  after: PageAsked['after'];
  from: number;
  size: number;
  perAccount: boolean;
}

/** A listing in a list, with its sort key. */
export interface ListedListing extends Listing {
  nameKey: string;
}

export interface Statement {
  /** Prepared statement name; missing where the best plan depends on the values. */
  name?: string;
  text: string;
  values: unknown[];
}

/** IDs are time-ordered, so the primary key is also the order of creation. */
const ID = { sql: 't.id', type: 'uuid' } as const;

const ORDERS: Record<ListingSort, SortOrder & { columns: string[] }> = {
  oldest: { columns: ['id'], keys: [ID], direction: 'asc' },
  newest: { columns: ['id'], keys: [ID], direction: 'desc' },
  name: { columns: ['name_key', 'id'], keys: [{ sql: 't.name_key', type: 'text' }, ID], direction: 'asc' },
};

/** The keys that a list is sorted by. */
export const orderOf = (sort: ListingSort): SortOrder => ORDERS[sort];

/**
 * Statement for a page of listings. Each account's rows are read in index order and then merged, so the cost of a
 * page does not depend on the number of listings.
 */
export function listingStatement(columns: Record<string, string>, query: ListingQuery, slice: Slice): Statement {
  const { after, before = null, isBackward = false, from, size, perAccount } = slice;
  const { columns: keys } = ORDERS[query.sort];
  const direction = readDirection(ORDERS[query.sort], { isBackward });
  const values: unknown[] = [query.accountIds];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = [...betweenCursors(ORDERS[query.sort], { after, before }, place), ...conditionsOf(query, values)];
  const order = (alias: string) => keys.map((key) => `${alias}.${key} ${direction}`).join(', ');
  const selected = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`);
  const text = `
    with page as (
      select k.* from unnest($1::uuid[]) a(id) cross join lateral (
        select t.account_id, t.id, t.name_key from property.listing t
        where ${['t.account_id = a.id', ...conditions].join(' and ')}
        order by ${order('t')} limit ${place(from + size)}) k
      ${perAccount ? '' : `order by ${order('k')} offset ${place(from)} limit ${place(size)}`})
    select ${selected.join(', ')}, page.name_key as "nameKey"
    from page join property.listing t on t.account_id = page.account_id and t.id = page.id
    order by ${order('page')}`;
  return named('listings', query, text, values);
}

/** Statement for the total number of listings. */
export function countStatement(query: ListingQuery): Statement {
  const values: unknown[] = [query.accountIds];
  const conditions = ['t.account_id = any($1::uuid[])', ...conditionsOf(query, values)];
  const text = `select count(*)::int as total from property.listing t where ${conditions.join(' and ')}`;
  return named('listing-count', query, text, values);
}

function conditionsOf({ status, search, building }: ListingQuery, values: unknown[]): string[] {
  const place = (value: unknown) => `$${values.push(value)}`;
  return [
    ...(status === null ? [] : [`t.status = ${place(status)}`]),
    ...(building === null ? [] : [`t.location ->> 'building' = ${place(building)}`]),
    ...(search === null ? [] : [`t.search_text like property.search_pattern(${place(search)})`]),
  ];
}

/** Searches are planned each time, because rare and common terms need different plans. */
function named(name: string, { search }: ListingQuery, text: string, values: unknown[]): Statement {
  if (search !== null) return { text, values };
  const shape = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { name: `${name}:${shape}`, text, values };
}
