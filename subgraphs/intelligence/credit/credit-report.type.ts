import { Field, Int, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';

/** What a bureau may say of a report as a whole. */
export const CREDIT_OUTCOMES = ['clear', 'consider', 'no_file'] as const;

@ObjectType({ description: 'What a credit bureau makes of a guest. The report itself is never kept.' })
export class CreditFacts {
  @Field(() => String, {
    description:
      '`clear`: nothing speaks against the guest; `consider`: something should be weighed; `no_file`: there is none.',
  })
  outcome!: (typeof CREDIT_OUTCOMES)[number];

  @Field(() => Int, { nullable: true, description: "The bureau's score; null where it gives none." })
  score!: number | null;

  @Field(() => Int, { nullable: true, description: 'The least that a score can be; null where it is not told.' })
  scoreFrom!: number | null;

  @Field(() => Int, { nullable: true, description: 'The most that a score can be; null where it is not told.' })
  scoreTo!: number | null;

  @Field(() => [String], { description: 'Codes of what moved the outcome, such as `collections`; at most 20.' })
  reasons!: string[];
}

@ObjectType({ description: "The answer to a guest's credit standing." })
export class CreditAnswer extends AnswerHead {
  @Field(() => CreditFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: CreditFacts | null;
}
