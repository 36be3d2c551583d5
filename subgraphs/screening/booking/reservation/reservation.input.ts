import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { MoneyInput } from '#kit/graph/money.js';
import { DateScalar } from '#kit/graph/scalars.js';
import { ListingInput } from '../../references/listing.input.js';
import { ReservationStatus } from './reservation.entity.js';

@InputType({ description: 'Primary guest. `null` clears a field.' })
export class GuestInput {
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Full name, if not split into first and last name.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number in international format.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Home address on one line.' })
  location?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Birth date. Encrypted at rest.' })
  birthDate?: string | null;

  @Field(() => String, { nullable: true, description: 'IP address that the booking was made from. Encrypted at rest.' })
  ipAddress?: string | null;
}

@InputType({ description: 'Additional guest: a name, an email address, or both.' })
export class PartyMemberInput {
  @Field(() => String, { nullable: true, description: 'Full name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'First name, if no full name is given.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, if no full name is given.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Full name; alias of `name`.' })
  fullName?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  email?: string | null;
}

@InputType({ description: 'Reservation to create or update. Omitted fields keep their value.' })
export class ReservationInput {
  @Field(() => String, {
    nullable: true,
    description: 'Confirmation code. Generated on creation if omitted; on update, the new code.',
  })
  confirmationCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Booking ID in the property management system.' })
  pmsReservationId?: string | null;

  @Field(() => ReservationStatus, { nullable: true, description: 'Booking status. Defaults to `CONFIRMED`.' })
  status?: ReservationStatus | null;

  @Field(() => String, { nullable: true, description: 'Booking channel.' })
  source?: string | null;

  @Field(() => String, { nullable: true, description: 'Listing ID.' })
  listingId?: string | null;

  @Field(() => ListingInput, {
    nullable: true,
    description: 'Listing to create or update with the reservation, as in `saveListing`.',
  })
  listing?: ListingInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether this is a stand-alone verification without a listing.',
  })
  withoutListing?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Number of guests. Defaults to 1.' })
  numberOfGuests?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of nights. Defaults to the number between the two dates.',
  })
  nights?: number | null;

  @Field(() => MoneyInput, { nullable: true, description: 'Total price. The amount defaults to 0.' })
  totalPrice?: MoneyInput | null;

  @Field(() => String, { nullable: true, description: 'Check-in: a date, or a date with time. Kept as sent.' })
  checkInDate?: string | null;

  @Field(() => String, { nullable: true, description: 'Check-out: a date, or a date with time. Kept as sent.' })
  checkOutDate?: string | null;

  @Field(() => GuestInput, { nullable: true, description: 'Primary guest.' })
  guest?: GuestInput | null;

  @Field(() => [PartyMemberInput], {
    nullable: true,
    description: 'Additional guests; replaces the current list. Encrypted at rest.',
  })
  guests?: PartyMemberInput[] | null;

  @Field(() => String, { nullable: true, description: 'Language for messages to the guest (BCP 47).' })
  locale?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Custom data. Keys are merged: `null` removes a key; omitted keys keep their value.',
  })
  metadata?: Record<string, unknown> | null;
}

@InputType({ description: 'Processing options.' })
export class WorkInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether to wait for the analysis, up to 7 seconds.' })
  sync?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to decide without waiting for the guest portal.' })
  skipPortal?: boolean | null;

  @Field(() => String, { nullable: true, description: 'URL to post the result to when the analysis is complete.' })
  callback?: string | null;
}
