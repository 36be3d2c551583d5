import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { countryNameOf } from '#kit/contact/find-country.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Answer } from '../../answer/answer.js';
import { notValid } from '../../answer/page-asked.js';
import { countryCodeOf } from '../../built-in/country-code.js';
import type { LookupContext } from '../../context.js';
import { registrableDomain } from '../../datasets/reading/values.js';
import { type Company, type CompanyFacts, CompanyAnswer } from './company.type.js';
import { lookupMessages } from '../../messages.js';

/** Looks up the companies behind a domain with the configured providers. Throws BAD_INPUT for an invalid domain. */
async function lookUpCompanies({ lookUp }: LookupContext, text: string): Promise<Answer<CompanyFacts>> {
  const domain = /^[^\s@\p{Cc}]{1,255}$/u.test(text) ? registrableDomain(text) : null;
  if (!domain) throw notValid('domain', lookupMessages.invalidDomain);
  const answer = await lookUp.company({ domain });
  if (!answer.known) return answer;
  return { ...answer, facts: { companies: await Promise.all(answer.facts.companies.map(inOurNames)) } };
}

/** Normalizes country names, which lists write differently (`norway`); unknown names stay unchanged. */
async function inOurNames(company: Company): Promise<Company> {
  const code = company.country && (await countryCodeOf(company.country));
  return { ...company, country: countryNameOf(code) ?? company.country };
}

@Resolver(() => CompanyAnswer)
export class CompanyResolver {
  @RequiresRole('manager')
  @Query(() => CompanyAnswer, { description: 'Look up the companies behind a domain.' })
  domainCompanies(
    @Arg('domain', () => String, { description: 'Domain or subdomain.' }) domain: string,
    @Ctx() context: LookupContext,
  ) {
    return lookUpCompanies(context, domain);
  }
}
