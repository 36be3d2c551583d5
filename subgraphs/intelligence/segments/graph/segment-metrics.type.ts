import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: 'Revenue in one currency.' })
export class CurrencyRevenue {
  @Field(() => String, {
    nullable: true,
    description: "Currency code (ISO 4217); null if none of the account's bookings has one.",
  })
  currency!: string | null;

  @Field(() => Float, { description: 'Total in major currency units.' })
  amount!: number;

  @Field(() => Int, { description: 'Number of completed stays included.' })
  stays!: number;
}

@ObjectType({
  description: 'Metrics of completed stays, excluding canceled and declined reservations and inquiries.',
})
export class SegmentMetrics {
  @Field(() => Int, { nullable: true, description: 'Days since the latest check-out.' })
  daysSinceLastStay!: number | null;

  @Field(() => DateScalar, { nullable: true, description: 'Latest check-out date (`YYYY-MM-DD`).' })
  lastStayDate!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Earliest check-in date (`YYYY-MM-DD`).' })
  firstStayDate!: string | null;

  @Field(() => Int, { description: 'Number of stays.' })
  totalStays!: number;

  @Field(() => Float, { description: 'Revenue in `currency`, excluding amounts in other currencies.' })
  totalRevenue!: number;

  @Field(() => Int, { description: 'Number of nights.' })
  totalNights!: number;

  @Field(() => Float, { nullable: true, description: 'Average revenue per stay in `currency`.' })
  avgBookingValue!: number | null;

  @Field(() => String, { nullable: true, description: 'Most frequent currency of the stays (ISO 4217).' })
  currency!: string | null;

  @Field(() => [CurrencyRevenue], { description: 'Revenue by currency, the one with the most stays first.' })
  revenueByCurrency!: CurrencyRevenue[];

  @Field(() => Float, {
    description:
      "Total revenue converted to nights at the account's median nightly price in each currency. Basis of the " +
      'monetary score.',
  })
  nightsEquivalent!: number;

  @Field(() => Int, { nullable: true, description: 'Days since the earliest check-in.' })
  customerTenureDays!: number | null;
}
