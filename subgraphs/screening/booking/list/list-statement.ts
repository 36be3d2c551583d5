import { type SortOrder, betweenCursors, readDirection } from '#kit/graph/keyset.js';
import type { PageAsked } from '#kit/graph/page.js';
import { timeText } from '#kit/store/time-text.js';
import {
  type Add,
  CHECK_IN,
  CHECK_IN_AND_RISK,
  type ReservationQuery,
  conditionsOf,
  dayAfter,
} from './reservation-conditions.js';
import type { ReservationFilter, ReservationSort } from './reservation-filter.input.js';

export interface ReservationList extends ReservationQuery, Partial<Pick<PageAsked, 'before' | 'isBackward'>> {
  /** Accounts to read. */
  accountIds: string[];
  sort: ReservationSort;
  /** Offset: number of rows to skip. */
  from: number;
  size: number;
  /** Only rows after this position: sort key and id. `before` and `isBackward` work alike. */
  after: PageAsked['after'];
  /** Few matches: look them up by the selective condition and sort, because a walk in order could be long. */
  few?: boolean;
  /** The day known to contain the first row of the page; `from` then counts from that day. */
  day?: string;
}

export interface Statement {
  /** Statement name. Only the most common lists are prepared, since filters produce too many different statements. */
  name?: string;
  text: string;
  values: unknown[];
}

interface Order {
  key: string;
  type: 'timestamptz' | 'text';
  direction: 'asc' | 'desc';
}

/** Sort orders by creation or check-in day, and their reverses. */
export const DAYS_OF: Partial<
  Record<ReservationSort, { dimension: 'created' | 'check_in'; direction: 'asc' | 'desc' }>
> = {
  createdAt: { dimension: 'created', direction: 'asc' },
  createdAtDescending: { dimension: 'created', direction: 'desc' },
  checkInDate: { dimension: 'check_in', direction: 'asc' },
  checkInDateDescending: { dimension: 'check_in', direction: 'desc' },
  checkInDateThenRisk: { dimension: 'check_in', direction: 'asc' },
};

const order = (key: string, type: Order['type'], direction: Order['direction'] = 'asc'): Order => ({
  key,
  type,
  direction,
});

const ORDERS: Record<ReservationSort, Order> = {
  createdAt: order('t.created_at', 'timestamptz'),
  createdAtDescending: order('t.created_at', 'timestamptz', 'desc'),
  checkInDate: order(CHECK_IN, 'text'),
  checkInDateDescending: order(CHECK_IN, 'text', 'desc'),
  checkInDateThenRisk: order(CHECK_IN_AND_RISK, 'text'),
  updatedAt: order('t.updated_at', 'timestamptz'),
  updatedAtDescending: order('t.updated_at', 'timestamptz', 'desc'),
};

/** The keys that a list is sorted by. */
export function orderOf(sort: ReservationSort): SortOrder {
  const { key, type, direction } = ORDERS[sort];
  return {
    keys: [
      { sql: key, type },
      { sql: 't.id', type: 'uuid' },
    ],
    direction,
  };
}

/**
 * Reads a page: `columns` of each row, and `_key`, its sort key. Rows are picked from an index: in order for one
 * account; for several, one page of each account is merged.
 */
export function pageStatement(columns: Record<string, string>, list: ReservationList): Statement {
  const { key, type } = ORDERS[list.sort];
  const order = orderOf(list.sort);
  const [before, isBackward] = [list.before ?? null, list.isBackward ?? false];
  const direction = readDirection(order, { isBackward });
  const values: unknown[] = [];
  const add: Add = (value) => `$${values.push(value)}`;
  const single = list.accountIds.length === 1;
  const accounts = add(single ? list.accountIds[0] : list.accountIds);
  const [size, from] = [add(list.size), add(list.from)];
  const where = conditionsOf(list, add);
  const isPlain = where.length === 0 && list.day === undefined && !list.few;
  if (list.sort === 'checkInDateThenRisk') where.push(...withinDays(list.filter, add));
  where.push(...betweenCursors(order, { after: list.after, before }, add));
  if (list.day !== undefined) where.push(fromDay(list.sort, list.day, add));
  const inOrder = `order by ${key} ${direction}, t.id ${direction}`;
  const pick = (account: string, bounds: string, sorted = inOrder) => `
    select t.account_id, t.id, ${key} as key from screening.reservation t
    where ${[`t.account_id = ${account}`, ...where].join(' and ')} ${sorted} ${bounds}`;
  const bounds = `offset ${from}::int limit ${size}::int`;
  const pageOrder = `order by p.key ${direction}, p.id ${direction}`;
  const found = `
    with found as materialized (${pick(single ? `${accounts}::uuid` : `any(${accounts}::uuid[])`, '', '')})
    select p.* from found p ${pageOrder} ${bounds}`;
  const picked = list.few
    ? found
    : single
      ? pick(`${accounts}::uuid`, bounds)
      : `select p.* from unnest(${accounts}::uuid[]) as viewed(account_id)
      cross join lateral (${pick('viewed.account_id', `limit ${from}::int + ${size}::int`)}) p ${pageOrder} ${bounds}`;
  const selected = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`);
  const text = `
    select ${selected.join(', ')}, ${type === 'text' ? 'p.key' : timeText('p.key')} as "_key"
    from (${picked}) p join screening.reservation t on t.account_id = p.account_id and t.id = p.id ${pageOrder}`;
  const cursors = [...(list.after ? ['after'] : []), ...(before ? ['before'] : [])];
  const name = ['reservations', list.sort, single ? 'one' : 'many', isBackward ? 'last' : 'first', ...cursors].join(
    '-',
  );
  return { ...(isPlain && { name }), text, values };
}

/** Rows on or after a day in sort order. A missing check-in counts as the day ''. */
function fromDay(sort: ReservationSort, day: string, add: Add): string {
  const { dimension, direction } = DAYS_OF[sort]!;
  const end = day === '' ? '0' : dayAfter(day);
  const moment = (bound: string) => `${add(bound)}::timestamp at time zone 'utc'`;
  if (dimension === 'created')
    return direction === 'asc' ? `t.created_at >= ${moment(day)}` : `t.created_at < ${moment(end)}`;
  const { key } = ORDERS[sort];
  return direction === 'asc' ? `${key} >= ${add(day)}` : `${key} < ${add(end)}`;
}

/** The check-in days of a filter as bounds of the index by check-in and risk: past stays are not walked. */
function withinDays({ checkInFrom, checkInTo }: ReservationFilter, add: Add): string[] {
  return [
    ...(checkInFrom ? [`${CHECK_IN_AND_RISK} >= ${add(checkInFrom)}`] : []),
    ...(checkInTo ? [`${CHECK_IN_AND_RISK} < ${add(dayAfter(checkInTo))}`] : []),
  ];
}

/** How many rows a query finds. */
export function countStatement(query: ReservationQuery & Pick<ReservationList, 'accountIds'>): Statement {
  const values: unknown[] = [query.accountIds];
  const where = ['t.account_id = any($1::uuid[])', ...conditionsOf(query, (value) => `$${values.push(value)}`)];
  return { text: `select count(*)::int as total from screening.reservation t where ${where.join(' and ')}`, values };
}
