import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../context.js';
import { ask } from '../providers/ask.js';
import { BreachAnswer, BreachRangeAnswer } from './breaches.type.js';
import { lookUpBreaches } from './look-up-breaches.js';

@Resolver(() => BreachAnswer)
export class BreachesResolver {
  @RequiresRole('manager')
  @Query(() => BreachAnswer, { description: 'Which breaches an e-mail address was in.' })
  emailBreaches(
    @Arg('email', () => String, { description: 'The address alone, without a display name.' }) email: string,
    @Ctx() context: LookupContext,
  ) {
    return lookUpBreaches(context, email);
  }

  @RequiresRole('manager')
  @Query(() => BreachRangeAnswer, {
    description: 'Which addresses of a range of digests were in breaches, without telling which one is meant.',
  })
  breachRange(
    @Arg('prefix', () => String, {
      description: 'The first 6 hexadecimal digits of the SHA-1 of the address in lower case.',
    })
    prefix: string,
    @Ctx() context: LookupContext,
  ) {
    return ask(context, 'breaches', () => context.reads.breachRange(prefix));
  }
}
