import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Failure } from '#kit/failure.js';
import { Money, moneyOf } from '#kit/graph/money.js';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { DateScalar } from '#kit/graph/scalars.js';
import type { BookingContext } from '../context.js';
import { Account } from '../../references/account.js';
import { Listing } from '../../references/listing.js';
import { messages } from '../../messages.js';
import { SupervisedDecision } from './statuses.type.js';
import { decideReservation } from './decide-reservation.js';
import { findReservation } from './find-reservations.js';
import { Guest } from '../guest/guest.type.js';
import { NoteConnection, NoteType } from './reservation-page.type.js';
import { Reservation } from './reservation.entity.js';
import { locationOf, metadataOf } from './sealed-members.js';
import { ReservationInput, WorkInput } from './reservation.input.js';
import { saveReservation } from './save/save-reservation.js';

const BY_CODE = {
  nullable: true,
  description: 'Source system (PMS). If given, the ID is a confirmation code in this system.',
};
const BY_PMS_ID = {
  defaultValue: false,
  description: 'Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code.',
};

@Resolver(() => Reservation)
export class ReservationResolver {
  @RequiresRole('viewer')
  @Query(() => Reservation, { nullable: true, description: 'Get a reservation.' })
  reservation(
    @Arg('id', () => ID, { description: 'Reservation ID; with `pms`, the confirmation code.' }) id: string,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    return findReservation(context, id, pms ?? null, usePmsId);
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, {
    description: 'Create a reservation, or update the one with the same confirmation code.',
  })
  createReservation(
    @Arg('input', () => ReservationInput, { description: 'Reservation to save.' }) input: ReservationInput,
    @Arg('work', () => WorkInput, { nullable: true, description: 'Processing options.' }) work: WorkInput | null,
    @Arg('pms', () => String, {
      defaultValue: 'api',
      description: 'Source system (PMS) that the confirmation code belongs to.',
    })
    pms: string,
    @Ctx() context: BookingContext,
  ) {
    return saveReservation(context, { pms, input, work: work ?? {} });
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, { description: 'Update a reservation. Omitted fields keep their value.' })
  async updateReservation(
    @Arg('id', () => ID, { description: 'Reservation ID; with `pms`, the confirmation code.' }) id: string,
    @Arg('input', () => ReservationInput, { description: 'Fields to change.' }) input: ReservationInput,
    @Arg('work', () => WorkInput, { nullable: true, description: 'Processing options.' }) work: WorkInput | null,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    const known = await findReservation(context, id, pms ?? null, usePmsId);
    if (!known) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
    return saveReservation(context, { id: known.id, pms: known.pms, input, work: work ?? {} });
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, {
    description: 'Record a supervised decision. The automated verdict is kept alongside it.',
  })
  decideReservation(
    @Arg('id', () => ID, { description: 'Reservation ID.' }) id: string,
    @Arg('decision', () => SupervisedDecision, { description: 'Decision.' }) decision: SupervisedDecision,
    @Arg('notes', () => String, { nullable: true, description: 'Reason for the decision.' }) notes: string | null,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    return decideReservation(context, { id, decision, notes: notes ?? null, pms: pms ?? null, usePmsId });
  }

  @FieldResolver(() => Guest, { description: 'Primary guest.' })
  guest(@Root() row: Reservation): Guest {
    return {
      firstName: row.guestFirstName,
      lastName: row.guestLastName,
      fullName: row.guestFullName,
      email: row.guestEmail,
      phone: row.guestPhone,
      location: locationOf(row),
    };
  }

  @FieldResolver(() => Money, { description: 'Total price.' })
  totalPrice(@Root() { totalPrice, currency }: Reservation): Money {
    return moneyOf(totalPrice, currency);
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Total price per night.' })
  averageDailyRate(@Root() { averageDailyRate, currency }: Reservation): Money | null {
    return moneyOf(averageDailyRate, currency);
  }

  @FieldResolver(() => DateScalar, { nullable: true, description: 'Day of the check-in.' })
  checkInDay(@Root() row: Reservation): string | null {
    return row.checkInDate?.slice(0, 10) ?? null;
  }

  @FieldResolver(() => DateScalar, { nullable: true, description: 'Day of the check-out.' })
  checkOutDay(@Root() row: Reservation): string | null {
    return row.checkOutDate?.slice(0, 10) ?? null;
  }

  @RequiresRole('manager')
  @FieldResolver(() => GraphQLJSONObject, {
    description: 'Custom data stored with the reservation. The service does not use it.',
  })
  metadata(@Root() row: Reservation): Record<string, unknown> {
    return metadataOf(row);
  }

  @FieldResolver(() => [NoteType], { description: 'Notes, oldest first.' })
  notes(@Root() row: Reservation, @Ctx() { load }: BookingContext) {
    return load.notesOf(row.id);
  }

  @FieldResolver(() => NoteConnection, { description: 'Notes, oldest first, with cursor paging.' })
  noteConnection(@Root() row: Reservation, @Args(() => PageArgs) page: PageArgs, @Ctx() { load }: BookingContext) {
    return load.noteConnection(row, page);
  }

  @FieldResolver(() => Listing, { nullable: true, description: 'Listing where the guest stays.' })
  listing(@Root() row: Reservation) {
    return row.listingId ? { id: row.listingId } : null;
  }

  @FieldResolver(() => Account, { nullable: true, description: 'Account that owns the reservation.' })
  account(@Root() row: Reservation) {
    return { id: row.accountId };
  }
}
