import { CoverageGap } from '../../answer/answer-head.type.js';
import { Directive, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { PhraseType } from '#kit/graph/phrase.type.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';

export enum BackgroundCheckType {
  globalcheck = 'globalcheck',
}

registerEnumType(BackgroundCheckType, {
  name: 'BackgroundCheckType',
  description: 'Depth of a background check.',
  valuesConfig: { globalcheck: { description: 'Every available source.' } },
});

export enum BackgroundCheckStatus {
  PENDING = 'PENDING',
  REVIEW = 'REVIEW',
  FINISHED = 'FINISHED',
  FAILED = 'FAILED',
}

registerEnumType(BackgroundCheckStatus, {
  name: 'BackgroundCheckStatus',
  description: 'Progress of a background check.',
  valuesConfig: {
    PENDING: { description: 'In progress: at least one source has not responded yet.' },
    REVIEW: { description: 'Completed: there are findings, or an applicable source was not fully searched.' },
    FINISHED: { description: 'Completed: every applicable source was searched and nothing was found.' },
    FAILED: { description: 'Failed: no source could be searched.' },
  },
});

export enum BackgroundRiskStatus {
  CLEARED = 'CLEARED',
  REVIEW = 'REVIEW',
}

registerEnumType(BackgroundRiskStatus, {
  name: 'BackgroundRiskStatus',
  description: 'Verdict of a background check.',
  valuesConfig: {
    CLEARED: { description: 'Completed: every applicable source was searched and nothing was found.' },
    REVIEW: { description: 'Manual review needed: there are findings, or a source was not fully searched.' },
  },
});

export enum BackgroundItemStatus {
  PENDING = 'PENDING',
  REVIEW = 'REVIEW',
  FINISHED = 'FINISHED',
  FAILED = 'FAILED',
  NO_RESULTS = 'NO_RESULTS',
}

registerEnumType(BackgroundItemStatus, {
  name: 'BackgroundItemStatus',
  description: 'Result of one source.',
  valuesConfig: {
    PENDING: { description: 'In progress, or waiting for a retry.' },
    REVIEW: { description: 'The source has findings.' },
    FINISHED: { description: 'The source found nothing of concern.' },
    FAILED: { description: 'The source was not searched; see `reason`.' },
    NO_RESULTS: {
      description: 'No records of the person, or no coverage of their region (`searched` is false).',
    },
  },
});

@ObjectType({ description: 'A finding of one source.' })
export class BackgroundFoundItem {
  @Field(() => String, { description: 'Title of the finding.' })
  title!: string;

  @Field(() => PhraseType, { description: '`title` without its words.' })
  titlePhrase!: PhraseType;

  @Field(() => String, { nullable: true, description: "Short name of the finding's origin." })
  subtitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Text of the finding.' })
  description!: string | null;

  @Field(() => [PhraseType], { description: 'Sentences of `description` without their words.' })
  descriptionPhrases!: PhraseType[];

  @Field(() => [String], { description: 'Tags such as match quality, dates and categories.' })
  tags!: string[];

  @Field(() => [PhraseType], { description: '`tags` without their words, in the same order.' })
  tagPhrases!: PhraseType[];

  @Field(() => String, { nullable: true, description: 'Image URL.' })
  image!: string | null;

  @Field(() => [String], { description: 'URLs of all images.' })
  images!: string[];

  @Field(() => String, { nullable: true, description: 'Link to the source page.' })
  link!: string | null;
}

@ObjectType({ description: 'Findings of one source about the person.' })
export class BackgroundReportItem {
  @Field(() => String, { description: 'Stable identifier of the source, such as `adverse_media`.' })
  key!: string;

  @Field(() => String, { description: 'Display name of the source.' })
  name!: string;

  @Field(() => BackgroundItemStatus, { description: 'Result of the source.' })
  status!: BackgroundItemStatus;

  @Field(() => Boolean, { description: 'Whether the source was searched.' })
  searched!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Reason code in snake_case: why the source was not searched, or a note on its result.',
  })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Lists, registers or feeds searched.' })
  source!: string | null;

  @Field(() => String, { nullable: true, description: 'Date (ISO 8601) of the oldest data searched.' })
  asOf!: string | null;

  @Field(() => [BackgroundFoundItem], { description: 'Findings.' })
  items!: BackgroundFoundItem[];

  @Field(() => [CoverageGap], { description: 'Sources, or parts of a source, that were not searched.' })
  gaps!: CoverageGap[];
}

@Directive('@key(fields: "id")')
@ObjectType({ description: 'Background check of a person.', implements: Node })
export class BackgroundCheck {
  @Field(() => ID, { description: 'ID of the check.' })
  id!: string;

  @Field(() => BackgroundCheckType, { description: 'Depth of the check.' })
  type!: BackgroundCheckType;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Name of the person, as submitted; null if none was given.' })
  personName!: string | null;

  @Field(() => BackgroundCheckStatus, { description: 'Progress of the check.' })
  status!: BackgroundCheckStatus;

  @Field(() => BackgroundRiskStatus, {
    nullable: true,
    description: 'Verdict; null if the check is in progress or has failed.',
  })
  riskStatus!: BackgroundRiskStatus | null;

  @Field(() => DateTimeScalar, { description: 'Time of submission.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Completion time; null while in progress.' })
  stoppedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Signed URL of the PDF report, valid for 15 minutes; null while the check is in progress.',
  })
  pdf!: string | null;

  @Field(() => [BackgroundReportItem], { description: 'Results, one per source.' })
  reportItems!: BackgroundReportItem[];
}

/** `BackgroundCheckEdge` and `BackgroundCheckConnection`. */
export const BackgroundCheckConnection = connectionOf('BackgroundCheck', () => BackgroundCheck);
