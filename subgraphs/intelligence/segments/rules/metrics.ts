import { type Scale, type Stay, daysBetween, isCompleted } from './stay.js';

export interface MoneyOf {
  currency: string | null;
  amount: number;
  stays: number;
}

/** Metrics of a guest's completed stays. Money is in `currency`, the one with the most stays. */
export interface Metrics {
  daysSinceLastStay: number | null;
  lastStayDate: string | null;
  firstStayDate: string | null;
  totalStays: number;
  totalRevenue: number;
  totalNights: number;
  avgBookingValue: number | null;
  currency: string | null;
  /** By currency: amounts in different currencies are never added up. */
  revenueByCurrency: MoneyOf[];
  /** Revenue divided by the account's median nightly price, per currency; additive across currencies. */
  nightsEquivalent: number;
  customerTenureDays: number | null;
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;

/** Metrics of a guest as of a day. */
export function metricsOf(stays: Stay[], scale: Scale, today: string): Metrics {
  const done = stays.filter((stay) => isCompleted(stay, today));
  const last =
    done
      .map(({ checkOut }) => checkOut!)
      .sort()
      .at(-1) ?? null;
  const first = done.map(({ checkIn, checkOut }) => checkIn ?? checkOut!).sort()[0] ?? null;
  const money = moneyOf(done, scale);
  const [main] = money;
  return {
    daysSinceLastStay: last && daysBetween(last, today),
    lastStayDate: last,
    firstStayDate: first,
    totalStays: done.length,
    totalRevenue: main?.amount ?? 0,
    totalNights: done.reduce((sum, { nights }) => sum + nights, 0),
    avgBookingValue: main ? rounded(main.amount / main.stays) : null,
    currency: main?.currency ?? null,
    revenueByCurrency: money,
    nightsEquivalent: rounded(nightsEquivalentOf(money, scale)),
    customerTenureDays: first && daysBetween(first, today),
  } as Metrics;
}

/** Currency with the most stays first. */
function moneyOf(done: Stay[], { mainCurrency }: Scale): MoneyOf[] {
  const found = new Map<string, MoneyOf>();
  for (const { currency: named, revenue } of done) {
    const currency = named || mainCurrency;
    const money = found.get(currency) ?? { currency: currency || null, amount: 0, stays: 0 };
    found.set(currency, { ...money, amount: rounded(money.amount + revenue), stays: money.stays + 1 });
  }
  return [...found.values()].sort((one, other) => other.stays - one.stays || other.amount - one.amount);
}

function nightsEquivalentOf(money: MoneyOf[], { prices }: Scale): number {
  return money.reduce((sum, { currency, amount }) => {
    const price = prices[currency ?? ''];
    return price ? sum + amount / price : sum;
  }, 0);
}
