import { parse } from 'tldts';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Failure } from '#kit/failure.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IntelligenceContext } from '../../context.js';
import { asciiDomain } from '../../email/email-address.js';
import { WhoisAnswer } from './whois-answer.type.js';
import { lookupMessages } from '../../messages.js';

/**
 * Returns the registrable part, in ASCII form, of a domain under a public suffix (Public Suffix List, ICANN section);
 * null for anything else, such as a URL, an email address or a bare suffix.
 */
function readDomain(text: string): string | null {
  const ascii = text.length > 500 ? null : asciiDomain(text.trim().replace(/\.$/, ''));
  if (!ascii) return null;
  const { domain, isIcann } = parse(ascii, { allowPrivateDomains: false, extractHostname: false });
  return domain && isIcann ? domain : null;
}

/** Looks up the registration of a domain. Throws BAD_INPUT if it is not a registrable domain. */
async function findWhois(context: IntelligenceContext, text: string): Promise<WhoisAnswer> {
  const domain = readDomain(text);
  if (!domain) throw new Failure('BAD_INPUT', `domain ${lookupMessages.invalidDomain}`);
  const { facts, ...head } = await context.lookUp.whois({ domain });
  return { ...head, records: facts?.records ?? [] };
}

@Resolver(() => WhoisAnswer)
export class WhoisResolver {
  @RequiresRole('manager')
  @Query(() => WhoisAnswer, { description: 'Look up the registration of a domain.' })
  whois(
    @Arg('domain', () => String, {
      description: 'Domain under a public suffix. Subdomains are reduced to the registrable domain.',
    })
    domain: string,
    @Ctx() context: IntelligenceContext,
  ) {
    return findWhois(context, domain);
  }
}
