import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';

@ObjectType({ description: 'Where a domain takes mail.' })
export class MxFacts {
  @Field(() => Boolean, {
    description: 'Whether some host takes mail for the domain; not whether the mailbox exists.',
  })
  acceptsMail!: boolean;

  @Field(() => [String], { description: 'The hosts that take it, the preferred one first.' })
  hosts!: string[];
}

@ObjectType({ description: 'The answer of the name servers on where a domain takes mail.' })
export class MxAnswer extends AnswerHead {
  @Field(() => MxFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: MxFacts | null;
}
