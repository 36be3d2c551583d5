import { BATCH_SIZE, daysBefore } from '#kit/store/purge.js';
import { forgetContact } from '../forget-contact.js';
import { forgetIdChecks } from '../../id-document/forget-id-checks.js';
import { FORGET } from '../forgetting.js';
import type { ForgetPortals } from '../forgetting-rooms.js';
import { type AgedClass, type PurgeBatch, STAY_END, hanging, overSince, rowsOf, sealed } from './aged-classes.js';

/**
 * The stay ended, and was known here, longer ago than the retention period: an old booking imported now is kept for the
 * full period.
 */
const OVER = `${STAY_END} < ? and created_at < ?`;

const CONTACT = `
  select id from screening.reservation where account_id = ? and erased_at is null and ${OVER}
  limit ${BATCH_SIZE} for update skip locked`;

const MARKS = `
  update screening.reservation set guest_marks = '{}'
  where account_id = ? and id in (
    select id from screening.reservation
    where account_id = ? and erased_at is not null and guest_marks <> '{}' and ${OVER}
    limit ${BATCH_SIZE} for update skip locked) returning id`;

const IDENTITY = `
  delete from screening.guest_secret where account_id = ? and id in (
    select s.id from screening.guest_secret s
    join (select account_id, id, ${STAY_END} as over_on, created_at from screening.reservation) r
      on r.account_id = s.account_id and r.id = s.id
    where s.account_id = ? and r.over_on < ? and r.created_at < ? limit ${BATCH_SIZE} for update of s skip locked)
  returning id`;

const DOCUMENTS = `
  select c.id from screening.id_check c
  join (select account_id, id, ${STAY_END} as over_on, created_at from screening.reservation) r
    on r.account_id = c.account_id and r.id = c.id
  where c.account_id = ? and c.erased_at is null and r.over_on < ? and r.created_at < ?
  limit ${BATCH_SIZE} for update of c skip locked`;
/** Callback ids are in chronological order. */
const CALLBACKS = `
  delete from screening.callback where account_id = ? and created_at < ? and id in (
    select id from screening.callback where account_id = ? order by id limit ${BATCH_SIZE} for update skip locked)
  returning id`;

const contactBy =
  (forgetPortals: ForgetPortals): PurgeBatch =>
  async (tx, accountId, days, now) => {
    const values = [accountId, ...overSince(daysBefore(now, days.contact))];
    const rows = await tx.execute<{ id: string }[]>(CONTACT, values);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    return (await forgetContact(tx, accountId, ids, forgetPortals)).reservations.length;
  };

const documents: PurgeBatch = async (tx, accountId, days, now) => {
  const values = [accountId, ...overSince(daysBefore(now, days.identity))];
  const rows = await tx.execute<{ id: string }[]>(DOCUMENTS, values);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  return (await forgetIdChecks(tx, accountId, ids)).length;
};

/** Marks are kept as long as any data of the guest is left, so that erasure requests find it. */
const marks: PurgeBatch = async (tx, accountId, days, now) => {
  const values = [accountId, accountId, ...overSince(daysBefore(now, Math.max(...Object.values(days))))];
  return (await tx.execute<object[]>(MARKS, values)).length;
};

const callbacks: PurgeBatch = async (tx, accountId, days, now) =>
  (await tx.execute<object[]>(CALLBACKS, [accountId, daysBefore(now, days.callback), accountId])).length;

/** Encrypted data of the guest who booked. */
export const identityClasses: AgedClass[] = [
  { name: 'identity', table: 'guest_secret', purgeBatch: sealed(IDENTITY) },
  { name: 'identity', table: 'id_check', purgeBatch: documents },
];

/** Reservations and the rows that belong to them. */
export const bookingClasses = (forgetPortals: ForgetPortals): AgedClass[] => [
  { name: 'contact', table: 'reservation', purgeBatch: contactBy(forgetPortals) },
  {
    name: 'message',
    table: 'message',
    purgeBatch: rowsOf('message', hanging('message', FORGET.message('expired'), 'coalesce(sent_at, send_after)')),
  },
  {
    name: 'payment',
    table: 'payment_event',
    purgeBatch: rowsOf('payment', hanging('payment_event', FORGET.payment_event)),
  },
  { name: 'note', table: 'note', purgeBatch: rowsOf('note', hanging('note', FORGET.note)) },
  { name: 'callback', table: 'callback', purgeBatch: callbacks },
  { name: 'mark', table: 'reservation', purgeBatch: marks },
];
