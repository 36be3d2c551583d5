import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PersonType } from '../../account/person/person.type.js';
import { ApiKeyType } from '../../keys/api-key.type.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../../context.js';
import { WebhookEndpoint } from '../../webhook/webhook.type.js';
import { ApiKeySubject, PersonSubject, SignInSubject, WebhookSubject } from './event-subject.type.js';

type Load = Pick<IdentityContext, 'load'>;

@Resolver(() => SignInSubject)
class SignInSubjectResolver {
  @FieldResolver(() => PersonType, { nullable: true })
  person(@Root() { personId }: SignInSubject, @Ctx() { load }: Load) {
    return personId ? load.person(personId) : null;
  }
}

@Resolver(() => PersonSubject)
class PersonSubjectResolver {
  @FieldResolver(() => PersonType, { nullable: true })
  person(@Root() { personId }: PersonSubject, @Ctx() { load }: Load) {
    return load.person(personId);
  }
}

@Resolver(() => ApiKeySubject)
class ApiKeySubjectResolver {
  @RequiresRole('owner')
  @FieldResolver(() => ApiKeyType, { nullable: true, description: 'The key; null if it was deleted.' })
  key(@Root() { keyId }: ApiKeySubject, @Ctx() { load }: Load) {
    return load.apiKey(keyId);
  }
}

@Resolver(() => WebhookSubject)
class WebhookSubjectResolver {
  @RequiresRole('owner')
  @FieldResolver(() => WebhookEndpoint, { nullable: true, description: 'The webhook; null if it was removed.' })
  webhook(@Root() { webhookId }: WebhookSubject, @Ctx() { load }: Load) {
    return load.webhookEndpoint(webhookId);
  }
}

export const EVENT_SUBJECT_RESOLVERS = [
  SignInSubjectResolver,
  PersonSubjectResolver,
  ApiKeySubjectResolver,
  WebhookSubjectResolver,
];
