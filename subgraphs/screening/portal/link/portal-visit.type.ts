import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { PortalStateEnum } from '../visit/portal-state.js';

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

  @Field(() => [String], { description: 'Titles of the open screens.' })
  openScreens!: string[];
}
