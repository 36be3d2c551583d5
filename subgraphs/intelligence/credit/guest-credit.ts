import { Failure } from '#kit/failure.js';
import type { IntelligenceContext } from '../context.js';
import { type Answer, unknown } from '../answer/answer.js';
import type { CreditPersonInput } from './credit-person-input.type.js';
import type { CreditFacts } from './credit-report.type.js';
import { riskMessages } from '../messages.js';

/**
 * Runs a credit check on a person who consented. Only the screening service may request it, because it knows the
 * consent. Unknown (`person_incomplete`) without name, birth date and address. Throws FORBIDDEN for API keys.
 */
export async function creditOf(
  { viewer, lookUp }: Pick<IntelligenceContext, 'viewer' | 'lookUp'>,
  {
    name,
    otherNames = null,
    birthDate,
    address,
    country = null,
    consentedAt = null,
    disclosure = null,
  }: CreditPersonInput,
): Promise<Answer<CreditFacts>> {
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', riskMessages.creditCheckForbidden);
  if (!name || !birthDate || !address) return unknown('person_incomplete');
  return lookUp.credit({ name, otherNames, birthDate, address, country, consentedAt, disclosure });
}
