import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { findFigures } from './find-figures.js';
import { ReservationFigures } from './reservation-figures.type.js';

@Resolver(() => ReservationFigures)
export class FiguresResolver {
  @RequiresRole('viewer')
  @Query(() => ReservationFigures, { description: 'Get reservation statistics for the last `days` days.' })
  reservationFigures(
    @Arg('days', () => Int, { defaultValue: 30, description: 'Number of days, including today: 1 to 366.' })
    days: number,
    @Ctx() context: BookingContext,
  ) {
    return findFigures(context, days);
  }
}
