import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';

export const FraudAnalysisStatus = { pass: 'pass', review: 'review', decline: 'decline' } as const;

export type FraudAnalysisStatus = keyof typeof FraudAnalysisStatus;

registerEnumType(FraudAnalysisStatus, {
  name: 'FraudAnalysisStatus',
  description: 'Recommendation for a payment.',
  valuesConfig: {
    pass: { description: 'Score below 13, with at least one part of the input analyzed.' },
    review: { description: 'Score of 13 or more, or nothing could be analyzed: manual review.' },
    decline: { description: 'Score of 32.5 or more.' },
  },
});

@ObjectType({ description: 'Signal for or against fraud.' })
export class FraudReason {
  @Field(() => String, { description: 'Stable code of the signal.' })
  code!: string;

  @Field(() => String, { description: 'Input part: `email`, `phone`, `ip`, `billing`, `velocity` or `history`.' })
  group!: string;

  @Field(() => Float, { description: 'Change in log-odds.' })
  logOdds!: number;

  @Field(() => String, { description: 'Readable explanation. It quotes no input values.' })
  text!: string;
}

@ObjectType({ description: 'Input part that was not, or not fully, analyzed.' })
export class UnknownPart {
  @Field(() => String, { description: 'Input part: `email`, `phone`, `ip`, `billing` or `history`.' })
  part!: string;

  @Field(() => String, { description: 'Readable reason why the part was not analyzed.' })
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
      'Key of the input, the model and the dataset versions. Identical input within 24 hours gets the same key and answer.',
  })
  cacheKey!: string;

  @Field(() => [FraudReason], { description: 'Signals found, strongest first.' })
  reasons!: FraudReason[];

  @Field(() => [String], {
    description: 'Input parts that are missing or could not be fully analyzed. If all are, the status is `review`.',
  })
  unknown!: string[];

  @Field(() => [UnknownPart], { description: 'Reason for each unknown part.' })
  unknownDetails!: UnknownPart[];

  @Field(() => String, { description: 'Name and version of the scoring table.' })
  model!: string;
}
