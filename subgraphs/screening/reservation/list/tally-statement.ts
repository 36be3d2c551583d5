import type { ReservationList, Statement } from './list-statement.js';
import type { ReservationQuery } from './reservation-conditions.js';
import type { ReservationFilter } from './reservation-filter.input.js';

/** What is tallied, by the filter that asks for it. */
const TALLIED: Partial<Record<keyof ReservationFilter, string>> = {
  ...{ status: 'status', verificationStatus: 'verification_status', guestPortalStatus: 'guest_portal_status' },
  ...{ riskColor: 'risk_color', source: 'source', pms: 'pms' },
};

/** Whose reservations are meant says `accountIds`. */
const NOT_ASKED: (keyof ReservationFilter)[] = ['accountId'];

/** How many rows a query finds, from the tallies that are kept; null where it asks for what is not tallied. */
export function tallyStatement({
  filter,
  search,
  buildingIds,
  accountIds,
}: ReservationQuery & Pick<ReservationList, 'accountIds'>): Statement | null {
  const asked = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && value !== null && !NOT_ASKED.includes(name as keyof ReservationFilter),
  );
  const columns = asked.map(([name]) => TALLIED[name as keyof ReservationFilter]);
  if (search || buildingIds || columns.includes(undefined)) return null;
  const where = ['account_id = any($1::uuid[])', ...columns.map((column, n) => `${column} = $${n + 2}`)].join(' and ');
  const text = `
    select coalesce(sum(many), 0)::int as total from (
      select many from screening.reservation_tally where ${where}
      union all select many from screening.reservation_tally_change where ${where}) tallied`;
  return { text, values: [accountIds, ...asked.map(([, value]) => value)] };
}
