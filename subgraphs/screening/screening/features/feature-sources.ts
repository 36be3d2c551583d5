import { sameEmail } from '../../booking/guest/contacts/contact-columns.js';
import { FIRST_STATE } from '../../booking/reservation/changes/changes-text.js';
import { usdRate } from './usd-rates.js';

/** State of a reservation at `as_of`. */
const stateOf = (id: string, alias: string) => `
  lateral (
    select * from screening.reservation_state
    where account_id = a.account_id and reservation_id = ${id} and changed_at <= a.as_of
    order by changed_at desc limit 1) ${alias}`;

const counted = (condition: string, name: string) => `count(*) filter (where ${condition}) as ${name}`;

const STOLEN_OR_FRAUDULENT = `facts ->> 'declineReason' in ('stolen', 'fraudulent')`;

const refused = (reason: string) => `facts ->> 'declineReason' = '${reason}'`;

/** Payment events that had happened and been received by `as_of`; late events were not known yet. */
const PAYMENTS = `
  lateral (
    select count(*) as events, count(distinct card_digest) as cards,
      ${[
        counted(`event_status = 'success'`, 'successes'),
        counted(`event_status = 'failure'`, 'failures'),
        counted(`event_type = 'chargeback'`, 'chargebacks'),
        counted(`event_type = 'dispute'`, 'disputes'),
        counted(`event_type = 'refund'`, 'refunds'),
        counted(refused('stolen'), 'stolen'),
        counted(refused('lost'), 'lost'),
        counted(refused('fraudulent'), 'fraudulent'),
        counted(refused('insufficient_funds'), 'insufficient'),
        counted(`lower(processor_status_code) in ('do_not_honor', 'do_not_honour', '05')`, 'not_honored'),
        counted(`network_status_code = 'declined_by_network'`, 'declined'),
      ].join(', ')}
    from screening.payment_event
    where account_id = a.account_id and reservation_id = a.reservation_id
      and occurred_at <= a.as_of and created_at <= a.as_of) p`;

/** Older decisions have their values in JSON only. */
const DECISION = `
  lateral (
    select coalesce(verification_status, outcome ->> 'verificationStatus') as status,
      coalesce(risk_color, outcome ->> 'riskColor') as color,
      coalesce(blacklist_hits, jsonb_array_length(signals #> '{blacklist,hits}')) as blacklist_hits,
      coalesce(free_email, (signals #>> '{email,value,free}')::boolean) as free_email
    from screening.decision
    where account_id = a.account_id and reservation_id = a.reservation_id and created_at < a.as_of
    order by created_at desc, id desc limit 1) d`;

/** Results of the guest's ID check by `as_of`; `waiting` is not a result. */
const IDENTITY = `
  lateral (
    select ${[
      counted(`status <> 'waiting'`, 'outcomes'),
      counted(`status = 'passed'`, 'passed'),
      counted(`status = 'failed'`, 'failed'),
    ].join(', ')},
      (array_agg(status order by number desc))[1] = 'passed' as is_passed
    from screening.id_check_state
    where account_id = a.account_id and reservation_id = a.reservation_id and changed_at <= a.as_of) v`;

/** Contact keys: `_key` columns for plain text, `_mark` columns for encrypted contacts. */
const KEYS = ['guest_email_key', 'guest_phone_key', 'guest_email_mark', 'guest_phone_mark'];

// `offset 0` keeps the planner from reading all of the account's rows first where it has no statistics yet.
const keyed = (key: string) => `
  select reservation_id from (
    select reservation_id from screening.reservation_state
    where account_id = a.account_id and ${key} = s.${key} and changed_at <= a.as_of
      and reservation_id <> a.reservation_id offset 0) of_key`;

const within = (days: number) => `b.created_at > r.created_at - interval '${days} days'`;

const OTHERS = `
  lateral (
    select count(*) as bookings, max(b.created_at) as last_at, min(b.created_at) as first_at,
      ${[
        counted(within(30), 'in_30_days'),
        counted(within(90), 'in_90_days'),
        counted(within(365), 'in_365_days'),
        counted(`${sameEmail('x', 's')} and ${within(30)}`, 'by_email_30_days'),
        counted(`${sameEmail('x', 's')} and ${within(90)}`, 'by_email_90_days'),
      ].join(', ')},
      count(distinct x.listing_id) filter (where ${within(90)}) as listings_90_days,
      coalesce(sum(x.total_price * ${usdRate('x.currency', 'b.created_at')}) filter (where x.status = 'CONFIRMED'), 0) as revenue,
      count(*) filter (where x.status = 'CONFIRMED' and x.supervised is distinct from 'decline'
        and left(x.check_out_date, 10) < to_char(a.as_of at time zone 'utc', 'YYYY-MM-DD') and i.incidents + i.warnings = 0) as completed,
      coalesce(sum(i.incidents), 0) as incidents, coalesce(sum(i.warnings), 0) as warnings
    from (${KEYS.map(keyed).join(' union ')}) k
    cross join lateral (
      select id, created_at from screening.reservation
      where account_id = a.account_id and id = k.reservation_id and created_at < r.created_at offset 0) b
    cross join ${stateOf('b.id', 'x')}
    cross join lateral (
      select ${counted(`event_type in ('dispute', 'chargeback')`, 'incidents')},
        ${counted(STOLEN_OR_FRAUDULENT, 'warnings')}
      from screening.payment_event
      where account_id = a.account_id and reservation_id = b.id
        and occurred_at <= a.as_of and created_at <= a.as_of) i) o`;

/** US dollars of the stay's price, once for all features that need them. 0 is stored for a price that nobody stated. */
const PRICE = `lateral (select nullif(s.total_price, 0) * ${usdRate('s.currency', 'r.created_at')} as usd offset 0) price`;

/** SQL joins to rows `a` (`account_id`, `reservation_id`, `as_of`) with all inputs of the features. */
export const SOURCES = `
  join screening.reservation r on r.account_id = a.account_id and r.id = a.reservation_id
  cross join ${stateOf('a.reservation_id', 's')}
  cross join ${PRICE}
  cross join ${PAYMENTS}
  cross join ${IDENTITY}
  left join ${DECISION} on true
  cross join ${OTHERS}`;

/** What a new reservation does not have yet, as the parts above say it. */
const NO_PAYMENTS = `(select 0 as events, 0 as cards, 0 as successes, 0 as failures, 0 as chargebacks, 0 as disputes,
    0 as refunds, 0 as stolen, 0 as lost, 0 as fraudulent, 0 as insufficient, 0 as not_honored, 0 as declined) p`;
const NO_IDENTITY = '(select 0 as outcomes, 0 as passed, 0 as failed, null::boolean as is_passed) v';
const NO_DECISION = `(select null::text as status, null::text as color, null::int as blacklist_hits,
    null::boolean as free_email) d`;

/** The same for one reservation that is not stored yet. `json` is an expression for its columns. */
export const sourcesOfNew = (json: string): string => `
  cross join lateral jsonb_populate_record(null::screening.reservation, ${json}) r
  cross join lateral (${FIRST_STATE}) s
  cross join ${PRICE}
  cross join ${NO_PAYMENTS}
  cross join ${NO_IDENTITY}
  cross join ${NO_DECISION}
  cross join ${OTHERS}`;
