import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Directive('@inaccessible')
@ObjectType({ description: "An account's history with a guest." })
export class GuestHistory {
  @Field(() => Boolean, {
    description: 'Whether the guest is on the block list of the account or of an account above it.',
  })
  blacklisted!: boolean;

  @Field(() => Int, { description: 'Number of bookings with a dispute or chargeback.' })
  disputedBookings!: number;

  @Field(() => Int, { description: 'Number of completed stays without a dispute or chargeback.' })
  goodStays!: number;
}
