import { Failure, type InputProblem } from '#kit/failure.js';
import { type Connection, connection, readPage } from '#kit/graph/connection.js';
import type { ScreeningContext } from '../../context.js';
import type { Reservation } from '../reservation.entity.js';
import { isPlaceOf } from './list-statement.js';
import type { ReservationFilter, ReservationSort } from './reservation-filter.input.js';

export interface OffsetPage {
  from: number;
  /** The size in force, at most 100. */
  size: number;
  items: Reservation[];
  filter: ReservationFilter;
}

type ListContext = Pick<ScreeningContext, 'load'>;

/** A page by its offset. How many there are in all is not counted here. Throws BAD_INPUT. */
export async function findPage(
  { load }: ListContext,
  { from, size }: { from: number; size: number },
  filter: ReservationFilter,
  sort: ReservationSort,
): Promise<OffsetPage> {
  checkFilter(filter);
  const page = { from: whole(from, 0, 2 ** 31 - 101), size: whole(size, 1, 100) };
  return { ...page, filter, items: await load.reservationPage({ ...page, filter, sort, after: null }) };
}

/** A page by its place in the order. Throws BAD_INPUT. */
export async function findConnection(
  { load }: ListContext,
  page: { first: number | null; after: string | null },
  filter: ReservationFilter,
  sort: ReservationSort,
): Promise<Connection<Reservation>> {
  checkFilter(filter);
  const asked = readPage(page.first, page.after, 2, (place) => isPlaceOf(sort, place));
  const rows = await load.reservationPage({ filter, sort, from: 0, size: asked.first + 1, after: asked.after });
  return connection(rows, asked, ({ _key, id }) => [_key, id]);
}

function whole(given: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.floor(given)));
}

function checkFilter(filter: ReservationFilter): void {
  const problems: InputProblem[] = [];
  for (const name of ['checkInFrom', 'checkInTo'] as const)
    if (typeof filter[name] === 'string' && !isDay(filter[name]))
      problems.push({ loc: ['filter', name], msg: 'is not a date (YYYY-MM-DD)', type: 'date' });
  for (const name of ['source', 'pms'] as const)
    if (filter[name]?.includes('\u0000'))
      problems.push({ loc: ['filter', name], msg: 'holds NUL', type: 'value_error' });
  const [first] = problems;
  if (first) throw new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
}

function isDay(text: string): boolean {
  const day = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
