import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { AddressFacts } from './address-facts.type.js';

@ObjectType({ description: 'The answer to a question about a postal address.' })
export class AddressAnswer extends AnswerHead {
  @Field(() => AddressFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: AddressFacts | null;
}
