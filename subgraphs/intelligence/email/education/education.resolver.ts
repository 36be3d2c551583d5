import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { ask } from '../../providers/ask.js';
import { EmailFacts } from '../email-facts.type.js';
import { EducationAnswer } from './education.type.js';

@Resolver(() => EmailFacts)
export class EducationResolver {
  @FieldResolver(() => EducationAnswer, {
    nullable: true,
    description: 'University or college that the domain belongs to; null if the address is invalid.',
  })
  education(@Root() { domain }: EmailFacts, @Ctx() context: LookupContext) {
    return domain && ask(context, 'education', () => context.reads.education(domain));
  }
}
