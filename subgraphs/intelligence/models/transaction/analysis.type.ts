import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';

export const FraudAnalysisStatus = { pass: 'pass', review: 'review', decline: 'decline' } as const;

export type FraudAnalysisStatus = keyof typeof FraudAnalysisStatus;

registerEnumType(FraudAnalysisStatus, {
  name: 'FraudAnalysisStatus',
  description: 'What a score leads to.',
  valuesConfig: {
    pass: { description: 'Below 13, and something was analysed.' },
    review: { description: 'From 13 on, or nothing could be analysed: a person should decide.' },
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

@ObjectType({ description: 'A part of the input that was not analysed, in full or in part.' })
export class UnknownPart {
  @Field(() => String, { description: 'The part: email, phone, ip, billing or history.' })
  part!: string;

  @Field(() => String, { description: 'What was not analysed and why, for a person.' })
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

  @Field(() => [String], {
    description:
      'Parts that were not given or that could not be analysed in full. With all of them the status is `review`.',
  })
  unknown!: string[];

  @Field(() => [UnknownPart], { description: 'Why each of these parts is unknown.' })
  unknownDetails!: UnknownPart[];

  @Field(() => String, { description: 'Name and version of the table of points.' })
  model!: string;
}
