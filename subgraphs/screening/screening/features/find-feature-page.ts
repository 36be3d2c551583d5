import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { screeningMessages } from '../../messages.js';
import { sameGuest } from '../../booking/guest/contacts/contact-columns.js';
import { type FoundFeatures, type Moment, findFeatures } from './find-features.js';

/** Outcome of a stay after the given time, as known today: the training labels. */
export interface Outcome {
  /** First dispute or chargeback after the given time (ISO 8601). */
  disputedAt: string | null;
  declined: boolean;
  /** The guest's next confirmed booking (ISO 8601). */
  nextBookingAt: string | null;
}

export interface FeaturePage {
  rows: (FoundFeatures & { outcome: Outcome })[];
  /** Cursor of the next page, for `after`; null on the last page. */
  next: string | null;
}

const MAX = 500;

const MOMENTS = `
  select r.account_id as "accountId", r.id as "reservationId",
    coalesce(?::text, to_char(m.first_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as "asOf"
  from screening.reservation r
  left join lateral (
    select min(coalesce(d.as_of, (d.signals ->> 'asOf')::timestamptz)) as first_at from screening.decision d
    where d.account_id = r.account_id and d.reservation_id = r.id) m on true
  where r.account_id = ?::uuid and r.id > ?::uuid order by r.id limit ?`;

const OUTCOMES = `
  select w."reservationId", w."asOf", r.supervised is not distinct from 'decline' as declined,
    (select to_char(min(e.occurred_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     from screening.payment_event e
     where e.account_id = r.account_id and e.reservation_id = r.id and e.event_type in ('dispute', 'chargeback')
       and (e.occurred_at > w."asOf" or e.created_at > w."asOf")) as "disputedAt",
    (select to_char(min(b.created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     from screening.reservation b
     where b.account_id = r.account_id and b.id <> r.id and b.created_at > r.created_at and b.status = 'CONFIRMED'
       and ${sameGuest('b', 'r')}) as "nextBookingAt"
  from jsonb_to_recordset(?::jsonb) as w("accountId" uuid, "reservationId" uuid, "asOf" timestamptz)
  join screening.reservation r on r.account_id = w."accountId" and r.id = w."reservationId"`;

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Features and outcomes of an account's reservations, ordered by ID. With `asOf` null each is as of its first decision,
 * and reservations without one are left out. Throws BAD_INPUT for an invalid `first` or `after`.
 */
export async function findFeaturePage(
  em: EntityManager,
  accountId: string,
  asked: { asOf: Date | null; after: string | null; first: number },
): Promise<FeaturePage> {
  const { asOf, after, first } = asked;
  if (first < 1) throw wrong('first', screeningMessages.belowOne, 'greater_than_equal');
  if (after !== null && !isId(after)) throw wrong('after', screeningMessages.invalidCursor, 'cursor');
  const size = Math.min(MAX, first);
  const values = [asOf?.toISOString() ?? null, accountId, after ?? FIRST, size];
  const read = await em.execute<(Omit<Moment, 'asOf'> & { asOf: string | null })[]>(MOMENTS, values);
  const moments = read.filter((row): row is Moment => row.asOf !== null);
  const found = await findFeatures(em, moments);
  const outcomes = await em.execute<(Outcome & { reservationId: string })[]>(OUTCOMES, [JSON.stringify(moments)]);
  const known = new Map(
    outcomes.map(({ reservationId, disputedAt, declined, nextBookingAt }) => [
      reservationId,
      { disputedAt, declined, nextBookingAt },
    ]),
  );
  const rows = found.map((row) => ({ ...row, outcome: known.get(row.reservationId)! }));
  return { rows, next: read.length === size ? read.at(-1)!.reservationId : null };
}

function wrong(member: string, msg: string, type: string): Failure {
  return new Failure('BAD_INPUT', `${member} ${msg}`, [{ loc: [member], msg, type }]);
}
