import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { ModelFeatures } from './feature.type.js';

@Directive('@inaccessible')
@ObjectType({ description: 'Outcome of a stay, as known today.' })
export class ReservationOutcome {
  @Field(() => DateTimeScalar, { nullable: true, description: 'First dispute or chargeback after `asOf`.' })
  disputedAt!: string | null;

  @Field(() => Boolean, { description: 'Whether a team member or a business rule declined the stay.' })
  declined!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Time of the guest's next confirmed booking.",
  })
  nextBookingAt!: string | null;
}

@Directive('@inaccessible')
@ObjectType({ description: 'Model features of a reservation at a point in time.' })
export class ReservationFeatures {
  @Field(() => ID, { description: 'Reservation ID.' })
  reservationId!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the features; data recorded later is excluded.' })
  asOf!: string;

  @Field(() => ModelFeatures, { description: 'Feature values.' })
  features!: ModelFeatures;

  @Field(() => ReservationOutcome, { description: 'Outcome of the stay.' })
  outcome!: ReservationOutcome;
}

@Directive('@inaccessible')
@ObjectType({ description: 'A page of features.' })
export class ReservationFeaturesPage {
  @Field(() => [ReservationFeatures], { description: 'Reservations on this page.' })
  rows!: ReservationFeatures[];

  @Field(() => ID, { nullable: true, description: 'Cursor of the next page, for `after`; null on the last page.' })
  next!: string | null;
}
