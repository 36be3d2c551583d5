import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PersonType } from '../../account/person/person.type.js';
import type { IdentityContext } from '../../context.js';
import { PersonSubject, SignInSubject } from './event-subject.type.js';

type Load = Pick<IdentityContext, 'load'>;

@Resolver(() => SignInSubject)
export class SignInSubjectResolver {
  @FieldResolver(() => PersonType, { nullable: true })
  person(@Root() { personId }: SignInSubject, @Ctx() { load }: Load) {
    return personId ? load.person(personId) : null;
  }
}

@Resolver(() => PersonSubject)
export class PersonSubjectResolver {
  @FieldResolver(() => PersonType, { nullable: true })
  person(@Root() { personId }: PersonSubject, @Ctx() { load }: Load) {
    return load.person(personId);
  }
}
