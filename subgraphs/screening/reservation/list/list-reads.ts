import pg from 'pg';
import type { Viewer } from '#kit/graph/viewer.js';
import type { Reads } from '#kit/store/replicas.js';
import type { Reservation } from '../reservation.entity.js';
import { type ReservationList, countStatement, pageStatement } from './list-statement.js';
import { rememberedTotal } from './tally/remembered-total.js';
import { tallyStatement } from './tally/tally-statement.js';
import type { ReservationQuery } from './reservation-conditions.js';
import type { ReservationFilter } from './reservation-filter.input.js';

/** A row of a list with the value that it is sorted by. */
type ListedRow = Reservation & { _key: string };

/** Pages and counts of reservations. `columns`: property name → SQL over the table `t`. */
export function listReads(pool: pg.Pool, reads: Reads, columns: Record<string, string>) {
  const pageOf = async (list: ReservationList) => {
    // pg's own types: the ORM's leave times as text.
    const { rows } = await reads.query<ListedRow>({ ...pageStatement(columns, list), types: pg.types });
    return rows;
  };
  const countOf = async (list: ReservationQuery & Pick<ReservationList, 'accountIds'>) => {
    const tallied = tallyStatement(list);
    const remembered = tallied ? null : await rememberedTotal(pool, list);
    if (remembered !== null) return remembered;
    const { rows } = await reads.query<{ total: number }>(tallied ?? countStatement(list));
    return rows[0]!.total;
  };
  const accountsOf = ({ accountIds }: Viewer, { accountId }: ReservationFilter) =>
    accountId ? accountIds.filter((id) => id === accountId.toLowerCase()) : accountIds;
  return (viewer: Viewer) => ({
    reservationPage: (list: Omit<ReservationList, 'accountIds'>) =>
      pageOf({ ...list, accountIds: accountsOf(viewer, list.filter) }),
    reservationCount: (query: ReservationQuery) => countOf({ ...query, accountIds: accountsOf(viewer, query.filter) }),
  });
}
