import { Field, Float, GraphQLISODateTime, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A part of a data set that is in force.' })
export class DatasetPart {
  @Field(() => String, { description: 'Name of the part; `all` where there is but one.' })
  part!: string;

  @Field(() => String, { description: 'The file or address that it came from.' })
  source!: string;

  @Field(() => String, { description: 'The day (ISO 8601) that the data is from.' })
  asOf!: string;

  @Field(() => Float, { description: 'How many rows it has.' })
  rows!: number;

  @Field(() => String, { description: 'The licence that it was loaded under.' })
  licence!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it came into force.' })
  loadedAt!: Date;
}

@ObjectType('Dataset', { description: 'A data set that lookups answer from, and what is loaded of it.' })
export class DatasetType {
  @Field(() => String, { description: 'The name that it is imported under.' })
  name!: string;

  @Field(() => String, { description: 'What it is.' })
  title!: string;

  @Field(() => String, { description: 'Who publishes it.' })
  publisher!: string;

  @Field(() => String, { description: 'The licence of its publisher.' })
  licence!: string;

  @Field(() => String, { nullable: true, description: 'Where its publisher gives it to everybody.' })
  officialUrl!: string | null;

  @Field(() => [DatasetPart], { description: 'What is in force; empty: nothing is loaded.' })
  parts!: DatasetPart[];

  @Field(() => Float, {
    nullable: true,
    description: 'Rows of a load that is under way or was broken off; null: none.',
  })
  loading!: number | null;
}
