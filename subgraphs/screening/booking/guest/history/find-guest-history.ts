import { emailKey, mailboxKey, phoneKey } from '#kit/contact/contact-keys.js';
import { Failure } from '#kit/failure.js';
import { messages } from '../../../messages.js';
import { findBlacklistHits } from '../../blacklist/find-hits.js';
import type { BookingContext } from '../../context.js';
import { contactMark } from '../contacts/contact-index.js';
import { marksOf } from '../guest-marks.js';
import type { GuestHistory } from './guest-history.type.js';

const STAYS = `
  select count(*) filter (where disputed)::int as "disputedBookings",
    count(*) filter (where not disputed and r.status = 'CONFIRMED' and r.supervised is distinct from 'decline'
      and left(r.check_out_date, 10) < ?)::int as "goodStays"
  from screening.reservation r
  cross join lateral (
    select exists (
      select from screening.payment_event p where p.account_id = r.account_id and p.reservation_id = r.id
        and p.event_type in ('dispute', 'chargeback')) as disputed) d
  where r.account_id = ? and (r.guest_email_key in (?, ?) or r.guest_phone_key = ?
    or r.guest_email_mark in (?, ?) or r.guest_phone_mark = ?)`;

/**
 * The account's history with the guest who has this email or phone: block lists, disputes and good stays. Internal calls
 * only: a browser key must not learn who is on a block list. Throws FORBIDDEN.
 */
export async function findGuestHistory(
  { em, viewer, ancestorIdsOf }: Pick<BookingContext, 'em' | 'viewer' | 'ancestorIdsOf'>,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<GuestHistory> {
  if (viewer.kind !== 'service') throw new Failure('FORBIDDEN', messages.guestHistoryInternal);
  const { accountId } = viewer;
  const marks = marksOf({ email, phone, name: null, birthDate: null, documentNumber: null });
  const hits = await findBlacklistHits(em, accountId, await ancestorIdsOf(accountId), marks);
  const today = new Date().toISOString().slice(0, 10);
  const [mails, number] = [[emailKey(email), mailboxKey(email)], phoneKey(phone)];
  const mailMarks = mails.map((mail) => contactMark(accountId, 'email', mail));
  const values = [today, accountId, ...mails, number, ...mailMarks, contactMark(accountId, 'phone', number)];
  const [stays] = await em.execute<Pick<GuestHistory, 'disputedBookings' | 'goodStays'>[]>(STAYS, values);
  return { blacklisted: hits.length > 0, ...stays! };
}
