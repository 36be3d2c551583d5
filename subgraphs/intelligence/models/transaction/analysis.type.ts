import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentInputPart, PaymentSignalGroup } from './analysis-enums.js';

export const FraudAnalysisStatus = { pass: 'pass', review: 'review', decline: 'decline' } as const;

export type FraudAnalysisStatus = keyof typeof FraudAnalysisStatus;

registerEnumType(FraudAnalysisStatus, {
  name: 'FraudAnalysisStatus',
  description: 'Recommendation for a payment.',
  valuesConfig: {
    pass: { description: 'Score below 13, and at least one part of the input was analyzed.' },
    review: { description: 'Manual review: score of 13 or more, or nothing could be analyzed.' },
    decline: { description: 'Score of 32.5 or more.' },
  },
});

@ObjectType({ description: 'Signal for or against fraud.' })
export class FraudReason {
  @Field(() => String, { description: 'Stable code of the signal.' })
  code!: string;

  @Field(() => PaymentSignalGroup, { description: 'Input part.' })
  group!: string;

  @Field(() => Float, { description: 'Change in log-odds.' })
  logOdds!: number;

  @Field(() => String, { description: 'Human-readable explanation. Contains no input values.' })
  text!: string;
}

@ObjectType({ description: 'Input part that was not analyzed, or only partly.' })
export class UnknownPart {
  @Field(() => PaymentInputPart, { description: 'Input part.' })
  part!: string;

  @Field(() => String, { description: 'Human-readable reason why the part was not analyzed.' })
  text!: string;
}

@ObjectType({ description: 'Fraud analysis of a payment.' })
export class FraudAnalysis {
  @Field(() => Float, { description: 'Fraud probability in percent, 0.01 to 99.' })
  score!: number;

  @Field(() => FraudAnalysisStatus, { description: 'Tier of the score.' })
  status!: FraudAnalysisStatus;

  @Field(() => String, {
    description:
      'Key derived from the input, the model and the dataset versions. Identical input within 24 hours returns ' +
      'the same key and result.',
  })
  cacheKey!: string;

  @Field(() => [FraudReason], { description: 'Signals found, strongest first.' })
  reasons!: FraudReason[];

  @Field(() => [String], {
    description:
      'Input parts that are missing or could not be fully analyzed. If this applies to all parts, the status ' +
      'is `review`.',
  })
  unknown!: string[];

  @Field(() => [UnknownPart], { description: 'Reason for each unknown part.' })
  unknownDetails!: UnknownPart[];

  @Field(() => String, { description: 'Name and version of the scoring table.' })
  model!: string;
}
