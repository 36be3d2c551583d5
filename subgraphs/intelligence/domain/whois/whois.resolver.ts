import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../../context.js';
import { findWhois } from './find-whois.js';
import { WhoisAnswer } from './whois-answer.type.js';

@Resolver(() => WhoisAnswer)
export class WhoisResolver {
  @RequiresRole('manager')
  @Query(() => WhoisAnswer, { description: 'What the registries say of the registration of a domain.' })
  whois(
    @Arg('domain', () => String, { description: 'A domain under a public ending; the registrable part is looked up.' })
    domain: string,
    @Ctx() context: IntelligenceContext,
  ) {
    return findWhois(context, domain);
  }
}
