import { CoverageGap } from '../../answer/answer-head.type.js';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';

export enum BackgroundCheckType {
  globalcheck = 'globalcheck',
}

registerEnumType(BackgroundCheckType, {
  name: 'BackgroundCheckType',
  description: 'How a person is checked.',
  valuesConfig: { globalcheck: { description: 'In every source that there is.' } },
});

export enum BackgroundCheckStatus {
  PENDING = 'PENDING',
  REVIEW = 'REVIEW',
  FINISHED = 'FINISHED',
  FAILED = 'FAILED',
}

registerEnumType(BackgroundCheckStatus, {
  name: 'BackgroundCheckStatus',
  description: 'How far a check is.',
  valuesConfig: {
    PENDING: { description: 'Not every source has answered.' },
    REVIEW: { description: 'Something was found, or a source that applies to the person was not fully searched.' },
    FINISHED: { description: 'Every source that applies to the person was searched, and nothing was found.' },
    FAILED: { description: 'No source could be searched.' },
  },
});

export enum BackgroundRiskStatus {
  CLEARED = 'CLEARED',
  REVIEW = 'REVIEW',
}

registerEnumType(BackgroundRiskStatus, {
  name: 'BackgroundRiskStatus',
  description: 'What a check came to.',
  valuesConfig: {
    CLEARED: { description: 'Every source that applies to the person was searched, and nothing was found.' },
    REVIEW: { description: 'Manual review needed: something was found or not fully searched.' },
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
  description: 'What one source came to.',
  valuesConfig: {
    PENDING: { description: 'It is being asked, or asked again.' },
    REVIEW: { description: 'It found something.' },
    FINISHED: { description: 'It found nothing to worry about.' },
    FAILED: { description: 'It was not searched; `reason` tells why.' },
    NO_RESULTS: {
      description: 'It holds nothing on the person, or has no records of where they live (`searched` is false).',
    },
  },
});

@ObjectType({ description: 'One thing that a source found.' })
export class BackgroundFoundItem {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Where it is from, in short.' })
  subtitle!: string | null;

  @Field(() => String, { nullable: true, description: 'What it says.' })
  description!: string | null;

  @Field(() => [String], { description: 'Marks: likeness, dates, categories.' })
  tags!: string[];

  @Field(() => String, { nullable: true, description: 'Address of a picture.' })
  image!: string | null;

  @Field(() => [String], { description: 'Addresses of all pictures.' })
  images!: string[];

  @Field(() => String, { nullable: true, description: 'Where it can be read about.' })
  link!: string | null;
}

@ObjectType({ description: 'What one source says of the person.' })
export class BackgroundReportItem {
  @Field(() => String, { description: 'Stable name of the source, such as `adverse_media`.' })
  key!: string;

  @Field(() => String, { description: 'Its name as people read it.' })
  name!: string;

  @Field(() => BackgroundItemStatus, { description: 'What it came to.' })
  status!: BackgroundItemStatus;

  @Field(() => Boolean, { description: 'Whether it was searched.' })
  searched!: boolean;

  @Field(() => String, { nullable: true, description: 'A snake_case word: why it was not searched, or a remark.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'What exactly was searched.' })
  source!: string | null;

  @Field(() => String, { nullable: true, description: 'Day (ISO 8601) of the oldest data that was searched.' })
  asOf!: string | null;

  @Field(() => [BackgroundFoundItem], { description: 'What it found.' })
  items!: BackgroundFoundItem[];

  @Field(() => [CoverageGap], { description: 'Sources or parts that were not searched.' })
  gaps!: CoverageGap[];
}

@ObjectType({ description: 'A background check of a person.' })
export class BackgroundCheck {
  @Field(() => ID, { description: 'Identifier of the check.' })
  id!: string;

  @Field(() => BackgroundCheckType, { description: 'How the person is checked.' })
  type!: BackgroundCheckType;

  @Field(() => BackgroundCheckStatus, { description: 'How far it is.' })
  status!: BackgroundCheckStatus;

  @Field(() => BackgroundRiskStatus, {
    nullable: true,
    description: 'What it came to; null while it runs, and when it failed.',
  })
  riskStatus!: BackgroundRiskStatus | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was submitted.' })
  startedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ended; null while it runs.' })
  stoppedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Signed address of the report as a PDF, good for 15 minutes; null while the check runs.',
  })
  pdf!: string | null;

  @Field(() => [BackgroundReportItem], { description: 'One entry for each source.' })
  reportItems!: BackgroundReportItem[];
}
