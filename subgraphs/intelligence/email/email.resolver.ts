import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { OpenToSdk } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../context.js';
import { EmailAnswer } from './email-answer.type.js';

@Resolver(() => EmailAnswer)
export class EmailResolver {
  @OpenToSdk()
  @RequiresRole('manager')
  @Query(() => EmailAnswer, { description: 'Look up an email address.' })
  emailFacts(
    @Arg('email', () => String, { description: 'Email address, without a display name.' }) email: string,
    @Ctx() context: IntelligenceContext,
  ) {
    return context.lookUp.email(email);
  }
}
