import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { DateScalar } from '#kit/graph/scalars.js';
import type { BookingContext } from '../context.js';
import { findFigures } from './find-figures.js';
import { ReservationFigures } from './reservation-figures.type.js';

@Resolver(() => ReservationFigures)
export class FiguresResolver {
  @RequiresRole('viewer')
  @Query(() => ReservationFigures, { description: 'Get statistics of the reservations received in a period of days.' })
  reservationFigures(
    @Arg('days', () => Int, { defaultValue: 30, description: 'Number of days, including the last: 1 to 366.' })
    days: number,
    @Arg('until', () => DateScalar, {
      nullable: true,
      description: 'Last day of the period, in UTC; by default today.',
    })
    until: string | null,
    @Ctx() context: BookingContext,
  ) {
    return findFigures(context, days, until);
  }
}
