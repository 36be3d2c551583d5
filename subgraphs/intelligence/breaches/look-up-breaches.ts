import type { LookupContext } from '../context.js';
import type { Answer } from '../answer/answer.js';
import { readEmailAddress } from '../email/email-address.js';
import { notValid } from '../answer/page-asked.js';
import type { BreachFacts } from './breaches.type.js';

/** The breaches that an address was in, from whom the settings name. Throws BAD_INPUT for what is no e-mail address. */
export async function lookUpBreaches({ lookUp }: LookupContext, text: string): Promise<Answer<BreachFacts>> {
  const address = readEmailAddress(text);
  if (!address) throw notValid('email', 'is not an e-mail address');
  return lookUp.breaches({ email: `${address.local}@${address.domain}` });
}
