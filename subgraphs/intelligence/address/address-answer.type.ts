import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { AddressFacts } from './address-facts.type.js';

@ObjectType({ description: 'Result of a postal address lookup.' })
export class AddressAnswer extends AnswerHead {
  @Field(() => AddressFacts, { nullable: true, description: 'Address details; null only if `known` is false.' })
  facts!: AddressFacts | null;
}
