import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { IntelligenceContext } from '../context.js';
import { EmailFacts } from './email-facts.type.js';
import { MxAnswer } from './mx-answer.type.js';

@Resolver(() => EmailFacts)
export class EmailFactsResolver {
  @FieldResolver(() => MxAnswer, {
    nullable: true,
    description:
      'Mail servers of the domain. Null if the address is invalid, or if DNS queries are turned off in the ' +
      'settings or not allowed (SDK key).',
  })
  async mx(@Root() { domain }: EmailFacts, @Ctx() { lookUp }: IntelligenceContext): Promise<MxAnswer | null> {
    const answer = domain ? await lookUp.mx({ domain }) : null;
    return answer?.reason === 'no_provider' ? null : answer;
  }
}
