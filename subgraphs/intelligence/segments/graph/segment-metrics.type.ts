import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Money of one currency.' })
export class CurrencyRevenue {
  @Field(() => String, {
    nullable: true,
    description: 'ISO 4217 code; null where no booking of the account names one.',
  })
  currency!: string | null;

  @Field(() => Float, { description: 'Sum, in major units.' })
  amount!: number;

  @Field(() => Int, { description: 'Completed stays in it.' })
  stays!: number;
}

@ObjectType({
  description: 'What is counted of completed stays; canceled and declined ones and inquiries are not among them.',
})
export class SegmentMetrics {
  @Field(() => Int, { nullable: true, description: 'Days since the last check-out.' })
  daysSinceLastStay!: number | null;

  @Field(() => String, { nullable: true, description: 'The last check-out (`YYYY-MM-DD`).' })
  lastStayDate!: string | null;

  @Field(() => String, { nullable: true, description: 'The first check-in (`YYYY-MM-DD`).' })
  firstStayDate!: string | null;

  @Field(() => Int, { description: 'Stays.' })
  totalStays!: number;

  @Field(() => Float, { description: 'What was paid in `currency`; amounts of other currencies are not in it.' })
  totalRevenue!: number;

  @Field(() => Float, { description: 'Nights.' })
  totalNights!: number;

  @Field(() => Float, { nullable: true, description: '`totalRevenue` by stay in that currency.' })
  avgBookingValue!: number | null;

  @Field(() => String, { nullable: true, description: 'The currency of most stays (ISO 4217).' })
  currency!: string | null;

  @Field(() => [CurrencyRevenue], { description: 'Every currency for itself, that of most stays first.' })
  revenueByCurrency!: CurrencyRevenue[];

  @Field(() => Float, {
    description:
      "All revenue in nights at the account's median price, each currency by its own median; decides the monetary score.",
  })
  nightsEquivalent!: number;

  @Field(() => Int, { nullable: true, description: 'Days since the first check-in.' })
  customerTenureDays!: number | null;
}
