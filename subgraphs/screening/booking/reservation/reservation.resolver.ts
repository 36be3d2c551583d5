import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Failure } from '#kit/failure.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { Account } from '../../references/account.js';
import { Listing } from '../../references/listing.js';
import { SupervisedDecision } from './statuses.type.js';
import { decideReservation } from './decide-reservation.js';
import { findReservation } from './find-reservations.js';
import { Guest } from '../guest/guest.type.js';
import { NoteType } from './reservation-page.type.js';
import { Reservation } from './reservation.entity.js';
import { locationOf, metadataOf } from './sealed-members.js';
import { ReservationInput, WorkInput } from './reservation.input.js';
import { saveReservation } from './save/save-reservation.js';

const BY_CODE = { nullable: true, description: 'The id is a confirmation code of this system.' };
const BY_PMS_ID = { defaultValue: false, description: 'With `pms`: the id is the one of the booking in that system.' };

@Resolver(() => Reservation)
export class ReservationResolver {
  @RequiresRole('viewer')
  @Query(() => Reservation, { nullable: true, description: 'A reservation.' })
  reservation(
    @Arg('id', () => ID, { description: 'Identifier, or code with `pms`.' }) id: string,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    return findReservation(context, id, pms ?? null, usePmsId);
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, { description: 'Makes a reservation, or changes the one with the same code.' })
  createReservation(
    @Arg('input', () => ReservationInput, { description: 'The reservation.' }) input: ReservationInput,
    @Arg('work', () => WorkInput, { nullable: true, description: 'How to work on it.' }) work: WorkInput | null,
    @Arg('pms', () => String, { defaultValue: 'api', description: 'The system that the code belongs to.' }) pms: string,
    @Ctx() context: BookingContext,
  ) {
    return saveReservation(context, { pms, input, work: work ?? {} });
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, { description: 'Changes a reservation; members that are absent stay.' })
  async updateReservation(
    @Arg('id', () => ID, { description: 'Identifier, or code with `pms`.' }) id: string,
    @Arg('input', () => ReservationInput, { description: 'What changes.' }) input: ReservationInput,
    @Arg('work', () => WorkInput, { nullable: true, description: 'How to work on it.' }) work: WorkInput | null,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    const known = await findReservation(context, id, pms ?? null, usePmsId);
    if (!known) throw new Failure('RESERVATION_NOT_FOUND', 'There is no such reservation.');
    return saveReservation(context, { id: known.id, pms: known.pms, input, work: work ?? {} });
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, { description: "Records the operator's decision beside the machine's." })
  decideReservation(
    @Arg('id', () => ID, { description: 'Identifier of the reservation.' }) id: string,
    @Arg('decision', () => SupervisedDecision, { description: 'The decision.' }) decision: SupervisedDecision,
    @Arg('notes', () => String, { nullable: true, description: 'Why.' }) notes: string | null,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Arg('usePmsId', () => Boolean, BY_PMS_ID) usePmsId: boolean,
    @Ctx() context: BookingContext,
  ) {
    return decideReservation(context, { id, decision, notes: notes ?? null, pms: pms ?? null, usePmsId });
  }

  @FieldResolver(() => Guest, { description: 'The guest who booked.' })
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

  @RequiresRole('manager')
  @FieldResolver(() => GraphQLJSONObject, {
    description: 'What the caller keeps with the reservation; nothing here reads it.',
  })
  metadata(@Root() row: Reservation): Record<string, unknown> {
    return metadataOf(row);
  }

  @FieldResolver(() => [NoteType], { description: 'Remarks, the oldest first.' })
  notes(@Root() row: Reservation, @Ctx() { load }: BookingContext) {
    return load.notesOf(row.id);
  }

  @FieldResolver(() => Listing, { nullable: true, description: 'Where the guest stays.' })
  listing(@Root() row: Reservation) {
    return row.listingId ? { id: row.listingId } : null;
  }

  @FieldResolver(() => Account, { description: 'The account that the reservation belongs to.' })
  account(@Root() row: Reservation) {
    return { id: row.accountId };
  }
}
