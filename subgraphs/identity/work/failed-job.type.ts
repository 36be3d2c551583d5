import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Background work that failed at every attempt and waits to be retried. Jobs are kept for 30 days, events until they are retried.',
})
export class FailedJob {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => String, {
    description: 'Kind of work, such as `analyse-reservation`; `write-event`: an event that the log refused.',
  })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'Identifier of the reservation that the work is about.' })
  reservationId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the listing that the work is about.' })
  listingId!: string | null;

  @Field(() => Int, { description: 'Number of attempts that failed.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Code or name of the last error; the log holds the details.' })
  reason!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the work was queued.' })
  queuedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the last attempt failed.' })
  failedAt!: Date;
}
