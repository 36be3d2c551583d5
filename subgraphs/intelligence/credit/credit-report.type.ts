import { Field, Int, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { CreditOutcome } from './credit-outcome.js';

/** Possible outcomes of a credit report. */
export const CREDIT_OUTCOMES = ['clear', 'consider', 'no_file'] as const;

@ObjectType({ description: "Summary of a credit bureau's report on a guest. The full report is never stored." })
export class CreditFacts {
  @Field(() => CreditOutcome, { description: 'Outcome.' })
  outcome!: (typeof CREDIT_OUTCOMES)[number];

  @Field(() => Int, { nullable: true, description: "The bureau's credit score; null if there is none." })
  score!: number | null;

  @Field(() => Int, { nullable: true, description: 'Lowest possible score; null if unknown.' })
  scoreFrom!: number | null;

  @Field(() => Int, { nullable: true, description: 'Highest possible score; null if unknown.' })
  scoreTo!: number | null;

  @Field(() => [String], { description: 'Reason codes for the outcome, such as `collections`; up to 20.' })
  reasons!: string[];
}

@ObjectType({ description: 'Result of a credit check.' })
export class CreditAnswer extends AnswerHead {
  @Field(() => CreditFacts, { nullable: true, description: 'Details; null only if `known` is false.' })
  facts!: CreditFacts | null;
}
