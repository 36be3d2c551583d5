import { DAYS_OF, type ReservationList, type Statement } from '../list-statement.js';
import { type Add, type ReservationQuery, dayAfter, fromChannel } from '../reservation-conditions.js';
import type { ReservationFilter } from '../reservation-filter.input.js';

/** Tallied columns by filter field. */
const TALLIED: Partial<Record<keyof ReservationFilter, string>> = {
  status: 'status',
  verificationStatus: 'verification_status',
  guestPortalStatus: 'guest_portal_status',
  riskColor: 'risk_color',
  pms: 'pms',
};

/** Filter fields resolved before: accounts, buildings (now listings) and channel (now its spellings). */
const NOT_ASKED: (keyof ReservationFilter)[] = ['accountId', 'building', 'search', 'source'];

const DAY_MS = 86_400_000;

/** Where each dimension is tallied: its name in one table, its column in the other. */
const COLUMNS = { created: 'created_day', check_in: 'check_in_day', check_out: 'check_out_day', listing: 'listing' };

type Counted = ReservationQuery & Pick<ReservationList, 'accountIds'>;

type Dimension = keyof typeof COLUMNS;

/** A condition on a dimension's buckets, with `?` in place of the bucket. */
interface Bucketed {
  dimension: Dimension;
  where: string;
}

/**
 * Row count of a query from stored tallies: facets, optionally with one kind of day or with listings. null for any
 * other condition, times within a day, or two kinds of days.
 */
export function tallyStatement(query: Counted): Statement | null {
  const values: unknown[] = [query.accountIds];
  const add: Add = (value) => `$${values.push(value)}`;
  const bucketed = query.search ? null : bucketsOf(query, add);
  if (!bucketed) return null;
  const where = facetsOf(query, add);
  const [first] = bucketed;
  const conditions = (column: string) => bucketed.map((one) => ` and (${one.where.replaceAll('?', column)})`).join('');
  const [kept, fresh, which] = first
    ? ['reservation_bucket_tally', 'reservation_bucket_change', ` and dimension = ${add(first.dimension)}`]
    : ['reservation_tally', 'reservation_tally_change', ''];
  const text = `
    select coalesce(sum(many), 0)::int as total from (
      select many from screening.${kept} where ${where}${which}${conditions('bucket')}
      union all
      select many from screening.${fresh} where ${where}${conditions(first ? COLUMNS[first.dimension] : '')}) tallied`;
  return { text, values };
}

/**
 * The day on which a page with a large offset begins, and the number of rows before that day; no row if there are
 * fewer. null if the list is not sorted by day, or filters by day, listing or text.
 */
export function dayStatement(list: ReservationList): Statement | null {
  const days = DAYS_OF[list.sort];
  const values: unknown[] = [list.accountIds];
  const add: Add = (value) => `$${values.push(value)}`;
  if (!days || list.search || list.after || bucketsOf(list, add)?.length !== 0) return null;
  const { dimension, direction } = days;
  const where = facetsOf(list, add);
  const text = `
    select bucket as day, (reached - many)::int as passed from (
      select bucket, sum(many) as many, sum(sum(many)) over (order by bucket ${direction}) as reached from (
        select bucket, many from screening.reservation_bucket_tally where ${where} and dimension = ${add(dimension)}
        union all
        select ${COLUMNS[dimension]}, many from screening.reservation_bucket_change where ${where}) tallied
      group by bucket) days
    where reached > ${add(list.from)}::int order by bucket ${direction} limit 1`;
  return { text, values };
}

/** Conditions that every tally covers, and the accounts: `$1`. */
function facetsOf(query: Counted, add: Add): string {
  const asked = Object.entries(query.filter).filter(
    ([name, value]) => value !== undefined && value !== null && name in TALLIED,
  );
  const facets = asked.map(([name, value]) => `${TALLIED[name as keyof ReservationFilter]} = ${add(value)}`);
  return ['account_id = any($1::uuid[])', ...facets, ...fromChannel(query, 'source', add)].join(' and ');
}

/** Conditions on the buckets of at most one dimension; null if there are others. */
function bucketsOf({ filter, buildingIds }: ReservationQuery, add: Add): Bucketed[] | null {
  const bucketed: (Bucketed | null)[] = [];
  if (buildingIds) bucketed.push({ dimension: 'listing', where: `? = any(${add(buildingIds)}::text[])` });
  for (const [name, value] of Object.entries(filter) as [keyof ReservationFilter, unknown][])
    if (value !== undefined && value !== null && !(name in TALLIED) && !NOT_ASKED.includes(name))
      bucketed.push(bucketOf(name, value, add));
  const known = bucketed.filter((one) => one !== null);
  const isOne = new Set(known.map(({ dimension }) => dimension)).size <= 1;
  return known.length === bucketed.length && isOne ? known : null;
}

function bucketOf(name: keyof ReservationFilter, value: unknown, add: Add): Bucketed | null {
  const day = value instanceof Date ? dayOf(value) : String(value);
  const after = (dimension: Dimension, least: string): Bucketed => ({ dimension, where: `? >= ${add(least)}::text` });
  const before = (dimension: Dimension, end: string): Bucketed => ({
    dimension,
    where: `? >= '0' and ? < ${add(end)}::text`,
  });
  if (day === null) return null;
  if (name === 'listingId') return { dimension: 'listing', where: `? = ${add(day.toLowerCase())}::text` };
  if (name === 'checkInFrom') return after('check_in', day);
  if (name === 'checkInTo') return before('check_in', dayAfter(day));
  if (name === 'checkOutFrom') return after('check_out', day);
  if (name === 'checkOutTo') return before('check_out', dayAfter(day));
  if (name === 'createdFrom') return after('created', day);
  if (name === 'createdTo') return before('created', day);
  return null;
}

/** The UTC day that begins at a time; null if it is not midnight. */
function dayOf(moment: Date): string | null {
  return moment.getTime() % DAY_MS === 0 ? moment.toISOString().slice(0, 10) : null;
}
