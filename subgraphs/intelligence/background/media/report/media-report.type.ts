import { CoverageGap } from '../../../answer/answer-head.type.js';
import { Directive, Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { PhraseType } from '#kit/graph/phrase.type.js';
import { DateScalar, DateTimeScalar } from '#kit/graph/scalars.js';
import type { Part } from '../judge/part/evidence.js';
import type { Outcome } from '../judge/part/read-article.js';
import { ArticleOutcomeEnum, ArticleRoleEnum } from './media-part.js';
import { MediaQualifierEnum } from './media-qualifier.js';

export enum AdverseMediaStatus {
  PENDING = 'PENDING',
  NO_RESULTS = 'NO_RESULTS',
  REVIEW = 'REVIEW',
  FINISHED = 'FINISHED',
}

registerEnumType(AdverseMediaStatus, {
  name: 'AdverseMediaStatus',
  description: 'Progress and outcome of an adverse media search.',
  valuesConfig: {
    PENDING: { description: 'In progress.' },
    NO_RESULTS: { description: 'All required news coverage was searched; no article names the person.' },
    REVIEW: {
      description:
        'Needs review: an article is adverse or could not be classified, or the required news coverage is incomplete (`gaps`).',
    },
    FINISHED: {
      description: 'All required news coverage was searched; articles name the person, but none is adverse.',
    },
  },
});

@ObjectType({ description: 'News article that names the person.' })
export class AdverseMediaFinding {
  @Field(() => String, { description: 'Headline.' })
  title!: string;

  @Field(() => String, { description: 'Excerpt of the text around the name.' })
  snippet!: string;

  @Field(() => String, { nullable: true, description: 'Opening of the article; null if only the headline is known.' })
  summary!: string | null;

  @Field(() => String, { description: "Host name of the article's URL." })
  displayLink!: string;

  @Field(() => String, { description: 'URL of the article.' })
  link!: string;

  @Field(() => String, { nullable: true, description: 'Image URL.' })
  image!: string | null;

  @Field(() => String, { description: 'Publisher.' })
  source!: string;

  @Field(() => String, { nullable: true, description: 'Publication time (ISO 8601).' })
  publishedAt!: string | null;

  @Field(() => [String], { description: 'Risk categories; only `Other News` if none applies.' })
  riskCategories!: string[];

  @Field(() => String, { description: 'Name as written in the article.' })
  matchedName!: string;

  @Field(() => Float, { description: 'Similarity to the searched name, 0 to 1.' })
  nameScore!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Probability that the article is adverse to the person, 0 to 1; null if the outcome is unclear.',
  })
  adverse!: number | null;

  @Field(() => ArticleOutcomeEnum, { description: 'Whether the article speaks against the person.' })
  outcome!: Outcome;

  @Field(() => ArticleRoleEnum, {
    nullable: true,
    description: 'Part that the person plays in the article; null if none was recognized.',
  })
  role?: Part | null;

  @Field(() => String, { nullable: true, description: 'Words that decided; null if none did.' })
  decidingWords?: string | null;

  @Field(() => String, { nullable: true, description: 'Sentence with these words.' })
  decidingSentence?: string | null;

  @Field(() => [String], { description: 'Terms in the article that determined its categories.' })
  matchedTerms!: string[];

  @Field(() => [MediaQualifierEnum], { description: 'Remarks on the article.' })
  qualifiers!: string[];
}

@Directive('@key(fields: "id")')
@ObjectType({ description: 'Adverse media search for a person, with its results.', implements: Node })
export class AdverseMediaReport {
  @Field(() => ID, { description: 'ID of the search.' })
  id!: string;

  @Field(() => AdverseMediaStatus, { description: 'Progress of the check.' })
  status!: AdverseMediaStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'Why nothing could be searched (`no_records_imported`, `provider_failed` or `search_failed`), or ' +
      '`a_provider_failed` if one of several providers failed.',
  })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Sources that were searched.' })
  source!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Date (ISO 8601) of the oldest data searched.' })
  asOf!: string | null;

  @Field(() => [CoverageGap], {
    description: 'Missing parts of the required news coverage. A person is never cleared while this list is not empty.',
  })
  gaps!: CoverageGap[];

  @Field(() => String, {
    nullable: true,
    description: 'Description of the coverage searched: days, languages and sources; null while there are gaps.',
  })
  scope!: string | null;

  @Field(() => PhraseType, { nullable: true, description: 'The coverage searched, to word it in another language.' })
  scopePhrase!: PhraseType | null;

  @Field(() => [String], { description: 'Risk categories of all adverse articles.' })
  riskCategories!: string[];

  @Field(() => [AdverseMediaFinding], { description: 'Up to 50 articles, most adverse first.' })
  findings!: AdverseMediaFinding[];

  @Field(() => DateTimeScalar, { description: 'Time of the request.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Completion time; null while in progress.' })
  stoppedAt!: Date | null;
}
