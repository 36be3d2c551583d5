import { Failure } from '#kit/failure.js';
import type { IntelligenceContext } from '../../context.js';
import { readDomain } from './read-domain.js';
import type { WhoisAnswer } from './whois-answer.type.js';

/** Looks up who holds a domain. Throws BAD_INPUT for what is no domain that can be registered. */
export async function findWhois(context: IntelligenceContext, text: string): Promise<WhoisAnswer> {
  const domain = readDomain(text);
  if (!domain) throw new Failure('BAD_INPUT', 'domain is not a domain that can be registered.');
  const { facts, ...head } = await context.lookUp.whois({ domain });
  return { ...head, records: facts?.records ?? [] };
}
