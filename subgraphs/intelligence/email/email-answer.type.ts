import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { EmailFacts } from './email-facts.type.js';

@ObjectType({ description: 'The answer to a question about an e-mail address.' })
export class EmailAnswer extends AnswerHead {
  @Field(() => EmailFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: EmailFacts | null;
}
