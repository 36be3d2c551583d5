import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { SocialAccount } from './social-account.type.js';

export interface SocialFacts {
  accounts: SocialAccount[];
}

@ObjectType({ description: 'The answer to a question about accounts in social networks.' })
export class SocialAnswer extends AnswerHead {
  @Field(() => [SocialAccount], { description: 'One entry for each network that could be asked.' })
  accounts!: SocialAccount[];
}
