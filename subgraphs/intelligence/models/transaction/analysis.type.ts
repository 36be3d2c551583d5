import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';

export const FraudAnalysisStatus = { pass: 'pass', review: 'review', decline: 'decline' } as const;

export type FraudAnalysisStatus = keyof typeof FraudAnalysisStatus;

registerEnumType(FraudAnalysisStatus, {
  name: 'FraudAnalysisStatus',
  description: 'What a score leads to.',
  valuesConfig: {
    pass: { description: 'Below 13.' },
    review: { description: 'From 13 on: a person should look.' },
    decline: { description: 'From 32.5 on.' },
  },
});

@ObjectType({ description: 'A sign for or against fraud.' })
export class FraudReason {
  @Field(() => String, { description: 'Stable name of the sign.' })
  code!: string;

  @Field(() => String, { description: 'The part of the input: email, phone, ip, billing, velocity or history.' })
  group!: string;

  @Field(() => Float, { description: 'What it adds to the log-odds.' })
  logOdds!: number;

  @Field(() => String, { description: 'The same for a person; it quotes nothing of the input.' })
  text!: string;
}

@ObjectType({ description: 'How likely a payment is fraud, and why.' })
export class FraudAnalysis {
  @Field(() => Float, { description: 'Probability in percent, 0.01 to 99.' })
  score!: number;

  @Field(() => FraudAnalysisStatus, { description: 'What the score leads to.' })
  status!: FraudAnalysisStatus;

  @Field(() => String, {
    description:
      'Names the inputs, the model and the versions of the data behind it; the same for 24 hours, as is the answer.',
  })
  cacheKey!: string;

  @Field(() => [FraudReason], { description: 'The signs that were found, the strongest first.' })
  reasons!: FraudReason[];

  @Field(() => [String], { description: 'Parts that were not given, or that nobody could say anything about.' })
  unknown!: string[];

  @Field(() => String, { description: 'Name and version of the table of points.' })
  model!: string;
}
