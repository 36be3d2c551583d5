import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { ReservationConnection, ReservationPage } from '../reservation/reservation-page.type.js';
import { type OffsetPage, findConnection, findPage, findTotal } from './find-page.js';
import { ReservationFilter, ReservationSort } from './reservation-filter.input.js';

const FILTER = { nullable: true, description: 'Filter. If omitted, all reservations are returned.' };
const SORT = { defaultValue: 'createdAt', description: 'Sort order.' };

@Resolver(() => ReservationPage)
export class ReservationListResolver {
  @RequiresRole('viewer')
  @Query(() => ReservationPage, { description: 'List reservations by offset, oldest first by default.' })
  reservations(
    @Arg('from', () => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'Page size, up to 100.' }) size: number,
    @Arg('filter', () => ReservationFilter, FILTER) filter: ReservationFilter | null,
    @Arg('sort', () => ReservationSort, SORT) sort: ReservationSort,
    @Ctx() context: BookingContext,
  ) {
    return findPage(context, { from, size }, filter ?? {}, sort);
  }

  @RequiresRole('viewer')
  @Query(() => ReservationConnection, {
    description: 'List reservations by cursor. Pages neither skip nor repeat a reservation; keep the sort order.',
  })
  reservationConnection(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => ReservationFilter, FILTER) filter: ReservationFilter | null,
    @Arg('sort', () => ReservationSort, SORT) sort: ReservationSort,
    @Ctx() context: BookingContext,
  ) {
    return findConnection(context, page, filter ?? {}, sort);
  }

  @FieldResolver(() => Int, { description: 'Number of reservations on this page.' })
  count(@Root() { items }: OffsetPage) {
    return items.length;
  }

  @FieldResolver(() => Int, { description: 'Total number of matching reservations. Counted only if requested.' })
  total(@Root() page: OffsetPage, @Ctx() context: BookingContext) {
    return findTotal(context, page);
  }
}
