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
