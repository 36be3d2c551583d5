import type { LookupContext } from '../../context.js';
import type { Answer } from '../../answer/answer.js';
import { readIpAddress } from '../ip-address.js';
import { notValid } from '../../answer/page-asked.js';
import type { IpThreats } from './ip-threats.type.js';

/** What an address is known for, from whom the settings name. Throws BAD_INPUT for what is no IP address. */
export async function lookUpIpThreats({ lookUp }: LookupContext, text: string): Promise<Answer<IpThreats>> {
  const address = readIpAddress(text);
  if (!address) throw notValid('ip', 'is not an IPv4 or IPv6 address');
  return lookUp.ip_threats({ ip: address.text });
}
