import type pg from 'pg';
import { type Found, FOUND, STILL_MATTERS } from './queue-again.js';

const NAMED = `
  with listed as materialized (
    select e.place, k.mark from jsonb_to_recordset($1::jsonb) as e(place int, marks jsonb)
    cross join lateral jsonb_array_elements_text(e.marks) k(mark)),
  marked as (
    select r.account_id, r.id, k.mark from screening.reservation r cross join lateral unnest(r.guest_name_marks) k(mark)
    where r.guest_name_marks <> '{}' and r.guest_name_marks && $2::text[] and ${STILL_MATTERS})
  select ${FOUND} from screening.reservation r
  where (r.account_id, r.id) in (
    select m.account_id, m.id from marked m join listed l on l.mark = m.mark
    group by m.account_id, m.id, l.place having count(*) >= 2)
  order by r.account_id, r.id`;

/** Reservations whose stay matters still, and whose names share two marks with one of these entries, each its marks. */
export async function findNamed(pool: pg.Pool, entries: readonly string[][]): Promise<Found[]> {
  const listed = JSON.stringify(entries.map((marks, place) => ({ place, marks })));
  return (await pool.query<Found>(NAMED, [listed, [...new Set(entries.flat())]])).rows;
}

const STATUS = `r.entries #>> '{sanctions,status}'`;

/** As the index of such entries is made. */
const OPEN = `(${STATUS} in ('INCOMPLETE', 'REVIEW') or jsonb_array_length(r.entries #> '{sanctions,findings}') > 0)`;

const open = (which: string, account = 'true') => `
  select ${FOUND} from screening.reservation r
  where ${account} and ${OPEN} and ${which} and ${STILL_MATTERS} order by r.account_id, r.id`;

const UNSEARCHED = open(`${STATUS} = 'INCOMPLETE'`);
const UNSETTLED = open('true');
const OF_ACCOUNT = open(`${STATUS} <> 'INCOMPLETE'`, 'r.account_id = $1');

/** Those that could not be searched: no list was there. */
export const findUnsearched = async (pool: pg.Pool) => (await pool.query<Found>(UNSEARCHED)).rows;

/** The same, and those with hits, dismissed ones too: entries are taken off lists, and dismissals end. */
export const findUnsettled = async (pool: pg.Pool) => (await pool.query<Found>(UNSETTLED)).rows;

/** Those of one account with hits, dismissed ones too. */
export const findWithHits = async (pool: pg.Pool, accountId: string) =>
  (await pool.query<Found>(OF_ACCOUNT, [accountId])).rows;
