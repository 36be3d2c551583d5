import type { EntityManager } from '@mikro-orm/postgresql';
import { daysBefore } from '#kit/process/settings/retention.js';
import { BATCH_SIZE, type PurgeClass } from '#kit/store/purge.js';
import { forgetAdults } from '../../../portal/adults/forget-adults.js';
import { dropFiles } from '../../../portal/files/forget-portal-files.js';
import { forgetContact } from '../forget-contact.js';
import { forgetIdChecks } from '../../id-document/forget-id-checks.js';
import { FORGET } from '../forgetting.js';
import { type RetentionDays, retentionInForce } from './retention-in-force.js';

/** The last day of a stay as text, '' where none is known; spelled as in the index. */
const STAY_END = `(coalesce(left(check_out_date, 10), left(check_in_date, 10), '') collate "C")`;

/** A stay that was over, and known here, for as long as the clock says: an old booking that is brought in now waits too. */
const OVER = `${STAY_END} < ? and created_at < ?`;

const overSince = (before: Date) => [before.toISOString().slice(0, 10), before];

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
const PORTAL = `
  update screening.portal_step set ${FORGET.portal_step} where account_id = ? and id in (
    select s.id from screening.portal_step s
    join (select account_id, id, ${STAY_END} as over_on, created_at from screening.reservation) r
      on r.account_id = s.account_id and r.id = s.reservation_id
    where s.account_id = ? and s.erased_at is null and r.over_on < ? and r.created_at < ?
    limit ${BATCH_SIZE} for update of s skip locked)
  returning id`;

/** Callbacks are made in the order of their identifiers. */
const CALLBACKS = `
  delete from screening.callback where account_id = ? and created_at < ? and id in (
    select id from screening.callback where account_id = ? order by id limit ${BATCH_SIZE} for update skip locked)
  returning id`;

const hanging = (table: string, set: string, clock = 'created_at') => `
  update screening.${table} set ${set} where account_id = ? and id in (
    select id from screening.${table} where account_id = ? and erased_at is null and ${clock} < ?
    limit ${BATCH_SIZE} for update skip locked) returning id`;

type PurgeBatch = (tx: EntityManager, accountId: string, days: RetentionDays, now: Date) => Promise<number>;

async function contact(tx: EntityManager, accountId: string, days: RetentionDays, now: Date): Promise<number> {
  const values = [accountId, ...overSince(daysBefore(now, days.contact))];
  const rows = await tx.execute<{ id: string }[]>(CONTACT, values);
  if (rows.length === 0) return 0;
  const { reservations } = await forgetContact(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
  return reservations.length;
}

/** Rows that hang on a reservation and have a clock of their own. */
const rowsOf =
  (name: keyof RetentionDays, text: string): PurgeBatch =>
  async (tx, accountId, days, now) =>
    (await tx.execute<object[]>(text, [accountId, accountId, daysBefore(now, days[name])])).length;

/** What is sealed, with the clock of the guest's identity. */
const sealed =
  (text: string): PurgeBatch =>
  async (tx, accountId, days, now) => {
    const values = [accountId, accountId, ...overSince(daysBefore(now, days.identity))];
    return (await tx.execute<object[]>(text, values)).length;
  };

const documents: PurgeBatch = async (tx, accountId, days, now) => {
  const values = [accountId, ...overSince(daysBefore(now, days.identity))];
  const rows = await tx.execute<{ id: string }[]>(DOCUMENTS, values);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  return (await forgetIdChecks(tx, accountId, ids)).length;
};

const FILES = `
  select f.reservation_id as id from screening.portal_file f
  join (select account_id, id, ${STAY_END} as over_on, created_at from screening.reservation) r
    on r.account_id = f.account_id and r.id = f.reservation_id
  where f.account_id = ? and r.over_on < ? and r.created_at < ? limit ${BATCH_SIZE} for update of f skip locked`;

const files: PurgeBatch = async (tx, accountId, days, now) => {
  const values = [accountId, ...overSince(daysBefore(now, days.identity))];
  const rows = await tx.execute<{ id: string }[]>(FILES, values);
  return rows.length === 0 ? 0 : dropFiles(tx, accountId, { reservationIds: rows.map(({ id }) => id) });
};

const ADULTS = `
  select a.id from screening.portal_adult a
  join (select account_id, id, ${STAY_END} as over_on, created_at from screening.reservation) r
    on r.account_id = a.account_id and r.id = a.reservation_id
  where a.account_id = ? and a.erased_at is null and r.over_on < ? and r.created_at < ?
  limit ${BATCH_SIZE} for update of a skip locked`;

const adults: PurgeBatch = async (tx, accountId, days, now) => {
  const rows = await tx.execute<{ id: string }[]>(ADULTS, [accountId, ...overSince(daysBefore(now, days.identity))]);
  const ids = rows.map(({ id }) => id);
  await forgetAdults(tx, accountId, ids);
  return ids.length;
};

/** Marks find a guest who asks to be erased while anything of theirs is left. */
const marks: PurgeBatch = async (tx, accountId, days, now) => {
  const values = [accountId, accountId, ...overSince(daysBefore(now, Math.max(...Object.values(days))))];
  return (await tx.execute<object[]>(MARKS, values)).length;
};

const callbacks: PurgeBatch = async (tx, accountId, days, now) =>
  (await tx.execute<object[]>(CALLBACKS, [accountId, daysBefore(now, days.callback), accountId])).length;

const BATCHES: [name: string, table: string, purgeBatch: PurgeBatch][] = [
  ['identity', 'guest_secret', sealed(IDENTITY)],
  ['identity', 'id_check', documents],
  ['portal', 'portal_step', sealed(PORTAL)],
  ['portal', 'portal_adult', adults],
  ['portal', 'portal_file', files],
  ['contact', 'reservation', contact],
  [
    'message',
    'message',
    rowsOf('message', hanging('message', FORGET.message('expired'), 'coalesce(sent_at, send_after)')),
  ],
  ['payment', 'payment_event', rowsOf('payment', hanging('payment_event', FORGET.payment_event))],
  ['note', 'note', rowsOf('note', hanging('note', FORGET.note))],
  ['decision', 'decision', rowsOf('decision', hanging('decision', FORGET.decision))],
  ['callback', 'callback', callbacks],
  ['mark', 'reservation', marks],
];

/** What this subgraph forgets after its time. `service`: the retention of accounts that set none. */
export function purgeClasses(service: RetentionDays): PurgeClass[] {
  return BATCHES.map(([name, table, purgeBatch]) => ({
    name,
    table: `screening.${table}`,
    purgeBatch: async (tx, accountId, now) =>
      purgeBatch(tx, accountId, await retentionInForce(tx, accountId, service), now),
  }));
}
