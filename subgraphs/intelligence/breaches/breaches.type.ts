import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';
import { DateScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: 'A data breach that exposed an email address.' })
export class Breach {
  @Field(() => String, { description: 'Name of the breach.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of the breached site; null if the catalog has none.',
  })
  domain!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date of the breach (ISO 8601); null if unknown.' })
  breachDate!: string | null;
}

@ObjectType({ description: 'Breaches that include an email address.' })
export class BreachFacts {
  @Field(() => [Breach], { description: 'Breaches, latest first; empty if no imported breach includes the address.' })
  breaches!: Breach[];
}

@ObjectType({ description: 'Result of a breach lookup for an email address.' })
export class BreachAnswer extends AnswerHead {
  @Field(() => BreachFacts, { nullable: true, description: 'Breaches found; null only if `known` is false.' })
  facts!: BreachFacts | null;
}

@ObjectType({ description: 'A breached address in a hash range, identified by the rest of its hash.' })
export class BreachedHash {
  @Field(() => String, { description: 'Last 34 hexadecimal digits of the SHA-1 hash of the lowercase address.' })
  suffix!: string;

  @Field(() => [String], { description: 'Names of the breaches that include the address.' })
  breaches!: string[];
}

@ObjectType({ description: 'Breached addresses in a hash range.' })
export class BreachRangeFacts {
  @Field(() => [BreachedHash], { description: 'Addresses ordered by hash, up to 5,000.' })
  hashes!: BreachedHash[];
}

@ObjectType({ description: 'Result of a breach lookup by hash prefix.' })
export class BreachRangeAnswer extends AnswerHead {
  @Field(() => BreachRangeFacts, { nullable: true, description: 'Addresses found; null only if `known` is false.' })
  facts!: BreachRangeFacts | null;
}
