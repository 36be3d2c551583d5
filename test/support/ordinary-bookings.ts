import { type Random, randomOf } from '@guest-screening/tabular-models';
import type { Values } from '#subgraphs/intelligence/models/features/read-features.js';
import { modelFile } from './model-data.js';

const HOTELS = 'hotel_bookings.csv.gz';
const STAYS = ['str_stays_albany_2025-10-05.csv.gz', 'str_stays_singapore_2023-09-23.csv.gz'];

const DAY = 86_400_000;

type Cells = Record<string, string>;

function rowsOf(name: string): Cells[] {
  const [head = '', ...lines] = modelFile(name).trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((column, n) => [column, cells[n] ?? '']));
  });
}

const valuesOf = (members: Record<string, number>): Values =>
  new Map(Object.entries(members).filter(([, value]) => Number.isFinite(value)));

const isWeekend = (time: number): number => ([0, 6].includes(new Date(time).getUTCDay()) ? 1 : 0);

/** Bookings of two hotels as members of the prediction: only data from the file, nothing invented. */
export function hotelBookings(): Values[] {
  const rows = rowsOf(HOTELS);
  const bySegment = new Map<string, number>();
  for (const { market_segment: segment } of rows) bySegment.set(segment!, (bySegment.get(segment!) ?? 0) + 1);
  return rows.map((row) => {
    const number = (name: string) => Number(row[name]) || 0;
    const nights = number('stays_in_weekend_nights') + number('stays_in_week_nights');
    const price = Math.max(0, number('adr'));
    const arrival = Date.parse(
      `${row.arrival_date_month} ${row.arrival_date_day_of_month}, ${row.arrival_date_year} UTC`,
    );
    return valuesOf({
      lead_time_days: number('lead_time'),
      nights,
      price_per_night: price,
      price_total: price * nights,
      guests_count: Math.max(1, number('adults') + number('children') + number('babies')),
      is_weekend_booking: isWeekend(arrival - number('lead_time') * DAY),
      booking_source_freq: bySegment.get(row.market_segment!)! / rows.length,
      prior_completed_stays: number('previous_bookings_not_canceled'),
    });
  });
}

/** Facts from earlier stays of the same guest. */
function velocityOf(earlier: readonly Cells[], day: number): Record<string, number> {
  const within = (days: number) => earlier.filter(({ date }) => day - Date.parse(date!) / DAY <= days);
  return {
    prior_res_same_email_30d: within(30).length,
    prior_res_same_email_90d: within(90).length,
    distinct_listings_90d: new Set(within(90).map(({ listing }) => listing)).size,
    prior_completed_stays: earlier.length,
  };
}

/**
 * Reviewed short-term stays of two cities. Guest, place, date and frequency are real; the party is drawn from a quarter
 * of the home's capacity up to all of it; nights and lead time are drawn too, since reviews do not contain them.
 */
export function strBookings(): Values[] {
  const random = randomOf(20_261_123);
  return STAYS.flatMap((name) => {
    const rows = rowsOf(name).sort((a, b) => (a.date! < b.date! ? -1 : 1));
    const byGuest = new Map<string, Cells[]>();
    return rows.map((row) => {
      const earlier = byGuest.get(row.guest!) ?? [];
      byGuest.set(row.guest!, [...earlier, row]);
      const nights = Math.max(1 + random.below(7), Number(row.minimum_nights) || 1);
      const price = row.price_usd_or_local ? Number(row.price_usd_or_local) : NaN;
      const capacity = Number(row.accommodates) || 2;
      const day = Date.parse(row.date!) / DAY;
      const lead = random.below(150);
      return valuesOf({
        nights,
        price_per_night: price,
        price_total: price * nights,
        lead_time_days: lead,
        guests_count: Math.max(1, Math.ceil(capacity * (0.25 + 0.75 * random.next()))),
        is_weekend_booking: isWeekend((day - lead) * DAY),
        has_phone: 1,
        ...velocityOf(earlier, day),
      });
    });
  });
}

const oneOf = <Value>(values: readonly Value[], random: Random): Value => values[random.below(values.length)]!;

/** A successful payment and a verified document, as most guests have before they arrive. */
const SETTLED = {
  payment_event_count: 1,
  payment_success_count: 1,
  payment_failure_count: 0,
  payment_failure_ratio: 0,
  distinct_cards: 1,
  multiple_cards_flag: 0,
  insufficient_funds_count: 0,
  do_not_honor_count: 0,
  idv_attempt_count: 1,
  idv_success_count: 1,
  idv_failure_count: 0,
  idv_success_ratio: 1,
  has_idv_failure: 0,
};

type Members = Record<string, number>;
type Ordinary = (random: Random) => Members & { nights: number };

/** Bookings that every operator of a portfolio sees each week. */
const ORDINARY: Readonly<Record<string, Ordinary>> = {
  couple: (random) => ({ guests_count: 2, nights: 1 + random.below(7), price_per_night: 60 + random.below(250) }),
  family: (random) => ({ guests_count: 3 + random.below(4), nights: 2 + random.below(12), price_per_night: 150 }),
  'large party in a large home': (random) => ({
    guests_count: 8 + random.below(9),
    nights: 2 + random.below(6),
    lead_time_days: 20 + random.below(250),
    price_per_night: 350 + random.below(1_500),
  }),
  'month of work': (random) => ({ guests_count: 1 + random.below(2), nights: 28 + random.below(60) }),
  'business regular': (random) => {
    const [month, quarter] = [random.below(5), 4 + random.below(9)];
    return {
      guests_count: 1,
      nights: 1 + random.below(4),
      lead_time_days: random.below(10),
      is_weekend_booking: 0,
      prior_res_same_email_30d: month,
      prior_res_same_email_90d: quarter,
      distinct_listings_90d: 1 + random.below(3),
      prior_completed_stays: 3 + random.below(20),
    };
  },
  'agency or shared mailbox': (random) => {
    const [month, more] = [3 + random.below(8), 5 + random.below(12)];
    return {
      guests_count: 1 + random.below(5),
      nights: 1 + random.below(6),
      lead_time_days: 5 + random.below(60),
      prior_res_same_email_30d: month,
      prior_res_same_email_90d: month + more,
      distinct_listings_90d: 2 + random.below(10),
      prior_completed_stays: 5 + random.below(30),
    };
  },
};

/** Ordinary bookings generated by rules, so many of each kind: with and without payment and document. */
export function generatedBookings(each: number, seed: number): { kind: string; values: Values }[] {
  const random = randomOf(seed);
  return Object.entries(ORDINARY).flatMap(([kind, draw]) =>
    Array.from({ length: each }, () => {
      const common: Members = {
        lead_time_days: 3 + random.below(120),
        has_phone: 1,
        price_per_night: 80 + random.below(200),
      };
      const drawn = draw(random);
      const priced: Members = { ...common, ...drawn };
      const settled: Members = oneOf([{}, SETTLED], random);
      return { kind, values: valuesOf({ ...priced, price_total: priced.price_per_night! * drawn.nights, ...settled }) };
    }),
  );
}
