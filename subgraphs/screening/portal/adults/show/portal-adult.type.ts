import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { IdCheckStatus } from '../../id-images/show/id-check.type.js';

@ObjectType({ description: 'An adult of the guest list, as the guest who booked sees them.' })
export class PortalAdultLink {
  @Field(() => String, { nullable: true, description: 'The name that the list gives.' })
  name!: string | null;

  @Field(() => Boolean, { description: 'Whether they have done everything that is asked of them.' })
  isDone!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Their own page, to be passed on to them; null once they are done, or where the host took it back.',
  })
  url!: string | null;
}

export const PortalAdultState = enumOf('PortalAdultState', 'How far an adult of the guest list is.', {
  waiting: 'Something is still asked of them.',
  done: 'Everything that is asked of each adult was accepted.',
  erased: 'Was forgotten, or is on the list no more.',
});

@ObjectType({ description: 'An adult of the guest list who does screens by a link of their own.' })
export class PortalAdult {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => ID, { description: 'The reservation.' })
  reservationId!: string;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'The name that the list gives; null once forgotten.' })
  name!: string | null;

  @Field(() => PortalAdultState, { description: 'How far they are.' })
  state!: keyof typeof PortalAdultState;

  url!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When that link was made.' })
  linkedAt!: Date | null;

  @Field(() => IdCheckStatus, {
    nullable: true,
    description: 'How far the check of their document is; null: none began.',
  })
  documentStatus!: string | null;

  @Field(() => [String], { description: 'What was found about their document, in sentences.' })
  documentFindings!: string[];
}
