import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../../context.js';
import { eraseGuest } from './erase-guest.js';
import { EraseGuestInput, Erasure } from './erasure.type.js';

@Resolver(() => Erasure)
export class ErasureResolver {
  @RequiresRole('owner')
  @Mutation(() => Erasure, {
    description:
      "Permanently erase a guest's data in your account and all accounts below it. Statuses, times " +
      'and amounts are kept.',
  })
  eraseGuest(
    @Arg('input', () => EraseGuestInput, { description: 'Guest to erase.' }) input: EraseGuestInput,
    @Ctx() context: BookingContext,
  ) {
    return eraseGuest(context, input);
  }
}
