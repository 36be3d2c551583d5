import { Directive, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What a portal link shows to whoever holds it. Asked by the gateway only.' })
@Directive('@inaccessible')
export class PortalVisit {
  @Field(() => ID, { description: 'The account of the reservation.' })
  accountId!: string;

  @Field(() => ID, { nullable: true, description: 'Where the guest stays.' })
  listingId!: string | null;

  @Field(() => String, { description: '`canceled`, `completed`, or `waiting` while the guest has something to do.' })
  state!: 'canceled' | 'completed' | 'waiting';

  @Field(() => String, { nullable: true, description: 'First name of the guest.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Check-in, as it was given.' })
  checkInDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Check-out, as it was given.' })
  checkOutDate!: string | null;

  @Field(() => String, { nullable: true, description: 'The language that the booking names (BCP 47).' })
  locale!: string | null;

  @Field(() => String, { description: "What the portal's page asks the graph with." })
  credential!: string;

  @Field(() => GraphQLISODateTime, { description: 'When that ends.' })
  credentialExpiresAt!: Date;

  @Field(() => [String], { description: 'Titles of what is left to do.' })
  openScreens!: string[];
}
