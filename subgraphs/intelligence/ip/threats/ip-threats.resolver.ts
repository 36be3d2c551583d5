import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Answer } from '../../answer/answer.js';
import { notValid } from '../../answer/page-asked.js';
import type { LookupContext } from '../../context.js';
import { readIpAddress } from '../ip-address.js';
import { type IpThreats, IpThreatsAnswer } from './ip-threats.type.js';
import { lookupMessages } from '../../messages.js';

/** Looks up an address in blocklists with the configured providers. Throws BAD_INPUT for an invalid IP address. */
async function lookUpIpThreats({ lookUp }: LookupContext, text: string): Promise<Answer<IpThreats>> {
  const address = readIpAddress(text);
  if (!address) throw notValid('ip', lookupMessages.invalidIp);
  return lookUp.ip_threats({ ip: address.text });
}

@Resolver(() => IpThreatsAnswer)
export class IpThreatsResolver {
  @RequiresRole('manager')
  @Query(() => IpThreatsAnswer, { description: 'Check an IP address against blocklists.' })
  ipThreats(
    @Arg('ip', () => String, { description: 'IPv4 or IPv6 address, without a port.' }) ip: string,
    @Ctx() context: LookupContext,
  ) {
    return lookUpIpThreats(context, ip);
  }
}
