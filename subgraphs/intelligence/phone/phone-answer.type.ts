import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { PhoneFacts } from './phone-facts.type.js';

@ObjectType({ description: 'Result of a phone number lookup.' })
export class PhoneAnswer extends AnswerHead {
  @Field(() => PhoneFacts, { nullable: true, description: 'Phone number details; null only if `known` is false.' })
  facts!: PhoneFacts | null;
}
