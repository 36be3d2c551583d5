import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { CompanyAnswer } from './company.type.js';
import { lookUpCompanies } from './look-up-companies.js';

@Resolver(() => CompanyAnswer)
export class CompanyResolver {
  @RequiresRole('manager')
  @Query(() => CompanyAnswer, { description: 'Which companies a domain belongs to.' })
  domainCompanies(
    @Arg('domain', () => String, { description: 'A domain or a name below it.' }) domain: string,
    @Ctx() context: LookupContext,
  ) {
    return lookUpCompanies(context, domain);
  }
}
