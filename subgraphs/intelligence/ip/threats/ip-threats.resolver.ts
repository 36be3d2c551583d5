import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { IpThreatsAnswer } from './ip-threats.type.js';
import { lookUpIpThreats } from './look-up-ip-threats.js';

@Resolver(() => IpThreatsAnswer)
export class IpThreatsResolver {
  @RequiresRole('manager')
  @Query(() => IpThreatsAnswer, { description: 'Whether an IP address is known for attacks, and by which lists.' })
  ipThreats(
    @Arg('ip', () => String, { description: 'An IPv4 or IPv6 address, without a port.' }) ip: string,
    @Ctx() context: LookupContext,
  ) {
    return lookUpIpThreats(context, ip);
  }
}
