/**
 * Data kept about reservations next to their rows: totals by kind (`tally`) and by day and listing (`bucket`), weeks
 * changed since totals were counted (`touch`), and past states for features as of a point in time (`state`).
 */
export type Kept = 'tally' | 'bucket' | 'touch' | 'state';

export const ALL_KEPT: readonly Kept[] = ['tally', 'bucket', 'touch', 'state'];

const FACETS = 'status, verification_status, guest_portal_status, risk_color, source, pms';

const COPIED = `status, source, listing_id, number_of_guests, nights, total_price, currency, check_in_date, check_out_date,
  supervised, guest_email_key, guest_phone_key, guest_email_mark, guest_phone_mark`;

const NAMES = `${COPIED}, has_phone, name_words`;

/** Days as ten-character text; '' if missing, which is a bucket of its own. */
const BUCKETS = `to_char(created_at at time zone 'utc', 'YYYY-MM-DD'), coalesce(left(check_in_date, 10), ''),
  coalesce(left(check_out_date, 10), ''), coalesce(listing_id::text, '')`;

/**
 * Concurrent writers take their timestamp before they wait for the row lock, so a later write may have an earlier one.
 */
const since = (moment: string) => `greatest(${moment}, (
      select max(s.changed_at) from screening.reservation_state s
      where s.account_id = r.account_id and s.reservation_id = r.id))`;

const CLEARED = `
  cleared as (
    update screening.reservation_state s set guest_email_key = null, guest_phone_key = null,
      guest_email_mark = null, guest_phone_mark = null from r
    where s.account_id = r.account_id and s.reservation_id = r.id and r.erased_at is not null),`;

/** Values of a state, from the columns of a reservation. */
const STATED = `${COPIED}, coalesce(guest_phone_key, guest_phone_mark, '') <> '' as has_phone,
      coalesce(guest_name_words, cardinality(regexp_split_to_array(nullif(btrim(guest_full_name), ''), '\\s+')), 0) as name_words`;

/** SQL: the first state of a reservation `r`. */
export const FIRST_STATE = `select ${STATED} from (select r.*) own`;

const stated = (changedAt: string, onConflict: string) => `
  stated as (
    insert into screening.reservation_state (account_id, reservation_id, changed_at, ${NAMES})
    select account_id, id, ${changedAt}, ${STATED}
    from r where erased_at is null ${onConflict})`;

const REPLACED = NAMES.split(/,\s*/).map((name) => `${name} = excluded.${name}`);

const CHANGED_STATE = (moment: string) => `${CLEARED}
  ${stated(since(moment), `on conflict (account_id, reservation_id, changed_at) do update set ${REPLACED.join(', ')}`)}`;

/** A new row has no earlier states. */
const STATE = (moment: string) => (moment === 'created_at' ? stated(moment, '') : CHANGED_STATE(moment));

const TEXTS: Record<Kept, (many: number, moment: string) => string> = {
  tally: (many) => `
  tallied as (
    insert into screening.reservation_tally_change (account_id, ${FACETS}, many)
    select account_id, ${FACETS}, ${many} from r)`,
  bucket: (many) => `
  bucketed as (
    insert into screening.reservation_bucket_change
      (account_id, created_day, check_in_day, check_out_day, listing, ${FACETS}, many)
    select account_id, ${BUCKETS}, ${FACETS}, ${many} from r)`,
  touch: () => `
  touched as (
    insert into screening.reservation_touch (account_id, week)
    select distinct account_id, date_trunc('week', created_at at time zone 'utc')::date from r)`,
  state: (_many, moment) => STATE(moment),
};

/**
 * Statement that adds rows to the counts: `rows` is SQL that returns complete rows of `screening.reservation` after the
 * change. `moment` is the column with the time of the change.
 */
export function countedIn(rows: string, kept: readonly Kept[], moment: 'created_at' | 'updated_at'): string {
  return statement(
    rows,
    kept.map((kind) => TEXTS[kind](1, moment)),
  );
}

/**
 * Statement that subtracts rows from the counts before they change or are deleted. `rows` must lock them, otherwise
 * concurrent changes would be miscounted.
 */
export function countedOut(rows: string, kept: readonly Kept[]): string {
  const counted = kept.filter((kind) => kind !== 'state');
  return statement(
    rows,
    counted.map((kind) => TEXTS[kind](-1, '')),
  );
}

/** Parts of a statement that add the rows of its part `r` to the counts: the same for the statement that inserts them. */
export const countingIn = (kept: readonly Kept[], moment: 'created_at' | 'updated_at'): string =>
  kept.map((kind) => TEXTS[kind](1, moment)).join(',');

const BOTH = `(select *, -1 as many from o union all select *, 1 from r) c where exists (select from moved)`;

/**
 * Parts of the statement that stores the result of an analysis: its part `o` holds the row before the change, and `r`
 * after it. The supervision must be unchanged.
 */
export const COUNTED_RESULT = `
  moved as (
    select from o, r where (o.verification_status, o.guest_portal_status, o.risk_color)
      is distinct from (r.verification_status, r.guest_portal_status, r.risk_color)),
  tallied as (
    insert into screening.reservation_tally_change (account_id, ${FACETS}, many)
    select account_id, ${FACETS}, many from ${BOTH}),
  bucketed as (
    insert into screening.reservation_bucket_change
      (account_id, created_day, check_in_day, check_out_day, listing, ${FACETS}, many)
    select account_id, ${BUCKETS}, ${FACETS}, many from ${BOTH}),
  touched as (
    insert into screening.reservation_touch (account_id, week)
    select account_id, date_trunc('week', created_at at time zone 'utc')::date from r where exists (select from moved))`;

function statement(rows: string, parts: string[]): string {
  return `with r as (${rows}),${parts.join(',')}
  select count(*)::int as many from r`;
}
