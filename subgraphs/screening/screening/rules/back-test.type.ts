import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: 'A change of outcome that a rule would have made.' })
export class BackTestChange {
  @Field(() => String, { description: 'Outcome without the rule: a status or the decision of a rule.' })
  before!: string;

  @Field(() => String, { description: 'Outcome with the rule.' })
  after!: string;

  @Field(() => Int, { description: 'Number of decisions.' })
  count!: number;

  @Field(() => [ID], { description: 'IDs of sample reservations, up to 20.' })
  reservationIds!: string[];
}

@ObjectType({ description: 'Reservations of one week of a back-test.' })
export class BackTestWeek {
  @Field(() => DateTimeScalar, { description: 'Start of the week; weeks are counted from `since`.' })
  from!: Date;

  @Field(() => Int, { description: 'Number of reservations with a decision that was tested.' })
  reservations!: number;

  @Field(() => Int, { description: 'Number of reservations on which the rule fired.' })
  matched!: number;

  @Field(() => Int, { description: 'Number of reservations with a different outcome.' })
  changed!: number;
}

@ObjectType({ description: 'Back-test result of a rule over the decisions of the last 90 days.' })
export class BackTest {
  @Field(() => DateTimeScalar, { description: 'Start of the period tested.' })
  since!: Date;

  @Field(() => Int, { description: 'Number of decisions tested.' })
  decisions!: number;

  @Field(() => Int, {
    description: 'Number of older decisions that could not be tested because they have no stored rule inputs.',
  })
  notReplayable!: number;

  @Field(() => Int, { description: 'Number of decisions on which the rule fired.' })
  fired!: number;

  @Field(() => Int, { description: 'Number of decisions in which a value compared by the rule was unknown.' })
  unknown!: number;

  @Field(() => Int, { description: 'Number of decisions with a different outcome.' })
  changed!: number;

  @Field(() => [BackTestChange], { description: 'Changes of outcome, most frequent first.' })
  changes!: BackTestChange[];

  @Field(() => [BackTestWeek], { description: 'The same week by week, oldest first; the last week may be shorter.' })
  weeks!: BackTestWeek[];
}
