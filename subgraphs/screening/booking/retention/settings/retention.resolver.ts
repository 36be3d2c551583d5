import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../../context.js';
import { RetentionInput, RetentionType } from './retention.type.js';
import { findRetention, setRetention } from './set-retention.js';

const ACCOUNT = { nullable: true, description: 'The own account when absent, or one below it.' };

@Resolver(() => RetentionType)
export class RetentionResolver {
  @RequiresRole('viewer')
  @Query(() => RetentionType, { description: 'How many days an account keeps data of each class.' })
  retention(@Arg('accountId', () => ID, ACCOUNT) accountId: string | null, @Ctx() context: BookingContext) {
    return findRetention(context, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => RetentionType, {
    description: 'Sets clocks of an account that are stricter than those of the service.',
  })
  setRetention(
    @Arg('accountId', () => ID, ACCOUNT) accountId: string | null,
    @Arg('input', () => RetentionInput, { description: 'The clocks.' }) input: RetentionInput,
    @Ctx() context: BookingContext,
  ) {
    return setRetention(context, accountId ?? null, input);
  }
}
