import { Directive, Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../../context.js';
import { findGuestHistory } from './find-guest-history.js';
import { GuestHistory } from './guest-history.type.js';

@Resolver(() => GuestHistory)
export class GuestHistoryResolver {
  @Directive('@inaccessible')
  @Query(() => GuestHistory, { description: 'What the account has known of a guest before; for the service itself.' })
  guestHistory(
    @Arg('email', () => String, { nullable: true, description: 'An e-mail address.' }) email: string | null,
    @Arg('phone', () => String, { nullable: true, description: 'A phone number.' }) phone: string | null,
    @Ctx() context: BookingContext,
  ) {
    return findGuestHistory(context, { email: email ?? null, phone: phone ?? null });
  }
}
