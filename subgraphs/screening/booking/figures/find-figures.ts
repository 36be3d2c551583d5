import { Failure } from '#kit/failure.js';
import { problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import type { ReservationFigures } from './reservation-figures.type.js';

const MAX_DAYS = 366;

const SECONDS = `
  percentile_cont(0.5) within group (order by seconds) as "p50Seconds",
  percentile_cont(0.95) within group (order by seconds) as "p95Seconds"`;

/** Median time to the current decision, and of the wait for a review if a person decided. */
const DECISION_SECONDS = `
  percentile_cont(0.5) within group (order by decision_seconds) filter (where settled) as "decisionP50Seconds",
  percentile_cont(0.5) within group (order by review_seconds) filter (where settled and by_person)
    as "reviewP50Seconds"`;

/** Composite statuses by what they mean for the stay. */
const OUTCOMES = `
  (count(*) filter (where status in ('verified', 'approve')))::int as ready,
  (count(*) filter (where status = 'review'))::int as review,
  (count(*) filter (where status = 'pending'))::int as waiting,
  (count(*) filter (where status = 'decline'))::int as declined`;

/**
 * One statement. Time to verdict is measured to the first stored decision of a reservation. That is also the time to a
 * decision without a person whose time was not stored yet.
 */
const TEXT = `
  with stay as materialized (
    select r.account_id, r.id, r.created_at, r.risk_color as color,
      r.supervised is not null or r.verification_status = 'verified' as settled,
      r.supervised is not null and r.supervised_by = 'user' as by_person, r.business_rules as rules,
      coalesce(r.supervised, r.verification_status) as status,
      extract(epoch from r.decided_at - r.created_at)::float8 as decided_seconds,
      extract(epoch from r.decided_at - r.review_at)::float8 as review_seconds,
      (select extract(epoch from min(d.created_at) - r.created_at)::float8 from screening.decision d
        where d.account_id = r.account_id and d.reservation_id = r.id) as seconds
    from screening.reservation r where r.account_id = any($1::uuid[]) and r.created_at >= $2 and r.created_at < $3
  ), timed as (
    -- A person may decide before an analysis asks for a review.
    select settled, by_person, greatest(0, review_seconds) as review_seconds,
      greatest(0, coalesce(decided_seconds, case when not by_person then seconds end)) as decision_seconds
    from stay
  ), total as (
    select count(*)::int as received, (count(*) filter (where settled))::int as settled,
      (count(*) filter (where settled and not by_person))::float8 / nullif(count(*) filter (where settled), 0)
        as "automationRate", ${SECONDS}
    from stay
  ), decided as (
    select ${DECISION_SECONDS} from timed
  ), by_day as (
    select to_char(d, 'YYYY-MM-DD') as day, count(s.id)::int as received, ${OUTCOMES}, ${SECONDS}
    from generate_series($2::timestamptz at time zone 'UTC', ($3::timestamptz at time zone 'UTC') - interval '1 day',
      interval '1 day') as d
    left join stay s on (s.created_at at time zone 'UTC')::date = d::date group by d order by d
  ), by_color as (
    select color, count(*)::int as count from stay group by color order by count(*) desc, color
  ), by_screen as (
    select p.screen, count(p.viewed_at)::int as viewed, count(p.submitted_at)::int as submitted,
      count(p.accepted_at)::int as accepted
    from stay s join screening.portal_step p on p.account_id = s.account_id and p.reservation_id = s.id
    group by p.screen order by count(p.viewed_at) desc, p.screen
  ), by_rule as (
    select name, count(*)::int as count from stay, jsonb_array_elements_text(stay.rules) as name
    group by name order by count(*) desc, name limit 20
  )
  select total.*, decided.*, (select coalesce(json_agg(by_day), '[]') from by_day) as days,
    (select coalesce(json_agg(by_color), '[]') from by_color) as colors,
    (select coalesce(json_agg(by_screen), '[]') from by_screen) as screens,
    (select coalesce(json_agg(by_rule), '[]') from by_rule) as rules
  from total, decided`;

/**
 * Statistics of the reservations that the account and accounts below it received in `days` days (1 to 366) up to and
 * including `until`, a day in UTC (`YYYY-MM-DD`; null for today). One statement regardless of volume. Throws BAD_INPUT.
 */
export async function findFigures(
  { pool, viewer }: Pick<BookingContext, 'pool' | 'viewer'>,
  days: number,
  until: string | null,
): Promise<ReservationFigures> {
  if (days < 1 || days > MAX_DAYS) {
    const problem = { loc: ['days'], msg: problems.between(1, MAX_DAYS), type: 'value_error' };
    throw new Failure('BAD_INPUT', `days ${problem.msg}`, [problem]);
  }
  const end = until ? new Date(until) : new Date();
  end.setUTCHours(24, 0, 0, 0);
  const since = new Date(end);
  since.setUTCDate(since.getUTCDate() - days);
  const asked = { name: 'reservation-figures', text: TEXT, values: [viewer.accountIds, since, end] };
  const { rows } = await pool.query<Omit<ReservationFigures, 'since'>>(asked);
  return { since, ...rows[0]! };
}
