import type { LookupContext } from '../../context.js';
import { registrableDomain } from '../../datasets/reading/values.js';
import type { Answer } from '../../lookups/answer/answer.js';
import { notValid } from '../page-asked.js';
import type { CompanyFacts } from './company.type.js';

/** The companies behind a domain, from whom the settings name. Throws BAD_INPUT for what is no domain. */
export async function lookUpCompanies({ lookUp }: LookupContext, text: string): Promise<Answer<CompanyFacts>> {
  const domain = /^[^\s@\p{Cc}]{1,255}$/u.test(text) ? registrableDomain(text) : null;
  if (!domain) throw notValid('domain', 'is not a domain that can be registered');
  return lookUp.company({ domain });
}
