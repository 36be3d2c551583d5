import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: 'A required source that was not searched, or whose data was too old to rely on.' })
export class CoverageGap {
  @Field(() => String, { description: 'Imported list, dataset or provider.' })
  source!: string;

  @Field(() => String, { description: 'Reason code in snake_case, such as `no_records_of_state` or `data_too_old`.' })
  reason!: string;

  @Field(() => String, { description: 'What was not covered and how the operator can fix it, in plain English.' })
  message!: string;
}

/** Fields shared by every lookup result. Not a separate GraphQL type. */
@ObjectType({ description: 'Fields shared by every lookup result.' })
export abstract class AnswerHead {
  @Field(() => Boolean, {
    description:
      'Whether a provider had an answer. If false, the result is unknown and nothing can be concluded about ' +
      'the input.',
  })
  known!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Packages or datasets that the result comes from, with their versions.',
  })
  source!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date (ISO 8601) of the oldest data that the result is based on.',
  })
  asOf!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason code in snake_case: why the result is unknown, or a note on it (such as why an address did not ' +
      'match).',
  })
  reason!: string | null;

  @Field(() => [CoverageGap], {
    description:
      'Sources that were not searched or whose data is too old. An empty result clears the guest only if ' +
      '`known` is true and this list is empty.',
  })
  gaps!: CoverageGap[];
}
