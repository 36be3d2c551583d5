import type pg from 'pg';
import { inPages } from '#kit/store/in-pages.js';
import { sameGuest } from '../../booking/guest/contacts/contact-columns.js';
import { AWAITS_IMPORT } from '../analysis/lookups/kept-answers.js';
import type { Signals } from '../checks/signals.js';
import { type Packed, gapOf, signalsOf } from '../decision/packing/pack-decision.js';
import { STILL_MATTERS } from './queue-again.js';
import { type Found, FOUND } from '../../booking/reservation/analysis.js';

/** A stay whose guests' names share a mark with an entry. */
export interface Named extends Found {
  guestName: string | null;
  /** The guest's birth date or document is known, so that it can make a match likelier. */
  isConfirmable: boolean;
  /** Encrypted. */
  party: string | null;
}

/** Beyond this number of marks the index finds a large part of all stays, and comparing arrays takes longer than reading. */
const INDEXED_MARKS = 100;

const HAS_MARK = {
  indexed: 'r.guest_name_marks && $1::text[]',
  read: 'exists (select from unnest(r.guest_name_marks) m(mark) where m.mark = any($1::text[]))',
};

const named = (hasMark: string) => `
  select ${FOUND}, r.guest_full_name as "guestName", s.party,
    s.birth_date is not null or exists (
      select from screening.id_check c where c.account_id = r.account_id and c.id = r.id) as "isConfirmable"
  from screening.reservation r
  left join screening.guest_secret s on s.account_id = r.account_id and s.id = r.id
  where r.guest_name_marks <> '{}' and ${STILL_MATTERS} and ${hasMark}`;

const NAMED = { indexed: named(HAS_MARK.indexed), read: named(HAS_MARK.read) };

/** Current and upcoming stays with one of these marks, by page, with the names of their guests. */
export const findNamed = (pool: pg.Pool, marks: readonly string[]) =>
  inPages<Named>(pool, NAMED[marks.length > INDEXED_MARKS ? 'read' : 'indexed'], [marks]);

/** One mark is enough here: a register record is found by it alone. */
const MARKED = `
  select ${FOUND} from screening.reservation r
  where r.guest_name_marks <> '{}' and r.guest_name_marks && $1::text[] and ${STILL_MATTERS}
  order by r.account_id, r.id`;

/** Current and upcoming stays with one of these marks. */
export const findMarked = async (pool: pg.Pool, marks: readonly string[]) =>
  (await pool.query<Found>(MARKED, [marks])).rows;

/** Must match the condition of the index on these entries. */
const UNANSWERED = `
  select ${FOUND} from screening.reservation r
  cross join lateral (
    select d.signals, d.gaps from screening.decision d
    where d.account_id = r.account_id and d.reservation_id = r.id order by d.created_at desc, d.id desc limit 1) last
  where (r.entries #>> '{background_check,status}' in ('INCOMPLETE', 'REVIEW')
      or r.entries #>> '{social_verification,status}' = 'INCOMPLETE'
      or r.open_checks && array['background_check:INCOMPLETE', 'background_check:REVIEW', 'social_verification:INCOMPLETE'])
    and ${STILL_MATTERS}
    and (last.gaps && $3::text[] or exists (
      select from unnest($1::text[]) l(name) where last.signals #>> array[l.name, 'reason'] = any($2)
        or jsonb_path_query_array(last.signals -> l.name, '$.gaps[*].reason') ?| $2))
  order by r.account_id, r.id`;

/** Current and upcoming stays whose check is open because data for one of these lookups was not imported. */
export const findUnanswered = async (pool: pg.Pool, lookups: readonly string[]) => {
  const gaps = lookups.flatMap((lookup) => AWAITS_IMPORT.map((reason) => gapOf(lookup, reason)));
  return (await pool.query<Found>(UNANSWERED, [lookups, AWAITS_IMPORT, gaps])).rows;
};

const STATUS = `r.entries #>> '{sanctions,status}'`;

/** Must match the condition of the index on these entries. */
const OPEN = `(${STATUS} in ('INCOMPLETE', 'REVIEW') or jsonb_array_length(r.entries #> '{sanctions,findings}') > 0
  or r.open_checks && array['sanctions:INCOMPLETE', 'sanctions:REVIEW', 'sanctions:FINDINGS'])`;
/** `open_checks` of packed results, the status of older ones. */
const IS_UNSEARCHED = `coalesce('sanctions:INCOMPLETE' = any(r.open_checks), ${STATUS} = 'INCOMPLETE')`;

const open = (which: string, account = 'true') => `
  select ${FOUND} from screening.reservation r
  where ${account} and ${OPEN} and ${which} and ${STILL_MATTERS} order by r.account_id, r.id`;

const UNSEARCHED = open(IS_UNSEARCHED);
const UNSETTLED = open('true');
const OF_ACCOUNT = open(`not ${IS_UNSEARCHED}`, 'r.account_id = $1');

const OF_GUEST = `
  select ${FOUND} from screening.reservation r
  join screening.reservation s on s.account_id = r.account_id and s.id = $2
    and ${sameGuest('r', 's')}
  where r.account_id = $1 and (r.id <> $2 or $3) and r.risk_color is not null and ${STILL_MATTERS}
  order by r.account_id, r.id limit 200`;

/** Current and upcoming stays of a reservation's guest in the account, at most 200. */
export const findStaysOfGuest = async (pool: pg.Pool, accountId: string, reservationId: string, withItself: boolean) =>
  (await pool.query<Found>(OF_GUEST, [accountId, reservationId, withItself])).rows;

const OTHERWISE = `
  select ${FOUND} from screening.reservation r
  cross join lateral (
    select coalesce(d.accommodates::text, d.signals #>> '{booking,accommodates}') as accommodates,
      coalesce(d.listing_country_code, d.signals #>> '{booking,listingCountryCode}') as country_code
    from screening.decision d
    where d.account_id = r.account_id and d.reservation_id = r.id order by d.created_at desc, d.id desc limit 1) last
  where r.account_id = $1 and r.listing_id = $2 and ${STILL_MATTERS}
    and (last.accommodates is distinct from $3 or last.country_code is distinct from $4)
  order by r.account_id, r.id`;

/** Current and upcoming stays at a listing that were decided with other listing data. */
export const findOnListing = async (
  pool: pg.Pool,
  accountId: string,
  listingId: string,
  { accommodates, countryCode }: { accommodates: number; countryCode: string },
) => (await pool.query<Found>(OTHERWISE, [accountId, listingId, String(accommodates), countryCode])).rows;

/** Current and upcoming stays whose sanctions search is incomplete. */
export const findUnsearched = async (pool: pg.Pool) => (await pool.query<Found>(UNSEARCHED)).rows;

/** The same, and those with matches, including dismissed ones: entries leave lists and dismissals end. */
export const findUnsettled = async (pool: pg.Pool) => (await pool.query<Found>(UNSETTLED)).rows;

/** Current and upcoming stays of one account with matches, including dismissed ones. */
export const findWithHits = async (pool: pg.Pool, accountId: string) =>
  (await pool.query<Found>(OF_ACCOUNT, [accountId])).rows;

const MATCHED = `
  select ${FOUND}, last.packed, last.signals from screening.reservation r
  cross join lateral (
    select d.packed, d.signals from screening.decision d
    where d.account_id = r.account_id and d.reservation_id = r.id order by d.created_at desc, d.id desc limit 1) last
  where ${OPEN} and ${STILL_MATTERS}`;

/** ID of an entry on its list, without the code of the list. */
const ownId = (entryId: string): string => entryId.slice(entryId.indexOf(':') + 1);

function isListed({ sanctions }: Signals, ids: ReadonlySet<string>): boolean {
  if (!sanctions?.known) return false;
  const { hits, cleared = [], dismissed } = sanctions.value;
  return dismissed > 0 || [...hits, ...cleared].some(({ entryId }) => ids.has(ownId(entryId)));
}

/**
 * Current and upcoming stays with a match, also a cleared one, with one of these entries, by page; and those with
 * dismissed matches, whose entries are not stored. Lists can have entries of the same ID, which only finds more stays.
 */
export async function* findListed(pool: pg.Pool, entryIds: readonly string[]): AsyncGenerator<Found[]> {
  const ids = new Set(entryIds.map(ownId));
  for await (const page of inPages<Found & Packed>(pool, MATCHED, []))
    yield page.filter((stay) => isListed(signalsOf(stay), ids));
}

const RESTING = `
  select ${FOUND} from screening.reservation r
  where r.account_id = $1 and r.id > $2 and r.risk_color is not null and r.status <> 'CANCELED' and r.erased_at is null
    and (${STILL_MATTERS} or (r.supervised is null and r.verification_status <> 'verified'
      and coalesce(left(r.check_out_date, 10), left(r.check_in_date, 10)) >= to_char(now() - interval '30 days', 'YYYY-MM-DD')))
  order by r.id limit $3`;

/**
 * A page of the account's reservations, after an ID, that depend on its settings and rules: current and upcoming stays,
 * and undecided ones that ended in the last 30 days.
 */
export const findResting = async (pool: pg.Pool, accountId: string, after: string, size: number) =>
  (await pool.query<Found>(RESTING, [accountId, after, size])).rows;
