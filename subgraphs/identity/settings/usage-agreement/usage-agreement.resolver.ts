import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../../context.js';
import { findUsageAgreement } from './find-usage-agreement.js';
import { saveUsageAgreement } from './save-usage-agreement.js';
import { UsageAgreement, UsageAgreementInput } from './usage-agreement.type.js';

const OF = { nullable: true, description: "The account, or one below it; the key's own when absent." };

@Resolver(() => UsageAgreement)
export class UsageAgreementResolver {
  @RequiresRole('viewer')
  @Query(() => UsageAgreement, { nullable: true, description: 'The texts that guests agree to.' })
  usageAgreement(@Arg('accountId', () => ID, OF) accountId: string | null, @Ctx() context: IdentityContext) {
    return findUsageAgreement(context, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => UsageAgreement, { description: 'Sets texts that guests agree to; what is absent stays.' })
  saveUsageAgreement(
    @Arg('input', () => UsageAgreementInput, { description: 'The texts.' }) input: UsageAgreementInput,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return saveUsageAgreement(context, accountId ?? null, input);
  }
}
