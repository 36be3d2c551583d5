import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { PortalStatus, RiskColor, VerificationStatus } from '../reservation/statuses.type.js';
import { ReservationStatus } from '../reservation/reservation.entity.js';

@InputType({ description: 'Which reservations are wanted; all conditions hold.' })
export class ReservationFilter {
  @Field(() => ReservationStatus, { nullable: true, description: 'Bookings in this state.' })
  status?: ReservationStatus | null;

  @Field(() => VerificationStatus, { nullable: true, description: "Those with this verdict of the machine's." })
  verificationStatus?: VerificationStatus | null;

  @Field(() => PortalStatus, { nullable: true, description: 'Those whose guest got so far in the portal.' })
  guestPortalStatus?: PortalStatus | null;

  @Field(() => RiskColor, { nullable: true, description: 'Those of this colour.' })
  riskColor?: RiskColor | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Those with all these words in code, id in the booking's system, guest's name or e-mail, or with this phone " +
      'number, however written, or on a listing of such a name; case and accents aside.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Those on this listing.' })
  listingId?: string | null;

  @Field(() => String, { nullable: true, description: 'Those on the listings of this building.' })
  building?: string | null;

  @Field(() => String, { nullable: true, description: 'Those of this booking channel, whatever the case of its name.' })
  source?: string | null;

  @Field(() => String, { nullable: true, description: 'Those that come from this system.' })
  pms?: string | null;

  @Field(() => String, { nullable: true, description: 'Those with check-in on this day (YYYY-MM-DD) or later.' })
  checkInFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Those with check-in on this day (YYYY-MM-DD) or earlier.' })
  checkInTo?: string | null;

  @Field(() => String, { nullable: true, description: 'Those with check-out on this day (YYYY-MM-DD) or later.' })
  checkOutFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Those with check-out on this day (YYYY-MM-DD) or earlier.' })
  checkOutTo?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Those made at this moment or later.' })
  createdFrom?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Those made before this moment.' })
  createdTo?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Those changed last at this moment or later.' })
  updatedFrom?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Those changed last before this moment.' })
  updatedTo?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Those of this account, the own one or one below it.' })
  accountId?: string | null;
}

/** What a list may be sorted by; each key is the word that clients use. */
export const ReservationSort = enumOf('ReservationSort', 'The order of a list of reservations.', {
  createdAt: 'The oldest first.',
  createdAtDescending: 'The newest first.',
  checkInDate: 'The earliest check-in first; those without one stand before all others.',
  checkInDateDescending: 'The latest check-in first; those without one stand after all others.',
  updatedAt: 'Those that have not changed for the longest first.',
  updatedAtDescending: 'The last changed first.',
});

export type ReservationSort = keyof typeof ReservationSort;
