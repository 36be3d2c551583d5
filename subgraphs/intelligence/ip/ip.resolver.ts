import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../context.js';
import { IpAnswer } from './ip-answer.type.js';

@Resolver(() => IpAnswer)
export class IpResolver {
  @RequiresRole('manager')
  @Query(() => IpAnswer, { description: 'Look up an IP address.' })
  ipFacts(
    @Arg('ip', () => String, { description: 'IPv4 or IPv6 address, without a port.' }) ip: string,
    @Ctx() context: IntelligenceContext,
  ) {
    return context.lookUp.ip({ ip });
  }
}
