import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { IpFacts } from './ip-facts.type.js';

@ObjectType({ description: 'The answer to a question about an IP address.' })
export class IpAnswer extends AnswerHead {
  @Field(() => IpFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: IpFacts | null;
}
