import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '#kit/graph/scalars.js';
import { capitalEnumOf, enumOf } from '#kit/graph/enum-of.js';
import { CompositeStatus, PortalStatus, RiskColor, VerificationStatus } from '../reservation/statuses.type.js';
import { ReservationStatus } from '../reservation/reservation.entity.js';
import { PortalScreen } from '../screens/portal-screen.type.js';
import type { ScreenName } from '#portal-screens';

/** As the figures count them. */
export const PortalStage = enumOf('PortalStage', 'How far a guest came on a guest portal screen.', {
  OPENED: 'The guest opened the screen.',
  STOPPED: 'The guest opened the screen and has not submitted it.',
  SUBMITTED: 'The guest submitted the screen.',
  ACCEPTED: 'The answers of the guest were accepted.',
});

export type PortalStage = keyof typeof PortalStage;

/** `SavedFilter` has the same members. */
@ObjectType()
@InputType({ description: 'Reservation filter. All conditions must match.' })
export class ReservationFilter {
  @Field(() => ReservationStatus, { nullable: true, description: 'Status of the reservation.' })
  status?: ReservationStatus | null;

  @Field(() => VerificationStatus, { nullable: true, description: 'Automated verdict.' })
  verificationStatus?: VerificationStatus | null;

  @Field(() => CompositeStatus, {
    nullable: true,
    description: 'Decision in force: the supervised decision if there is one, otherwise the automated verdict.',
  })
  compositeStatus?: CompositeStatus | null;

  @Field(() => PortalStatus, { nullable: true, description: 'Guest portal status.' })
  guestPortalStatus?: PortalStatus | null;

  @Field(() => PortalScreen, {
    nullable: true,
    description: 'Guest portal screen of which the guest has reached `portalStage`, by default `OPENED`.',
  })
  portalScreen?: ScreenName | null;

  @Field(() => PortalStage, {
    nullable: true,
    description: 'How far the guest came on the screen `portalScreen`, or on any screen without it.',
  })
  portalStage?: PortalStage | null;

  @Field(() => RiskColor, { nullable: true, description: 'Risk color.' })
  riskColor?: RiskColor | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Search terms, all of which must match the confirmation code, booking ID in the source system, guest ' +
      'name or email, phone number in any format, or listing name. Ignores case and accents.',
  })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Listing ID.' })
  listingId?: string | null;

  @Field(() => String, { nullable: true, description: 'Building: matches all listings in it.' })
  building?: string | null;

  @Field(() => String, { nullable: true, description: 'Booking channel, case-insensitive.' })
  source?: string | null;

  @Field(() => String, { nullable: true, description: 'Source system (PMS).' })
  pms?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Check-in on or after this day (YYYY-MM-DD).' })
  checkInFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Check-in on or before this day (YYYY-MM-DD).' })
  checkInTo?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Check-out on or after this day (YYYY-MM-DD).' })
  checkOutFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Check-out on or before this day (YYYY-MM-DD).' })
  checkOutTo?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Created at or after this time.' })
  createdFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Created before this time.' })
  createdTo?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Last updated at or after this time.' })
  updatedFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Last updated before this time.' })
  updatedTo?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Team member to whom the reservation is assigned.' })
  assigneeId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the reservation is assigned to anyone.' })
  isAssigned?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Tag, case-insensitive.' })
  tag?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Review due before this time.' })
  dueBefore?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Account ID: your account or one below it.' })
  accountId?: string | null;
}

/** Sort orders of a list. */
export const ReservationSort = capitalEnumOf('ReservationSort', 'Sort order of a reservation list.', {
  createdAt: 'Oldest first.',
  createdAtDescending: 'Newest first.',
  checkInDate: 'Earliest check-in first; reservations without a check-in come first.',
  checkInDateDescending: 'Latest check-in first; reservations without a check-in come last.',
  checkInDateThenRisk:
    'Earliest check-in day first, highest risk first within a day; reservations without a check-in come first.',
  updatedAt: 'Least recently updated first.',
  updatedAtDescending: 'Most recently updated first.',
});

export type ReservationSort = (typeof ReservationSort)[string];
