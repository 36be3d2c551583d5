import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Money } from '#kit/graph/money.js';
import { DateScalar } from '#kit/graph/scalars.js';

@ObjectType({ description: 'Revenue in one currency.' })
export class CurrencyRevenue {
  @Field(() => Money, { description: "Total; its currency is null if none of the account's bookings has one." })
  revenue!: Money;

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

  @Field(() => Int, { description: 'Number of nights.' })
  totalNights!: number;

  @Field(() => Float, {
    description:
      "Total revenue converted to nights at the account's median nightly price in each currency. Basis of the " +
      'monetary score.',
  })
  nightsEquivalent!: number;

  @Field(() => Int, { nullable: true, description: 'Days since the earliest check-in.' })
  customerTenureDays!: number | null;
}
