import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';

export const SocialClue = { email: 'email', phone: 'phone' } as const;

export type SocialClue = keyof typeof SocialClue;

registerEnumType(SocialClue, {
  name: 'SocialClue',
  description: 'Identifier used for a social account lookup.',
  valuesConfig: { email: { description: 'Email address.' }, phone: { description: 'Phone number.' } },
});

@ObjectType({ description: 'Whether a social network has an account for an email address or phone number.' })
export class SocialAccount {
  @Field(() => SocialClue, { description: 'Identifier used for the lookup.' })
  by!: SocialClue;

  @Field(() => String, { description: 'Network name, in lower case.' })
  network!: string;

  @Field(() => Boolean, { description: 'Whether an account exists.' })
  registered!: boolean;
}

export interface SocialFacts {
  accounts: SocialAccount[];
}

@ObjectType({ description: 'Result of a social account lookup.' })
export class SocialAnswer extends AnswerHead {
  @Field(() => [SocialAccount], { description: 'Results, one per network checked.' })
  accounts!: SocialAccount[];
}
