import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../../context.js';
import { eraseGuest } from './erase-guest.js';
import { EraseGuestInput, Erasure } from './erasure.type.js';

@Resolver(() => Erasure)
export class ErasureResolver {
  @RequiresRole('owner')
  @Mutation(() => Erasure, {
    description: 'Forgets a guest in the own account and all below it; statuses, times and amounts stay. For good.',
  })
  eraseGuest(
    @Arg('input', () => EraseGuestInput, { description: 'The guest.' }) input: EraseGuestInput,
    @Ctx() context: BookingContext,
  ) {
    return eraseGuest(context, input);
  }
}
