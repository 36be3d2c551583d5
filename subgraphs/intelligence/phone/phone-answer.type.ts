import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { PhoneFacts } from './phone-facts.type.js';

@ObjectType({ description: 'The answer to a question about a phone number.' })
export class PhoneAnswer extends AnswerHead {
  @Field(() => PhoneFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: PhoneFacts | null;
}
