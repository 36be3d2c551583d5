import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Directive('@inaccessible')
@ObjectType({ description: 'What an account has known of a guest before.' })
export class GuestHistory {
  @Field(() => Boolean, { description: 'On the blacklist of the account or of one above it.' })
  blacklisted!: boolean;

  @Field(() => Int, { description: 'Bookings that a dispute or a chargeback came of.' })
  disputedBookings!: number;

  @Field(() => Int, { description: 'Stays that were completed without either.' })
  goodStays!: number;
}
