import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A number with its name.' })
export class ModelFigure {
  @Field(() => String, { description: 'What it tells.' })
  name!: string;

  @Field(() => Float, { description: 'The number.' })
  value!: number;
}

@ObjectType({ description: 'A member of the input of a model.' })
export class ModelFeature {
  @Field(() => String, { description: 'Its name in the input.' })
  name!: string;

  @Field(() => String, { description: 'What it is.' })
  label!: string;

  @Field(() => String, { description: 'The part of the data that it belongs to.' })
  group!: string;

  @Field(() => Float, { description: 'The least value that is taken.' })
  min!: number;

  @Field(() => Float, { description: 'The largest value that is taken.' })
  max!: number;

  @Field(() => Int, {
    nullable: true,
    description: '1: more of it never lowers the score; -1: never raises it; null: either.',
  })
  direction!: number | null;

  @Field(() => Boolean, { description: 'Whether this model has learned from it.' })
  learned!: boolean;
}

@ObjectType({ description: 'A model in use, and what should be known of it before it is trusted.' })
export class PredictionModel {
  @Field(() => String, { description: 'What it predicts: `str-fraud` or `guest-loyalty`.' })
  name!: string;

  @Field(() => String, { description: 'Its version.' })
  version!: string;

  @Field(() => String, { description: 'SHA-256 of its content.' })
  hash!: string;

  @Field(() => String, { description: '`champion` answers; `challenger` is only scored beside it.' })
  role!: string;

  @Field(() => String, { description: 'What it was trained on: `simulated`, `open` or `own` data.' })
  origin!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What to know before relying on its numbers; null: it was trained on your own history.',
  })
  note!: string | null;

  @Field(() => String, { description: 'The day that it was trained.' })
  trainedAt!: string;

  @Field(() => Int, { description: 'Rows that it learned from.' })
  rows!: number;

  @Field(() => Int, { description: 'How many of them had the outcome.' })
  positives!: number;

  @Field(() => String, { description: 'What it is for.' })
  summary!: string;

  @Field(() => String, { description: 'The data.' })
  data!: string;

  @Field(() => String, { description: 'The method.' })
  method!: string;

  @Field(() => [String], { description: 'What it can not be trusted with.' })
  limits!: string[];

  @Field(() => [String], { description: 'What was assumed where there was no data.' })
  priors!: string[];

  @Field(() => [ModelFigure], { description: 'How good it was on rows that it did not learn from.' })
  figures!: ModelFigure[];

  @Field(() => [ModelFigure], { description: 'Where its tiers begin.' })
  thresholds!: ModelFigure[];

  @Field(() => [ModelFeature], { description: 'The members of its input.' })
  features!: ModelFeature[];
}
