import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../../context.js';
import { findUsageAgreement } from './find-usage-agreement.js';
import { saveUsageAgreement } from './save-usage-agreement.js';
import { UsageAgreement, UsageAgreementInput } from './usage-agreement.type.js';

const OF = { nullable: true, description: 'Account ID: your account or one below it. Defaults to your own account.' };

@Resolver(() => UsageAgreement)
export class UsageAgreementResolver {
  @RequiresRole('viewer')
  @Query(() => UsageAgreement, { nullable: true, description: "Get the agreement texts for an account's guests." })
  usageAgreement(@Arg('accountId', () => ID, OF) accountId: string | null, @Ctx() context: IdentityContext) {
    return findUsageAgreement(context, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => UsageAgreement, { description: 'Set agreement texts for guests. Omitted texts keep their value.' })
  saveUsageAgreement(
    @Arg('input', () => UsageAgreementInput, { description: 'Agreement texts.' }) input: UsageAgreementInput,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return saveUsageAgreement(context, accountId ?? null, input);
  }
}
