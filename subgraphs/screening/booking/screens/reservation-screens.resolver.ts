import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { messages } from '../../messages.js';
import type { BookingContext } from '../context.js';
import { findReservation } from '../reservation/find-reservations.js';
import { findReservationScreens } from './find-reservation-screens.js';
import { PortalScreenSettingInput, ReservationScreens } from './portal-screen.type.js';
import { setReservationScreens } from './set-reservation-screens.js';

const BY_CODE = {
  nullable: true,
  description: 'Source system (PMS). If given, the ID is a confirmation code in this system.',
};
const BY_PMS_ID = {
  defaultValue: false,
  description: 'Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code.',
};

@Resolver(() => ReservationScreens)
export class ReservationScreensResolver {
  @RequiresRole('viewer')
  @Query(() => ReservationScreens, { nullable: true, description: 'Get the screen settings of a reservation.' })
  async reservationScreens(
    @Arg('id', () => ID, { description: 'Reservation ID; with `pms`, the confirmation code.' }) id: string,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    const row = await findReservation(context, id, pms ?? null, usePmsId);
    return row && findReservationScreens(context, row);
  }

  @RequiresRole('manager')
  @Mutation(() => ReservationScreens, {
    description: 'Set portal screens for one reservation. Screens not listed stay unchanged.',
  })
  async setReservationScreens(
    @Arg('id', () => ID, { description: 'Reservation ID; with `pms`, the confirmation code.' }) id: string,
    @Arg('screens', () => [PortalScreenSettingInput], { description: 'Screens to change.' })
    screens: PortalScreenSettingInput[],
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    const known = await findReservation(context, id, pms ?? null, usePmsId);
    if (!known) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
    return findReservationScreens(context, await setReservationScreens(context, known.id, screens));
  }
}
