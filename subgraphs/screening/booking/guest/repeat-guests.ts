import type pg from 'pg';
import { rowBy } from '#kit/store/rows.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { sameGuest } from './contacts/contact-columns.js';

const HAS_STAYED = `exists (
  select from screening.reservation s
  where s.account_id = t.account_id and s.id <> t.id
    and ${sameGuest('s', 't')}
    and s.status = 'CONFIRMED' and s.supervised is distinct from 'decline'
    and left(s.check_out_date, 10) < to_char(now() at time zone 'utc', 'YYYY-MM-DD'))`;

/** Whether the guest of a stored reservation has stayed before; batched for lists. */
export function repeatGuestReads(pool: pg.Pool) {
  const from = { table: 'screening.reservation', columns: { hasStayed: HAS_STAYED } };
  const reader = rowBy<{ hasStayed: boolean }>(pool, { ...from, by: 'id', type: 'uuid' });
  return async ({ accountId, id }: Pick<Reservation, 'accountId' | 'id'>): Promise<boolean> =>
    (await reader.load([accountId], id))?.hasStayed ?? false;
}
