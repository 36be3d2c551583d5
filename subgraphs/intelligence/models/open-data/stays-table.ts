import type { Table } from '@guest-screening/tabular-models';
import type { Stay } from './read-stays.js';

/** Stays with what was known at each of them, oldest first; `days` holds the day of each stay. */
export interface StaysTable extends Table {
  days: Float64Array;
}

/** Quantile band of a value, 0 to 5. */
function tierOf(sorted: Float64Array, value: number): number {
  if (Number.isNaN(value)) return NaN;
  let below = 0;
  for (let high = sorted.length; below < high;) {
    const middle = (below + high) >>> 1;
    if (sorted[middle]! < value) below = middle + 1;
    else high = middle;
  }
  return Math.min(5, Math.floor((6 * below) / sorted.length));
}

/** Features of a guest at a stay, from earlier stays only. */
function knownAt(stay: Stay, earlier: readonly Stay[], prices: Float64Array): Record<string, number> {
  const within = (days: number) => earlier.filter(({ day }) => stay.day - day <= days).length;
  const [first, last] = [earlier[0], earlier.at(-1)];
  const years = first ? Math.max(0.25, (stay.day - first.day) / 365.25) : 1;
  const { date, price, accommodates, bedrooms } = stay;
  return {
    checkin_month: date.getUTCMonth() + 1,
    checkin_dow: (date.getUTCDay() + 6) % 7,
    price_tier: tierOf(prices, price),
    average_daily_rate: price,
    max_guests: accommodates,
    bedrooms,
    has_prior_booking: last ? 1 : 0,
    prior_bookings_30d: within(30),
    prior_bookings_90d: within(90),
    prior_bookings_365d: within(365),
    prior_revenue_total: earlier.reduce((sum, one) => sum + (one.price || 0), 0),
    prior_bookings_same_pm: earlier.filter(({ host }) => host === stay.host).length,
    days_since_last_booking: last ? stay.day - last.day : NaN,
    booking_intensity: earlier.length / years,
  };
}

export const OPEN_MEMBERS = [
  'checkin_month',
  'checkin_dow',
  'price_tier',
  'average_daily_rate',
  'max_guests',
  'bedrooms',
  'has_prior_booking',
  'prior_bookings_30d',
  'prior_bookings_90d',
  'prior_bookings_365d',
  'prior_revenue_total',
  'prior_bookings_same_pm',
  'days_since_last_booking',
  'booking_intensity',
] as const;

/**
 * Every stay with a full year of follow-up, labelled 1 if the guest stayed with the same host again within 365 days
 * (`any`: with any host). Stays on the same day do not count as earlier.
 */
export function staysTable(stays: readonly Stay[], any = false): StaysTable {
  const byGuest = new Map<string, Stay[]>();
  for (const stay of stays) byGuest.set(stay.guest, [...(byGuest.get(stay.guest) ?? []), stay]);
  const lastDay = stays.at(-1)?.day ?? 0;
  const matured = stays.filter(({ day }) => day <= lastDay - 365);
  const prices = Float64Array.from(stays, ({ price }) => price)
    .filter((price) => !Number.isNaN(price))
    .sort();
  const rows = matured.map((stay) => {
    const own = byGuest.get(stay.guest)!;
    return knownAt(
      stay,
      own.filter(({ day }) => day < stay.day),
      prices,
    );
  });
  const labels = Uint8Array.from(matured, (stay) => {
    const later = byGuest.get(stay.guest)!.filter(({ day }) => day > stay.day && day <= stay.day + 365);
    return later.some(({ host }) => any || host === stay.host) ? 1 : 0;
  });
  const columns = OPEN_MEMBERS.map((name) => Float64Array.from(rows, (row) => row[name]!));
  return { names: [...OPEN_MEMBERS], columns, labels, days: Float64Array.from(matured, ({ day }) => day) };
}

/** Splits the rows at a day. */
export function splitAt(table: StaysTable, day: number): [Table, Table] {
  const at = table.days.findIndex((each) => each >= day);
  const place = at < 0 ? table.days.length : at;
  const part = (from: number, to: number): Table => ({
    names: table.names,
    labels: table.labels.subarray(from, to),
    columns: table.columns.map((column) => column.subarray(from, to)),
  });
  return [part(0, place), part(place, table.days.length)];
}
