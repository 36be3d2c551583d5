import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a rule would have turned into what.' })
export class BackTestChange {
  @Field(() => String, { description: 'What was shown: a status, or the decision of a rule.' })
  before!: string;

  @Field(() => String, { description: 'What would have been shown.' })
  after!: string;

  @Field(() => Int, { description: 'How many decisions.' })
  count!: number;

  @Field(() => [ID], { description: 'Some of the reservations, 20 at most.' })
  reservationIds!: string[];
}

@ObjectType({ description: 'What a rule would have changed in the decisions of the last 90 days.' })
export class BackTest {
  @Field(() => GraphQLISODateTime, { description: 'The oldest decision looked at is not older than this.' })
  since!: Date;

  @Field(() => Int, { description: 'Decisions that the rule was run on.' })
  decisions!: number;

  @Field(() => Int, {
    description: 'Decisions without the facts that a rule looks at, stored before there were rules.',
  })
  notReplayable!: number;

  @Field(() => Int, { description: 'Decisions that the rule fired on.' })
  fired!: number;

  @Field(() => Int, { description: 'Decisions where what it compares was not known.' })
  unknown!: number;

  @Field(() => Int, { description: 'Decisions that would have shown something else.' })
  changed!: number;

  @Field(() => [BackTestChange], { description: 'What would have changed, the most frequent first.' })
  changes!: BackTestChange[];
}
