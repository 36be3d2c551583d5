import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What one feature adds to a prediction.' })
export class Contribution {
  @Field(() => String, { description: 'Name of the feature, as it is called in the input.' })
  feature!: string;

  @Field(() => Float, { nullable: true, description: 'The value that was given; null: none.' })
  value!: number | null;

  @Field(() => Float, {
    description: 'What it adds to the log-odds, held to the cap. All of them and `baseScore` sum up to `score`.',
  })
  logOdds!: number;

  @Field(() => String, { description: 'The same for a person.' })
  text!: string;
}

@ObjectType({ description: 'How much of one part of the data was given.' })
export class DataCoverage {
  @Field(() => String, { description: 'Name of the part.' })
  group!: string;

  @Field(() => Int, { description: 'How many of its members were given.' })
  given!: number;

  @Field(() => Int, { description: 'How many it has.' })
  of!: number;
}

@ObjectType({ description: 'Hard evidence, under which a prediction does not fall whatever the model says.' })
export class EvidenceFloor {
  @Field(() => String, { description: 'Name of the feature, as it is called in the input.' })
  feature!: string;

  @Field(() => Float, { description: 'The least probability that it leads to.' })
  probability!: number;

  @Field(() => String, { description: 'The same for a person.' })
  text!: string;
}
