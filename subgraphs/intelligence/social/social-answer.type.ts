import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';

export const SocialClue = { email: 'email', phone: 'phone' } as const;

export type SocialClue = keyof typeof SocialClue;

registerEnumType(SocialClue, {
  name: 'SocialClue',
  description: 'What an account was looked for by.',
  valuesConfig: { email: { description: 'The e-mail address.' }, phone: { description: 'The phone number.' } },
});

@ObjectType({ description: 'Whether a network has an account for an e-mail address or a phone number.' })
export class SocialAccount {
  @Field(() => SocialClue, { description: 'What it was looked for by.' })
  by!: SocialClue;

  @Field(() => String, { description: 'The network, in lower case.' })
  network!: string;

  @Field(() => Boolean, { description: 'Whether there is an account.' })
  registered!: boolean;
}

export interface SocialFacts {
  accounts: SocialAccount[];
}

@ObjectType({ description: 'The answer to a question about accounts in social networks.' })
export class SocialAnswer extends AnswerHead {
  @Field(() => [SocialAccount], { description: 'One entry for each network that could be asked.' })
  accounts!: SocialAccount[];
}
