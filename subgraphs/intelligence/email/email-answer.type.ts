import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { EmailFacts } from './email-facts.type.js';

@ObjectType({ description: 'Result of an email address lookup.' })
export class EmailAnswer extends AnswerHead {
  @Field(() => EmailFacts, { nullable: true, description: 'Email details; null only if `known` is false.' })
  facts!: EmailFacts | null;
}
