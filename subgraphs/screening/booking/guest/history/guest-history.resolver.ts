import { Directive, Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../../context.js';
import { findGuestHistory } from './find-guest-history.js';
import { GuestHistory } from './guest-history.type.js';

@Resolver(() => GuestHistory)
export class GuestHistoryResolver {
  @Directive('@inaccessible')
  @Query(() => GuestHistory, { description: "Get an account's history with a guest. Internal: service only." })
  guestHistory(
    @Arg('email', () => String, { nullable: true, description: 'Email address.' }) email: string | null,
    @Arg('phone', () => String, { nullable: true, description: 'Phone number.' }) phone: string | null,
    @Ctx() context: BookingContext,
  ) {
    return findGuestHistory(context, { email: email ?? null, phone: phone ?? null });
  }
}
