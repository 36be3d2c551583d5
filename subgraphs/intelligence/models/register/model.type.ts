import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PhraseType } from '#kit/graph/phrase.type.js';
import { DateScalar } from '#kit/graph/scalars.js';
import { FeatureGroup } from '../features/feature-types.js';
import { ModelOrigin, ModelRole, ModelTarget } from './model-enums.js';

@ObjectType({ description: 'A named metric or threshold.' })
export class ModelFigure {
  @Field(() => String, { description: 'Name of the metric or threshold.' })
  name!: string;

  @Field(() => Float, { description: 'Value.' })
  value!: number;
}

@ObjectType({ description: 'Input feature of a model.' })
export class ModelFeature {
  @Field(() => String, { description: 'Name in `/v1` and in CSV tables.' })
  name!: string;

  @Field(() => String, { description: 'Name of the field in the input of the prediction.' })
  field!: string;

  @Field(() => String, { description: 'Human-readable description of the feature.' })
  label!: string;

  @Field(() => FeatureGroup, { description: 'Feature group.' })
  group!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Unit or meaning of the value, such as `US dollars`; null if the label says it.',
  })
  unit!: string | null;

  @Field(() => Boolean, { description: 'Whether it is 0 or 1: a Boolean in the input of the prediction.' })
  isFlag!: boolean;

  @Field(() => Float, { description: 'Minimum accepted value.' })
  min!: number;

  @Field(() => Float, { description: 'Maximum accepted value.' })
  max!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Monotonic direction: 1 if a higher value never lowers the score, -1 if it never raises it, null if unconstrained.',
  })
  direction!: number | null;

  @Field(() => Boolean, { description: 'Whether the model has learned a weight for the feature.' })
  learned!: boolean;
}

@ObjectType({ description: 'Model in use, with its model card.' })
export class PredictionModel {
  @Field(() => ModelTarget, { description: 'What the model predicts.' })
  name!: string;

  @Field(() => String, { description: 'Model version.' })
  version!: string;

  @Field(() => String, { description: "SHA-256 of the model's content." })
  hash!: string;

  @Field(() => ModelRole, { description: 'Role of the model.' })
  role!: string;

  @Field(() => ModelOrigin, { description: 'Origin of the training data.' })
  origin!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Caveat for using its results; null if trained on your own history.',
  })
  note!: string | null;

  @Field(() => PhraseType, { nullable: true, description: 'The caveat, to word it in another language.' })
  notePhrase!: PhraseType | null;

  @Field(() => DateScalar, { description: 'Training date.' })
  trainedAt!: string;

  @Field(() => Int, { description: 'Number of training rows.' })
  rows!: number;

  @Field(() => Int, { description: 'Number of training rows with a positive outcome.' })
  positives!: number;

  @Field(() => String, { description: 'Intended use.' })
  summary!: string;

  @Field(() => PhraseType, { description: 'Intended use, to word it in another language.' })
  summaryPhrase!: PhraseType;

  @Field(() => String, { description: 'Training data.' })
  data!: string;

  @Field(() => PhraseType, { description: 'Training data, to word it in another language.' })
  dataPhrase!: PhraseType;

  @Field(() => String, { description: 'Training method.' })
  method!: string;

  @Field(() => [String], { description: 'Known limitations.' })
  limits!: string[];

  @Field(() => [PhraseType], { description: 'Known limitations, to word them in another language.' })
  limitPhrases!: PhraseType[];

  @Field(() => [String], { description: 'Assumptions made where data was missing.' })
  priors!: string[];

  @Field(() => [ModelFigure], { description: 'Quality metrics on held-out rows.' })
  figures!: ModelFigure[];

  @Field(() => [ModelFigure], { description: 'Thresholds of its tiers.' })
  thresholds!: ModelFigure[];

  @Field(() => [ModelFeature], { description: 'Input features.' })
  features!: ModelFeature[];
}
