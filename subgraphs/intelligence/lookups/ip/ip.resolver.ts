import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ask } from '../answer/ask.js';
import type { LookupContext } from '../../context.js';
import { IpAnswer } from './ip-answer.type.js';

@Resolver(() => IpAnswer)
export class IpResolver {
  @Query(() => IpAnswer, { description: 'What is known of an IP address.' })
  ipFacts(
    @Arg('ip', () => String, { description: 'An IPv4 or IPv6 address, without a port.' }) ip: string,
    @Ctx() context: LookupContext,
  ) {
    return ask(context, 'ip', () => context.reads.ip(ip));
  }
}
