import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { IntelligenceContext } from '../../context.js';
import { findGuestSignals } from './find-guest-signals.js';
import { GuestSignalsInput } from './guest-signals-input.type.js';
import { GuestSignals } from './guest-signals.type.js';

@Resolver(() => GuestSignals)
export class GuestSignalsResolver {
  @Query(() => GuestSignals, { description: 'Everything that is known of what a guest has given, in one question.' })
  guestSignals(
    @Arg('input', () => GuestSignalsInput, { description: 'What the guest has given.' }) input: GuestSignalsInput,
    @Ctx() context: IntelligenceContext,
  ) {
    return findGuestSignals(context, input);
  }
}
