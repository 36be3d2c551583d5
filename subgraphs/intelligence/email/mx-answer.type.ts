import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';

@ObjectType({ description: 'Mail servers (MX) of a domain.' })
export class MxFacts {
  @Field(() => Boolean, {
    description: 'Whether any host accepts mail for the domain. Does not check that the mailbox exists.',
  })
  acceptsMail!: boolean;

  @Field(() => [String], { description: 'Mail hosts, most preferred first.' })
  hosts!: string[];
}

@ObjectType({ description: 'Result of an MX lookup.' })
export class MxAnswer extends AnswerHead {
  @Field(() => MxFacts, { nullable: true, description: 'Mail servers found; null only if `known` is false.' })
  facts!: MxFacts | null;
}
