import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Contribution of one feature to a prediction.' })
export class Contribution {
  @Field(() => String, { description: 'Feature name, as in the input.' })
  feature!: string;

  @Field(() => Float, { nullable: true, description: 'Input value; null if not given.' })
  value!: number | null;

  @Field(() => Float, {
    description: "Change in log-odds, limited to the model's cap. `baseScore` plus all contributions equals `score`.",
  })
  logOdds!: number;

  @Field(() => String, { description: 'Human-readable explanation.' })
  text!: string;
}

@ObjectType({ description: 'Input completeness of one feature group.' })
export class DataCoverage {
  @Field(() => String, { description: 'Name of the feature group.' })
  group!: string;

  @Field(() => Int, { description: 'Number of features provided.' })
  given!: number;

  @Field(() => Int, { description: 'Number of features in the group.' })
  of!: number;
}

@ObjectType({ description: 'Hard evidence that sets a minimum probability, regardless of what the model predicts.' })
export class EvidenceFloor {
  @Field(() => String, { description: 'Feature name, as in the input.' })
  feature!: string;

  @Field(() => Float, { description: 'Minimum probability.' })
  probability!: number;

  @Field(() => String, { description: 'Human-readable explanation.' })
  text!: string;
}
