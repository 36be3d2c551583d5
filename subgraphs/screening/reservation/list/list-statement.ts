import type { Place } from '#kit/graph/connection.js';
import { isId } from '#kit/id.js';
import { isTimeText, timeText } from '#kit/store/time-text.js';
import type { ReservationFilter } from './reservation-filter.input.js';
import type { ReservationSort } from './reservation-filter.input.js';

export interface ReservationList {
  /** Accounts whose reservations are wanted. */
  accountIds: string[];
  filter: ReservationFilter;
  sort: ReservationSort;
  /** How many to pass over. */
  from: number;
  size: number;
  /** Only what follows this place: the value that is sorted by and the identifier. */
  after: Place | null;
}

export interface Statement {
  /** Only the lists that are asked for all the time are prepared: filters make too many texts. */
  name?: string;
  text: string;
  values: unknown[];
}

/** Spelled as in the index, or the index does not serve. */
const CHECK_IN = `(coalesce(t.check_in_date, '') collate "C")`;

type Condition = (value: never, add: (value: unknown) => string) => string;

const CONDITIONS: Record<Exclude<keyof ReservationFilter, 'accountId'>, Condition> = {
  status: (value, add) => `t.status = ${add(value)}`,
  verificationStatus: (value, add) => `t.verification_status = ${add(value)}`,
  riskColor: (value, add) => `t.risk_color = ${add(value)}`,
  listingId: (value, add) => (isId(value) ? `t.listing_id = ${add(value)}` : 'false'),
  source: (value, add) => `t.source = ${add(value)}`,
  pms: (value, add) => `t.pms = ${add(value)}`,
  checkInFrom: (value, add) => `${CHECK_IN} >= ${add(value)}`,
  // A check-in may carry a time of day, and none at all is no day.
  checkInTo: (value, add) => `${CHECK_IN} >= '0' and ${CHECK_IN} < ${add(dayAfter(value))}`,
  createdFrom: (value, add) => `t.created_at >= ${add(value)}`,
  createdTo: (value, add) => `t.created_at < ${add(value)}`,
};

interface Order {
  key: string;
  type: 'timestamptz' | 'text';
  direction: 'asc' | 'desc';
}

const order = (key: string, type: Order['type'], direction: Order['direction'] = 'asc'): Order => ({
  ...{ key, type, direction },
});

const ORDERS: Record<ReservationSort, Order> = {
  createdAt: order('t.created_at', 'timestamptz'),
  createdAtDescending: order('t.created_at', 'timestamptz', 'desc'),
  checkInDate: order(CHECK_IN, 'text'),
  checkInDateDescending: order(CHECK_IN, 'text', 'desc'),
  updatedAt: order('t.updated_at', 'timestamptz'),
  updatedAtDescending: order('t.updated_at', 'timestamptz', 'desc'),
};

/** Whether a place out of a cursor is one of this order. */
export function isPlaceOf(sort: ReservationSort, [key, id]: Place): boolean {
  const fits =
    ORDERS[sort].type === 'timestamptz' ? isTimeText(key) : typeof key === 'string' && !key.includes('\u0000');
  return fits && isId(String(id));
}

/** The conditions of a filter over `t`; `add` takes a value and gives its `$n`. */
function conditionsOf(filter: ReservationFilter, add: (value: unknown) => string): string[] {
  return Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = filter[name as keyof ReservationFilter];
    return value === undefined || value === null ? [] : condition(value as never, add);
  });
}

/**
 * Reads a page: `columns` of each row, and `_key`, the value that it is sorted by. The rows are picked in an index; for
 * one account in its order, for several a page of each before they are joined into one.
 */
export function pageStatement(columns: Record<string, string>, list: ReservationList): Statement {
  const { key, type, direction } = ORDERS[list.sort];
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const single = list.accountIds.length === 1;
  const accounts = add(single ? list.accountIds[0] : list.accountIds);
  const [size, from] = [add(list.size), add(list.from)];
  const where = conditionsOf(list.filter, add);
  const isPlain = where.length === 0;
  if (list.after) {
    const [value, id] = list.after;
    where.push(`(${key}, t.id) ${direction === 'asc' ? '>' : '<'} (${add(value)}::${type}, ${add(id)}::uuid)`);
  }
  const inOrder = `order by ${key} ${direction}, t.id ${direction}`;
  const pick = (account: string, bounds: string) => `
    select t.account_id, t.id, ${key} as key from screening.reservation t
    where ${[`t.account_id = ${account}`, ...where].join(' and ')} ${inOrder} ${bounds}`;
  const bounds = `offset ${from}::int limit ${size}::int`;
  const pageOrder = `order by p.key ${direction}, p.id ${direction}`;
  const picked = single
    ? pick(`${accounts}::uuid`, bounds)
    : `select p.* from unnest(${accounts}::uuid[]) as viewed(account_id)
      cross join lateral (${pick('viewed.account_id', `limit ${from}::int + ${size}::int`)}) p ${pageOrder} ${bounds}`;
  const selected = Object.entries(columns).map(([name, sql]) => `${sql} as "${name}"`);
  const text = `
    select ${selected.join(', ')}, ${type === 'text' ? 'p.key' : timeText('p.key')} as "_key"
    from (${picked}) p join screening.reservation t on t.account_id = p.account_id and t.id = p.id ${pageOrder}`;
  const name = ['reservations', list.sort, single ? 'one' : 'many', list.after ? 'after' : 'first'].join('-');
  return { ...(isPlain && { name }), text, values };
}

/** How many rows a filter finds. */
export function countStatement({ accountIds, filter }: Pick<ReservationList, 'accountIds' | 'filter'>): Statement {
  const values: unknown[] = [accountIds];
  const where = ['t.account_id = any($1::uuid[])', ...conditionsOf(filter, (value) => `$${values.push(value)}`)];
  return { text: `select count(*)::int as total from screening.reservation t where ${where.join(' and ')}`, values };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
