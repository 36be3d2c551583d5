import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A source that was needed and not consulted, or whose data was too old to rely on.' })
export class CoverageGap {
  @Field(() => String, { description: 'The imported list, data set or provider.' })
  source!: string;

  @Field(() => String, { description: 'A snake_case word, such as `no_records_of_state` or `data_too_old`.' })
  reason!: string;

  @Field(() => String, { description: 'What was not covered and what the operator can do, in plain English.' })
  message!: string;
}

/** The members that every answer of a lookup shares. It is no GraphQL type of its own. */
@ObjectType({ description: 'The members that every answer of a lookup shares.' })
export abstract class AnswerHead {
  @Field(() => Boolean, {
    description: 'Whether the provider could say anything; false is not a verdict on the input.',
  })
  known!: boolean;

  @Field(() => String, { nullable: true, description: 'Who answered: packages or data sets with their versions.' })
  source!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day (ISO 8601) of the oldest data that the answer rests on.',
  })
  asOf!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A snake_case word: why nothing is known, or a remark on the facts (why an address was not matched).',
  })
  reason!: string | null;

  @Field(() => [CoverageGap], {
    description:
      'Sources that were not consulted, or too old. "Nothing found" clears nobody unless `known` is true and this is empty.',
  })
  gaps!: CoverageGap[];
}
