import pg from 'pg';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Reads } from '#kit/store/replicas.js';
import { withContacts } from '../guest/contacts/contact-columns.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { type ReservationList, countStatement, pageStatement } from './list-statement.js';
import { rememberedTotal } from './tally/remembered-total.js';
import { dayStatement, tallyStatement } from './tally/tally-statement.js';
import { type ReservationQuery, searching } from './reservation-conditions.js';
import type { ReservationFilter } from './reservation-filter.input.js';

/** A list row with its sort key. */
type ListedRow = Reservation & { _key: string };

/** Offsets above this first look up the day on which the page begins. */
const PASSED = 2_000;

/** Up to this many matches are fetched and sorted instead of walking the index in order. */
const FEW = 5_000;

type Tallied = (list: ReservationQuery & Pick<ReservationList, 'accountIds'>) => Promise<number> | null;

/** Totals from tallies, each read once per filter and shared by the request's pages and counts. null: not tallied. */
function tallying(reads: Reads): Tallied {
  const known = new WeakMap<ReservationFilter, Promise<number>>();
  return (list) => {
    const statement = tallyStatement(list);
    if (!statement) return null;
    const total =
      known.get(list.filter) ?? reads.query<{ total: number }>(statement).then(({ rows }) => rows[0]!.total);
    known.set(list.filter, total);
    return total;
  };
}

/**
 * Picks the cheapest way to read a list, using tallies: starting from a day, or as a small result set. null: no rows.
 */
async function easedOf(reads: Reads, list: ReservationList, tallied: Tallied): Promise<ReservationList | null> {
  const dayed = list.from > PASSED ? dayStatement(list) : null;
  if (dayed) {
    const [begins] = (await reads.query<{ day: string; passed: number }>(dayed)).rows;
    return begins ? { ...list, day: begins.day, from: list.from - begins.passed } : null;
  }
  const asked = Object.entries(list.filter).filter(([, value]) => value !== undefined && value !== null);
  const isFiltered = asked.some(([name]) => name !== 'accountId') || list.buildingIds;
  const total = isFiltered ? await tallied(list) : null;
  return total === null ? list : { ...list, few: total <= FEW };
}

/** Spellings of a channel are equal if they differ only in case and surrounding spaces, as in the screen settings. */
const SPELLINGS = `
  select distinct source from (
    select source from screening.reservation_tally where account_id = any($1::uuid[])
    union all
    select source from screening.reservation_tally_change where account_id = any($1::uuid[])) tallied
  where lower(normalize(btrim(source), NFKC)) = lower(normalize(btrim($2::text), NFKC)) order by source`;

/** Pages and counts of reservations. `columns`: property name → SQL over the table `t`. */
export function listReads(pool: pg.Pool, reads: Reads, columns: Record<string, string>) {
  const pageOf = async (asked: ReservationList, tallied: Tallied) => {
    const list = await easedOf(reads, asked, tallied);
    if (!list) return [];
    // pg's own types: the ORM's leave times as text.
    const statement = { ...pageStatement(columns, list), types: pg.types };
    return (await searching(list, () => reads.query<ListedRow>(statement))).rows.map(withContacts);
  };
  const countOf = async (list: Parameters<Tallied>[0], tallied: Tallied) => {
    const total = await (tallied(list) ?? rememberedTotal(pool, list));
    if (total !== null) return total;
    const { rows } = await searching(list, () => reads.query<{ total: number }>(countStatement(list)));
    return rows[0]!.total;
  };
  const accountsOf = ({ accountIds }: Viewer, { accountId }: ReservationFilter) =>
    accountId ? accountIds.filter((id) => id === accountId.toLowerCase()) : accountIds;
  return (viewer: Viewer) => {
    const tallied = tallying(reads);
    return {
      sourceSpellings: async (filter: ReservationFilter): Promise<string[]> => {
        const values = [accountsOf(viewer, filter), filter.source];
        return (await reads.query<{ source: string }>({ text: SPELLINGS, values })).rows.map(({ source }) => source);
      },
      reservationPage: (list: Omit<ReservationList, 'accountIds'>) =>
        pageOf({ ...list, accountIds: accountsOf(viewer, list.filter) }, tallied),
      reservationCount: (query: ReservationQuery) =>
        countOf({ ...query, accountIds: accountsOf(viewer, query.filter) }, tallied),
    };
  };
}
