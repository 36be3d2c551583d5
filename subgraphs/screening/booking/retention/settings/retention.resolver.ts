import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../../context.js';
import { RetentionInput, RetentionType } from './retention.type.js';
import { findRetention, setRetention } from './set-retention.js';

const ACCOUNT = {
  nullable: true,
  description: 'Account ID: your account or one below it. Defaults to your own account.',
};

@Resolver(() => RetentionType)
export class RetentionResolver {
  @RequiresRole('viewer')
  @Query(() => RetentionType, { description: "Get an account's retention periods in days, by data class." })
  retention(@Arg('accountId', () => ID, ACCOUNT) accountId: string | null, @Ctx() context: BookingContext) {
    return findRetention(context, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => RetentionType, {
    description: 'Set retention periods for an account. They cannot exceed the service-wide periods.',
  })
  setRetention(
    @Arg('accountId', () => ID, ACCOUNT) accountId: string | null,
    @Arg('input', () => RetentionInput, { description: 'Retention periods.' }) input: RetentionInput,
    @Ctx() context: BookingContext,
  ) {
    return setRetention(context, accountId ?? null, input);
  }
}
