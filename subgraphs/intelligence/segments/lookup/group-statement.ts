import { prepared, selected } from '#kit/graph/connect.js';
import { type SortOrder, betweenCursors, readOrder } from '#kit/graph/keyset.js';
import type { PageAsked } from '#kit/graph/page.js';
import { ENOUGH_GUESTS, FREQUENCY_STAYS, RECENCY_DAYS, USUAL_CUTS } from '../rules/bands.js';
import { SEGMENT_NAMES, THREE_YEARS, segmentWords } from '../rules/catalogue.js';

/** A statement with its values. */
export interface GroupStatement {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * All guests of the accounts $1 as of the day $2, with a code for everything the segment rules use: the bands of
 * segmentOf, no completed stay, several people, and more than three years away.
 */
const GUESTS = `
  scale as (
    select account_id, prices, main_currency,
      case when guests >= ${ENOUGH_GUESTS} and cardinality(cuts) = 4 then cuts else $5::float8[] end as cuts
    from intelligence.segment_scale where account_id = any($1::uuid[]) and id = account_id),
  guest as (
    select account_id, guest_id,
      count(*) filter (where status = 'CONFIRMED' and not declined and check_out < $2::date) as stays,
      max(check_out) filter (where status = 'CONFIRMED' and not declined and check_out < $2::date) as last_out,
      coalesce(bool_or(status = 'CONFIRMED' and not declined and check_out >= $2::date), false) as to_come,
      count(*) >= 3 and count(distinct name_digest) >= 3
        and count(distinct email_digest) filter (where not masked) >= 3 as several
    from intelligence.stay where account_id = any($1::uuid[]) group by 1, 2),
  money as (
    select t.account_id, t.guest_id, round(sum(t.revenue)::numeric, 2)::float8 as amount,
      (s.prices ->> coalesce(nullif(t.currency, ''), s.main_currency))::float8 as price
    from intelligence.stay t join scale s using (account_id)
    where t.account_id = any($1::uuid[]) and t.status = 'CONFIRMED' and not t.declined and t.check_out < $2::date
    group by 1, 2, coalesce(nullif(t.currency, ''), s.main_currency), 4),
  spent as (
    select account_id, guest_id, round(sum(amount / price)::numeric, 2)::float8 as nights
    from money where price > 0 group by 1, 2),
  measured as (
    select g.*, coalesce(p.nights, 0) as nights, coalesce(s.cuts, $5::float8[]) as cuts, $2::date - last_out as days
    from guest g left join spent p using (account_id, guest_id) left join scale s using (account_id)),
  banded as (
    select account_id, guest_id, nights,
      case when to_come then 5 when days is null then 1
        else 5 - (select count(*) from unnest($3::int[]) d where days > d) end as r,
      1 + (select count(*) from unnest($4::int[]) n where stays >= n) as f,
      case when stays = 0 then 1
        else 1 + (select count(*) filter (where nights > c) + count(*) filter (where nights >= c) from unnest(cuts) c) / 2
        end as m,
      (stays = 0)::int as none, several::int as several, (days is null or days > ${THREE_YEARS})::int as gone
    from measured),
  grouped as (
    select account_id, guest_id, nights, ((r * 10 + f) * 10 + m) * 8 + none * 4 + several * 2 + gone as code from banded)`;

const BANDS = [1, 2, 3, 4, 5];
const SWITCHES = [0, 1];

/** Segment of each code. */
const SEGMENT_OF_CODE = new Map(
  BANDS.flatMap((recency) =>
    BANDS.flatMap((frequency) =>
      BANDS.flatMap((monetary) =>
        SWITCHES.flatMap((none) =>
          SWITCHES.flatMap((several) =>
            SWITCHES.map((gone) => {
              const measured = { recency, frequency, monetary, completed: 1 - none, conflicting: several === 1 };
              const { name } = segmentWords({ ...measured, daysSinceLastStay: gone === 1 ? THREE_YEARS + 1 : 1 });
              return [((recency * 10 + frequency) * 10 + monetary) * 8 + none * 4 + several * 2 + gone, name] as const;
            }),
          ),
        ),
      ),
    ),
  ),
);

/** Segment name of a code. */
export const segmentOfCode = (code: number): string => SEGMENT_OF_CODE.get(code)!;

const shared = (accountIds: string[], today: string) => [accountIds, today, RECENCY_DAYS, FREQUENCY_STAYS, USUAL_CUTS];

/** Number of guests per code: rows of `code` and `guests`. */
export function countStatement(accountIds: string[], today: string): GroupStatement {
  const text = `with ${GUESTS} select code::int, count(*)::int as guests from grouped group by 1`;
  return { name: 'segment-counts', text, values: shared(accountIds, today) };
}

/** `total` guests of a segment, or of all, and one page of `guests`, highest spend first. */
export function pageStatement(
  accountIds: string[],
  today: string,
  { segment, from, size }: { segment: string | null; from: number; size: number },
): GroupStatement {
  const text = `
    with ${GUESTS}, picked as (select * from grouped where code = any($6::int[]))
    select (select count(*)::int from picked) as total, coalesce((select json_agg(p) from (
      select account_id as "accountId", guest_id as "guestId" from picked
      order by nights desc, account_id, guest_id offset $7 limit $8) p), '[]') as guests`;
  return { name: 'segment-page', text, values: [...shared(accountIds, today), chosen(segment), from, size] };
}

/** Sort order of a segment's guests: highest spend first. */
export const HIGHEST_SPEND: SortOrder = {
  keys: [
    { sql: 't.nights', type: 'float8' },
    { sql: 't.account_id', type: 'uuid' },
    { sql: 't.guest_id', type: 'uuid' },
  ],
  direction: 'desc',
};

const chosen = (segment: string | null) =>
  [...SEGMENT_OF_CODE].filter(([, name]) => segment === null || name === segment).map(([code]) => code);

/** Up to `size + 1` guests of a segment, or of all, between cursors. */
export function cursorStatement(accountIds: string[], today: string, segment: string | null, page: PageAsked) {
  const values: unknown[] = [...shared(accountIds, today), chosen(segment), page.size + 1];
  const between = betweenCursors(HIGHEST_SPEND, page, (value) => `$${values.push(value)}`);
  const text = `
    with ${GUESTS} select ${selected({ accountId: 't.account_id', guestId: 't.guest_id' }, HIGHEST_SPEND)}
    from grouped t where ${['t.code = any($6::int[])', ...between].join(' and ')}
    order by ${readOrder(HIGHEST_SPEND, page)} limit $7`;
  return prepared({ text, values });
}

/** `total` guests of a segment, or of all. */
export function totalStatement(accountIds: string[], today: string, segment: string | null): GroupStatement {
  const text = `with ${GUESTS} select count(*)::int as total from grouped where code = any($6::int[])`;
  return { name: 'segment-total', text, values: [...shared(accountIds, today), chosen(segment)] };
}

/** Whether a segment with this name exists. */
export const isSegment = (name: string): boolean => SEGMENT_NAMES.includes(name);
