import { Directive, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';

@Directive('@inaccessible')
@ObjectType({ description: 'What became of a stay, as known today.' })
export class ReservationOutcome {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'The first dispute or chargeback after the moment.' })
  disputedAt!: string | null;

  @Field(() => Boolean, { description: 'The operator or a rule declined it.' })
  declined!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "The guest's next confirmed booking after this one.",
  })
  nextBookingAt!: string | null;
}

@Directive('@inaccessible')
@ObjectType({ description: 'What a model looks at of a reservation, as of a moment.' })
export class ReservationFeatures {
  @Field(() => ID, { description: 'The reservation.' })
  reservationId!: string;

  @Field(() => GraphQLISODateTime, { description: 'The moment: nothing that was told later is in the features.' })
  asOf!: string;

  @Field(() => GraphQLJSONObject, {
    description: 'Numbers by the names of the prediction endpoints; an absent one is unknown.',
  })
  features!: object;

  @Field(() => ReservationOutcome, { description: 'What became of it.' })
  outcome!: ReservationOutcome;
}

@Directive('@inaccessible')
@ObjectType({ description: 'A page of features.' })
export class ReservationFeaturesPage {
  @Field(() => [ReservationFeatures], { description: 'The reservations of the page.' })
  rows!: ReservationFeatures[];

  @Field(() => ID, { nullable: true, description: 'Give it as `after` for what follows; null at the end.' })
  next!: string | null;
}
