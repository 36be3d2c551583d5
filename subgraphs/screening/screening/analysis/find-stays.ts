import type { EntityManager } from '@mikro-orm/postgresql';
import { contactKeys } from '../../booking/guest/contacts/contact-index.js';
import type { Signals } from '../checks/signals.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

const TEXT = `
  select
    count(*) filter (where status = 'CONFIRMED' and left(check_out_date, 10) < ? and supervised is distinct from 'decline')::int as completed,
    count(*) filter (where status = 'CANCELED')::int as canceled,
    count(*) filter (where supervised = 'decline')::int as declined,
    max(left(check_out_date, 10)) filter (where status = 'CONFIRMED' and left(check_out_date, 10) < ?) as "lastCheckOutAt"
  from screening.reservation
  where account_id = ? and id <> ?
    and (guest_email_key = ? or guest_phone_key = ? or guest_email_mark = ? or guest_phone_mark = ?)`;

/** Earlier stays of the same guest (by e-mail or phone) in the account, as of today. */
export async function findStays(em: EntityManager, row: Reservation): Promise<Signals['stays']> {
  const today = new Date().toISOString().slice(0, 10);
  const { email, phone, emailMark, phoneMark } = contactKeys(row.accountId, row);
  const values = [today, today, row.accountId, row.id, email, phone, emailMark, phoneMark];
  const [stays] = await em.execute<Signals['stays'][]>(TEXT, values);
  return stays ?? { completed: 0, canceled: 0, declined: 0, lastCheckOutAt: null };
}

/** Whether the guest has stayed before: at least one earlier stay in the account has come to its end. */
export function isRepeatGuest({ completed }: Signals['stays']): boolean {
  return completed > 0;
}
