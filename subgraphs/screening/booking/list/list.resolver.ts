import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { ReservationConnection, ReservationPage } from '../reservation/reservation-page.type.js';
import { type OffsetPage, findConnection, findPage, findTotal } from './find-page.js';
import { ReservationFilter, ReservationSort } from './reservation-filter.input.js';

const FILTER = { nullable: true, description: 'Which reservations are wanted; all of them when absent.' };
const SORT = { defaultValue: ReservationSort.createdAt, description: 'The order.' };

@Resolver(() => ReservationPage)
export class ReservationListResolver {
  @RequiresRole('viewer')
  @Query(() => ReservationPage, { description: 'Reservations by offset, the oldest first unless sorted otherwise.' })
  reservations(
    @Arg('from', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'How many to give, at most 100.' }) size: number,
    @Arg('filter', () => ReservationFilter, FILTER) filter: ReservationFilter | null,
    @Arg('sort', () => ReservationSort, SORT) sort: ReservationSort,
    @Ctx() context: BookingContext,
  ) {
    return findPage(context, { from, size }, filter ?? {}, sort);
  }

  @RequiresRole('viewer')
  @Query(() => ReservationConnection, { description: 'Reservations page by page; nothing is passed over or repeated.' })
  reservationConnection(
    @Arg('first', () => Int, { nullable: true, description: 'Reservations of a page, at most 100; 25 when absent.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The cursor that the page follows; of the same order.' })
    after: string | null,
    @Arg('filter', () => ReservationFilter, FILTER) filter: ReservationFilter | null,
    @Arg('sort', () => ReservationSort, SORT) sort: ReservationSort,
    @Ctx() context: BookingContext,
  ) {
    return findConnection(context, { first: first ?? null, after: after ?? null }, filter ?? {}, sort);
  }

  @FieldResolver(() => Int, { description: 'How many are on this page.' })
  count(@Root() { items }: OffsetPage) {
    return items.length;
  }

  @FieldResolver(() => Int, { description: 'How many there are in all; counted only when it is asked for.' })
  total(@Root() page: OffsetPage, @Ctx() context: BookingContext) {
    return findTotal(context, page);
  }
}
