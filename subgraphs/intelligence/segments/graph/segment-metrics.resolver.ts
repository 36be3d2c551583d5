import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Money, moneyOf } from '#kit/graph/money.js';
import type { Metrics } from '../rules/metrics.js';
import { CurrencyRevenue, SegmentMetrics } from './segment-metrics.type.js';

@Resolver(() => SegmentMetrics)
export class SegmentMetricsResolver {
  @FieldResolver(() => Money, {
    description: 'Revenue in the most frequent currency of the stays, excluding amounts in other currencies.',
  })
  totalRevenue(@Root() { totalRevenue, currency }: Metrics): Money {
    return moneyOf(totalRevenue, currency);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Average revenue per stay in the same currency; null without a completed stay.',
  })
  avgBookingValue(@Root() { avgBookingValue, currency }: Metrics): Money | null {
    return moneyOf(avgBookingValue, currency);
  }

  @FieldResolver(() => [CurrencyRevenue], { description: 'Revenue by currency, the one with the most stays first.' })
  revenueByCurrency(@Root() { revenueByCurrency }: Metrics): CurrencyRevenue[] {
    return revenueByCurrency.map(({ amount, currency, stays }) => ({ revenue: moneyOf(amount, currency), stays }));
  }
}
