import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../answer/answer-head.type.js';

@ObjectType({ description: 'A breach in which data of an address was taken.' })
export class Breach {
  @Field(() => String, { description: 'Name of the breach.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Domain of what was broken into; null where the catalogue has none.',
  })
  domain!: string | null;

  @Field(() => String, { nullable: true, description: 'The day of the breach (ISO 8601); null where it is not known.' })
  breachDate!: string | null;
}

@ObjectType({ description: 'The breaches that an address was in.' })
export class BreachFacts {
  @Field(() => [Breach], { description: 'Latest first; empty when it was in none that is loaded.' })
  breaches!: Breach[];
}

@ObjectType({ description: 'The answer to which breaches an e-mail address was in.' })
export class BreachAnswer extends AnswerHead {
  @Field(() => BreachFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: BreachFacts | null;
}

@ObjectType({ description: 'An address of a range, by the rest of its digest.' })
export class BreachedHash {
  @Field(() => String, { description: 'The last 34 hexadecimal digits of the SHA-1 of the address in lower case.' })
  suffix!: string;

  @Field(() => [String], { description: 'Names of the breaches that it was in.' })
  breaches!: string[];
}

@ObjectType({ description: 'All addresses of a range of digests.' })
export class BreachRangeFacts {
  @Field(() => [BreachedHash], { description: 'In order of their digests, at most 5,000.' })
  hashes!: BreachedHash[];
}

@ObjectType({ description: 'The answer to which addresses of a range of digests were in breaches.' })
export class BreachRangeAnswer extends AnswerHead {
  @Field(() => BreachRangeFacts, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: BreachRangeFacts | null;
}
