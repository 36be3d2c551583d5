import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import { PortalStepState, type ShownState } from '../step/portal-step.type.js';
import { PortalStateEnum } from '../visit/portal-state.js';

@ObjectType({ description: 'Required screen and its status. Internal: gateway only.' })
@Directive('@inaccessible')
export class PortalVisitTask {
  @Field(() => PortalScreen, { description: 'Portal screen.' })
  screen!: string;

  @Field(() => PortalStepState, { description: 'Status.' })
  state!: ShownState;
}

@ObjectType({ description: 'Visit that a portal link gives access to. Internal: gateway only.' })
@Directive('@inaccessible')
export class PortalVisit {
  @Field(() => ID, { description: 'ID of the account that owns the reservation.' })
  accountId!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the listing where the guest stays.' })
  listingId!: string | null;

  @Field(() => PortalStateEnum, { description: 'State.' })
  state!: 'canceled' | 'completed' | 'waiting';

  @Field(() => String, { nullable: true, description: "Guest's first name." })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Check-in, as received.' })
  checkInDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Check-out, as received.' })
  checkOutDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Language of the booking (BCP 47).' })
  locale!: string | null;

  @Field(() => String, { description: 'Credential that the portal page uses for API requests.' })
  credential!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry time.' })
  credentialExpiresAt!: Date;

  @Field(() => [PortalVisitTask], { description: 'Required screens in portal order.' })
  tasks!: PortalVisitTask[];

  @Field(() => Boolean, { description: 'Whether the stay is approved, by the host or automatically.' })
  isApproved!: boolean;

  @Field(() => Boolean, { description: 'Whether the host, or a business rule, declined the stay.' })
  isDeclined!: boolean;

  @Field(() => Int, { description: 'Number of guests.' })
  numberOfGuests!: number;
}
