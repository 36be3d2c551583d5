import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { IdCheckStatus } from '../../id-images/show/id-check.type.js';

@ObjectType({ description: 'An adult on the guest list, as shown to the primary guest.' })
export class PortalAdultLink {
  @Field(() => String, { nullable: true, description: 'Name on the guest list.' })
  name!: string | null;

  @Field(() => Boolean, { description: 'Whether the adult has completed all their screens.' })
  isDone!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Link to the adult's own portal page, for the primary guest to forward; null if the adult is done or the " +
      'host revoked the link.',
  })
  url!: string | null;
}

export const PortalAdultState = capitalEnumOf('PortalAdultState', 'Progress of an adult on the guest list.', {
  waiting: 'Some screens are still open.',
  done: 'All screens required of each adult are accepted.',
  erased: 'Erased, or no longer on the guest list.',
});

@ObjectType({ description: 'Adult on the guest list who has their own portal link.' })
export class PortalAdult {
  @Field(() => ID, { description: 'ID of the adult.' })
  id!: string;

  @Field(() => ID, { description: 'Reservation ID.' })
  reservationId!: string;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Name on the guest list; null after erasure.' })
  name!: string | null;

  @Field(() => PortalAdultState, { description: 'Progress.' })
  state!: 'waiting' | 'done' | 'erased';

  url!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which the current link was created; null if it was revoked.',
  })
  linkedAt!: Date | null;

  @Field(() => IdCheckStatus, {
    nullable: true,
    description: "Status of the adult's document check; null if not started.",
  })
  documentStatus!: string | null;

  @Field(() => [String], { description: "Findings of the adult's document check, as sentences." })
  documentFindings!: string[];

  @Field(() => [String], { description: "Findings of the adult's document check, as stable codes." })
  documentFindingCodes!: string[];
}
