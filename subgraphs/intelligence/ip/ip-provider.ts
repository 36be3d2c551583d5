import type { Answer } from '../answer/answer.js';
import type { IpFacts } from './ip-facts.type.js';

/** Says what is known of an IP address. Bad input is an invalid address, never an error; an outage throws. */
export interface IpProvider {
  facts(ip: string): Promise<Answer<IpFacts>>;
}
