import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Answer } from '../answer/answer.js';
import { notValid } from '../answer/page-asked.js';
import type { LookupContext } from '../context.js';
import { readEmailAddress } from '../email/email-address.js';
import { ask } from '../providers/ask.js';
import { type BreachFacts, BreachAnswer, BreachRangeAnswer } from './breaches.type.js';
import { lookupMessages } from '../messages.js';

/** Looks up the breaches of an address with the configured providers. Throws BAD_INPUT for an invalid email address. */
async function lookUpBreaches({ lookUp }: LookupContext, text: string): Promise<Answer<BreachFacts>> {
  const address = readEmailAddress(text);
  if (!address) throw notValid('email', lookupMessages.invalidEmail);
  return lookUp.breaches({ email: `${address.local}@${address.domain}` });
}

@Resolver(() => BreachAnswer)
export class BreachesResolver {
  @RequiresRole('manager')
  @Query(() => BreachAnswer, { description: 'Look up the data breaches that include an email address.' })
  emailBreaches(
    @Arg('email', () => String, { description: 'Email address, without a display name.' }) email: string,
    @Ctx() context: LookupContext,
  ) {
    return lookUpBreaches(context, email);
  }

  @RequiresRole('manager')
  @Query(() => BreachRangeAnswer, {
    description:
      'Look up breached email addresses by hash prefix (k-anonymity), without disclosing the address itself.',
  })
  breachRange(
    @Arg('prefix', () => String, {
      description: 'First 6 hexadecimal digits of the SHA-1 hash of the lowercase address.',
    })
    prefix: string,
    @Ctx() context: LookupContext,
  ) {
    return ask(context, 'breaches', () => context.reads.breachRange(prefix));
  }
}
