import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Float, InputType } from 'type-graphql';
import { ReservationStatus } from './reservation.entity.js';

@InputType({ description: 'The guest who books. `null` clears a member.' })
export class GuestInput {
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Whole name, where it comes in one piece.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in international format.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the guest lives: an address in one line.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Birth date, YYYY-MM-DD. Sealed at rest.' })
  birthDate?: string | null;

  @Field(() => String, { nullable: true, description: 'IP address that the booking came from. Sealed at rest.' })
  ipAddress?: string | null;
}

@InputType({ description: 'Somebody who comes along: a name, an e-mail address, or both.' })
export class PartyMemberInput {
  @Field(() => String, { nullable: true, description: 'Whole name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'First name, where the whole name is not given.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, where the whole name is not given.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Whole name, by another word.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;
}

@InputType({ description: 'A reservation to make or change; members that are absent stay as they are.' })
export class ReservationInput {
  @Field(() => String, {
    nullable: true,
    description: "The booking's code; made up when absent. On a change: its new code.",
  })
  confirmationCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Identifier of the booking in the property-management system.' })
  pmsReservationId?: string | null;

  @Field(() => ReservationStatus, { nullable: true, description: 'State of the booking; CONFIRMED when absent.' })
  status?: ReservationStatus | null;

  @Field(() => String, { nullable: true, description: 'Booking channel.' })
  source?: string | null;

  @Field(() => String, { nullable: true, description: 'The listing, by its identifier.' })
  listingId?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'A listing as `saveListing` takes it, made or changed along.',
  })
  listing?: Record<string, unknown> | null;

  @Field(() => Boolean, { nullable: true, description: 'A stand-alone verification: there is no listing.' })
  withoutListing?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'Number of guests; 1 when absent.' })
  numberOfGuests?: number | null;

  @Field(() => Float, { nullable: true, description: 'Nights; derived from the dates when absent.' })
  nights?: number | null;

  @Field(() => Float, { nullable: true, description: 'Total price; 0 when absent.' })
  totalPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code.' })
  currency?: string | null;

  @Field(() => String, { nullable: true, description: 'Check-in: a date or a date with time.' })
  checkInDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Check-out: a date or a date with time.' })
  checkOutDate?: string | null;

  @Field(() => GuestInput, { nullable: true, description: 'The guest.' })
  guest?: GuestInput | null;

  @Field(() => [PartyMemberInput], {
    nullable: true,
    description: 'Everybody else of the party; takes the place of those given before. Sealed at rest.',
  })
  guests?: PartyMemberInput[] | null;

  @Field(() => String, { nullable: true, description: 'The language to write to the guest in (BCP 47).' })
  locale?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Anything to keep along. Members are merged one by one: null removes one, absent ones stay.',
  })
  metadata?: Record<string, unknown> | null;
}

@InputType({ description: 'How a change is worked on.' })
export class WorkInput {
  @Field(() => Boolean, { nullable: true, description: 'Wait for the analysis, 25 seconds at most.' })
  sync?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Decide without waiting for the guest portal.' })
  skipPortal?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Where the result is posted when the analysis has finished.' })
  callback?: string | null;
}
