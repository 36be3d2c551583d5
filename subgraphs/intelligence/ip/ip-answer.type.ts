import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { IpFacts } from './ip-facts.type.js';

@ObjectType({ description: 'Result of an IP address lookup.' })
export class IpAnswer extends AnswerHead {
  @Field(() => IpFacts, { nullable: true, description: 'IP address details; null only if `known` is false.' })
  facts!: IpFacts | null;
}
