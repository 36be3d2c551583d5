import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#kit/graph/connection.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';

@ObjectType({
  description:
    'A background job whose attempts have all failed and that can be retried. Jobs are available for 30 ' +
    'days; events, until they are retried.',
})
export class FailedJob {
  @Field(() => ID, { description: 'Failed job ID.' })
  id!: string;

  @Field(() => String, {
    description: 'Job name, such as `analyse-reservation`, or `write-event` for an event the log rejected.',
  })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the reservation the job is about.' })
  reservationId!: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the listing the job is about.' })
  listingId!: string | null;

  @Field(() => Int, { description: 'Number of failed attempts.' })
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Code or name of the last error. See the log for details.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time the job was queued.' })
  queuedAt!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the last failed attempt.' })
  failedAt!: string;
}

export const FailedJobConnection = connectionOf('FailedJob', () => FailedJob);
