import { createHash } from 'node:crypto';
import type { Place } from '#kit/graph/connection.js';
import type { Listing } from '../listing/listing.entity.js';
import type { ListingStatus } from '../listing/listing-status.js';
import type { ListingSort } from './listing-sort.js';

/** What listings are asked for; null: no matter. */
export interface ListingQuery {
  accountIds: string[];
  status: ListingStatus | null;
  search: string | null;
  building: string | null;
  sort: ListingSort;
}

/** The rows after a place, or from an offset. With `perAccount` it counts within each account, else over all. */
export interface Slice {
  after: Place | null;
  from: number;
  size: number;
  perAccount: boolean;
}

/** A listing as a list reads it, with the name that it is sorted by. */
export interface ListedListing extends Listing {
  nameKey: string;
}

export interface Statement {
  /** Prepared under this name; absent where the plan depends on the values. */
  name?: string;
  text: string;
  values: unknown[];
}

/** Identifiers rise with the time that they were made at, so that the primary key is the order of age too. */
const ORDERS: Record<ListingSort, { keys: string[]; direction: 'asc' | 'desc'; after: string }> = {
  oldest: { keys: ['id'], direction: 'asc', after: 't.id > $2::uuid' },
  newest: { keys: ['id'], direction: 'desc', after: 't.id < $2::uuid' },
  name: { keys: ['name_key', 'id'], direction: 'asc', after: '(t.name_key, t.id) > ($2, $3::uuid)' },
};

/** How many values the place of a row in an order has. */
export const widthOf = (sort: ListingSort): number => ORDERS[sort].keys.length;

/**
 * The rows of a slice in their order. Each account's own are read off an index that it leads, and only then merged:
 * a page costs the same however many listings lie behind it.
 */
export function listingStatement(columns: Record<string, string>, query: ListingQuery, slice: Slice): Statement {
  const { after, from, size, perAccount } = slice;
  const { keys, direction, after: behind } = ORDERS[query.sort];
  const values: unknown[] = [query.accountIds, ...(after ?? [])];
  const conditions = [...(after ? [behind] : []), ...conditionsOf(query, values)];
  const order = (alias: string) => keys.map((key) => `${alias}.${key} ${direction}`).join(', ');
  const place = (value: number) => `$${values.push(value)}`;
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

/** How many there are in all. */
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

/** A search is planned anew each time, for the term at hand: a rare one and a common one need different plans. */
function named(name: string, { search }: ListingQuery, text: string, values: unknown[]): Statement {
  if (search !== null) return { text, values };
  const shape = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { name: `${name}:${shape}`, text, values };
}
