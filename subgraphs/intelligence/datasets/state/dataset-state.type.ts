import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PhraseType } from '#kit/graph/phrase.type.js';
import { DateScalar, DateTimeScalar } from '#kit/graph/scalars.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType({ description: 'An active part of a dataset.' })
export class DatasetPart {
  @Field(() => String, { description: 'Name of the part; `all` if the dataset has only one.' })
  part!: string;

  @Field(() => String, { description: 'File or URL that the part was imported from.' })
  source!: string;

  @Field(() => DateScalar, { description: 'Date (ISO 8601) of the data.' })
  asOf!: string;

  @Field(() => Int, { description: 'Number of rows.' })
  rows!: number;

  @Field(() => String, { description: 'Licence at the time of the import.' })
  licence!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the import.' })
  loadedAt!: Date;
}

export enum DatasetFetchState {
  WAITING = 'waiting',
  QUEUED = 'queued',
  FETCHING = 'fetching',
  UP_TO_DATE = 'up_to_date',
  FAILED = 'failed',
  IMPORTED_BY_HAND = 'imported_by_hand',
}

registerEnumType(DatasetFetchState, {
  name: 'DatasetFetchState',
  description: 'Status of the automatic download of a dataset from its publisher.',
  valuesConfig: {
    WAITING: { description: 'Not tried yet.' },
    QUEUED: { description: 'Requested by a user; starts when the download before it has finished.' },
    FETCHING: { description: 'Download or import in progress.' },
    UP_TO_DATE: { description: 'The last download succeeded.' },
    FAILED: { description: 'The last download failed; the previous data stays active.' },
    IMPORTED_BY_HAND: { description: 'A manually imported file is active; automatic updates do not replace it.' },
  },
});

@ObjectType({ description: 'Automatic updates of a dataset from its publisher.' })
export class DatasetFetch {
  @Field(() => DatasetFetchState, { description: 'Status of the download.' })
  state!: DatasetFetchState;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  problem!: string | null;

  @Field(() => PhraseType, { nullable: true, description: '`problem` without its words.' })
  problemPhrase!: PhraseType | null;

  @Field(() => Int, { nullable: true, description: "HTTP status of the publisher's error response." })
  httpStatus!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Bytes downloaded so far, updated about once a second; null if no download is in progress.',
  })
  downloadedBytes!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time when the last attempt finished, whether or not it succeeded.',
  })
  finishedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the last successful check with the publisher, whether or not new data was available.',
  })
  fetchedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the next check.' })
  nextAt!: Date | null;
}

@ObjectType('Dataset', { description: 'A dataset used by lookups, with its imported data.' })
export class DatasetType {
  @Field(() => String, { description: 'Name of the dataset, as used by the import command.' })
  name!: string;

  @Field(() => String, { description: 'Description of the contents.' })
  title!: string;

  @Field(() => String, { description: 'Publisher.' })
  publisher!: string;

  @Field(() => String, { description: 'Licence of the publisher.' })
  licence!: string;

  @RequiresRole('viewer')
  @Field(() => String, {
    nullable: true,
    description: 'Download URL: the public one of the publisher, or that of `DATASETS_URLS` without its query.',
  })
  officialUrl!: string | null;

  @Field(() => [DatasetPart], { description: 'Active parts; empty if nothing is imported.' })
  parts!: DatasetPart[];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of rows loaded by an import that is in progress or was interrupted; null if there is none.',
  })
  loading!: number | null;

  @Field(() => DatasetFetch, {
    nullable: true,
    description: 'Automatic updates; null if the dataset has no URL or DATASETS_AUTO is off.',
  })
  fetch!: DatasetFetch | null;
}
