import { CoverageGap } from '../../../answer/answer-head.type.js';
import { Field, Float, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';

export enum AdverseMediaStatus {
  PENDING = 'PENDING',
  NO_RESULTS = 'NO_RESULTS',
  REVIEW = 'REVIEW',
  FINISHED = 'FINISHED',
}

registerEnumType(AdverseMediaStatus, {
  name: 'AdverseMediaStatus',
  description: 'How far a search of adverse media is.',
  valuesConfig: {
    PENDING: { description: 'The search has not ended.' },
    NO_RESULTS: { description: 'All the news that are promised were searched, and no article names the person.' },
    REVIEW: {
      description:
        'Something speaks ill of the person or could not be judged, or not all of the news was searched (`gaps`).',
    },
    FINISHED: {
      description:
        'All the news that are promised were searched; articles name the person, and none speaks ill of them.',
    },
  },
});

@ObjectType({ description: 'An article that names the person.' })
export class AdverseMediaFinding {
  @Field(() => String, { description: 'Title of the article.' })
  title!: string;

  @Field(() => String, { description: 'The text around the name.' })
  snippet!: string;

  @Field(() => String, { nullable: true, description: 'How the article begins; null where only a title is known.' })
  summary!: string | null;

  @Field(() => String, { description: 'Host of the link.' })
  displayLink!: string;

  @Field(() => String, { description: 'Address of the article.' })
  link!: string;

  @Field(() => String, { nullable: true, description: 'Address of a picture.' })
  image!: string | null;

  @Field(() => String, { description: 'Who published it.' })
  source!: string;

  @Field(() => String, { nullable: true, description: 'When it was published (ISO 8601).' })
  publishedAt!: string | null;

  @Field(() => [String], { description: 'Categories of risk; `Other News` alone where none fits.' })
  riskCategories!: string[];

  @Field(() => String, { description: 'The name as the article has it.' })
  matchedName!: string;

  @Field(() => Float, { description: 'How alike it is to the name asked for, 0 to 1.' })
  nameScore!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'How probable it is that the article speaks ill of the person, 0 to 1; null where it cannot be told.',
  })
  adverse!: number | null;

  @Field(() => [String], { description: 'Words that speak for the categories.' })
  matchedTerms!: string[];

  @Field(() => [String], {
    description:
      '`same_age` or `same_place`, where the article tells of it; `no_longer_listed`: a source outside once listed it; `name_in_text_only`: the source found the name in the text, and only the headline was judged.',
  })
  qualifiers!: string[];
}

@ObjectType({ description: 'A search of news for a person, and what it found.' })
export class AdverseMediaReport {
  @Field(() => ID, { description: 'Identifier of the search.' })
  id!: string;

  @Field(() => AdverseMediaStatus, { description: 'How far it is.' })
  status!: AdverseMediaStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'Why nothing could be searched (`no_records_imported`, `provider_failed`, `search_failed`), or `a_provider_failed`.',
  })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'What was searched.' })
  source!: string | null;

  @Field(() => String, { nullable: true, description: 'Day (ISO 8601) of the oldest data that was searched.' })
  asOf!: string | null;

  @Field(() => [CoverageGap], {
    description: 'What of the promised news was not searched; nobody is cleared while there is any.',
  })
  gaps!: CoverageGap[];

  @Field(() => String, {
    nullable: true,
    description: 'What was searched, in words: days, languages and sources; null while there are gaps.',
  })
  scope!: string | null;

  @Field(() => [String], { description: 'Categories of everything that speaks ill of the person.' })
  riskCategories!: string[];

  @Field(() => [AdverseMediaFinding], { description: 'At most 50 articles, the worst first.' })
  findings!: AdverseMediaFinding[];

  @Field(() => GraphQLISODateTime, { description: 'When it was asked for.' })
  startedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ended; null while it runs.' })
  stoppedAt!: Date | null;
}
