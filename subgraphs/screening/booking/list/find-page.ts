import type { Connection } from '#kit/graph/connection.js';
import { connection, readPage } from '#kit/graph/page.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { typesOf } from '#kit/graph/keyset.js';
import type { BookingContext } from '../context.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { checkFilter, checkPage } from './check-list.js';
import { orderOf } from './list-statement.js';
import { readQuery } from './read-query.js';
import type { ReservationQuery } from './reservation-conditions.js';
import type { ReservationFilter, ReservationSort } from './reservation-filter.input.js';

export interface OffsetPage {
  from: number;
  /** Effective page size, at most 100. */
  size: number;
  items: Reservation[];
  query: ReservationQuery;
}

type ListContext = Pick<BookingContext, 'load' | 'viewer'>;

/** Returns a page by offset, without counting the total. Throws BAD_INPUT. */
export async function findPage(
  context: ListContext,
  { from, size }: { from: number; size: number },
  filter: ReservationFilter,
  sort: ReservationSort,
): Promise<OffsetPage> {
  checkPage(from, size);
  checkFilter(filter);
  const query = await readQuery(context, filter);
  const page = { from, size: Math.min(100, size) };
  return { ...page, query, items: await context.load.reservationPage({ ...page, ...query, sort, after: null }) };
}

/** Total number of rows; counted only if the page does not include the end of the list. */
export async function findTotal({ load }: ListContext, { from, size, items, query }: OffsetPage): Promise<number> {
  const isLast = items.length < size && (items.length > 0 || from === 0);
  return isLast ? from + items.length : load.reservationCount(query);
}

/** Returns a page by cursor. Throws BAD_INPUT. */
export async function findConnection(
  context: ListContext,
  page: PageArgs,
  filter: ReservationFilter,
  sort: ReservationSort,
): Promise<Connection<Reservation>> {
  checkFilter(filter);
  const asked = readPage(page, typesOf(orderOf(sort)));
  const query = await readQuery(context, filter);
  const rows = await context.load.reservationPage({ ...query, ...asked, sort, from: 0, size: asked.size + 1 });
  return connection(
    rows,
    asked,
    ({ _key, id }) => [_key, id],
    () => context.load.reservationCount(query),
  );
}
