import { Field, Float, GraphQLISODateTime, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

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

export enum DatasetFetchState {
  waiting = 'waiting',
  fetching = 'fetching',
  up_to_date = 'up_to_date',
  failed = 'failed',
  imported_by_hand = 'imported_by_hand',
}

registerEnumType(DatasetFetchState, {
  name: 'DatasetFetchState',
  description: 'How far the service has got with fetching a data set from its publisher.',
  valuesConfig: {
    waiting: { description: 'Not tried yet.' },
    fetching: { description: 'Being downloaded or imported.' },
    up_to_date: { description: 'The last try succeeded.' },
    failed: { description: 'The last try failed; what was in force before stays.' },
    imported_by_hand: { description: 'A file that was imported by hand is in force and is not replaced unasked.' },
  },
});

@ObjectType({ description: 'How a data set is kept up to date from its publisher.' })
export class DatasetFetch {
  @Field(() => DatasetFetchState, { description: 'Where it stands.' })
  state!: DatasetFetchState;

  @Field(() => String, { nullable: true, description: 'Why the last try failed.' })
  problem!: string | null;

  @Field(() => Int, { nullable: true, description: 'The HTTP status that the publisher refused with.' })
  httpStatus!: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the publisher was last asked with success, whether or not there was something new.',
  })
  fetchedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the publisher is asked next.' })
  nextAt!: Date | null;
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

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Where its publisher gives it to everybody.' })
  officialUrl!: string | null;

  @Field(() => [DatasetPart], { description: 'What is in force; empty: nothing is loaded.' })
  parts!: DatasetPart[];

  @Field(() => Float, {
    nullable: true,
    description: 'Rows of a load that is under way or was broken off; null: none.',
  })
  loading!: number | null;

  @Field(() => DatasetFetch, {
    nullable: true,
    description: 'How it is kept up to date; null where it has no public address, or DATASETS_AUTO is off.',
  })
  fetch!: DatasetFetch | null;
}
