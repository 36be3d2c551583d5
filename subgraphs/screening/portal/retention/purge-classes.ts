import { BATCH_SIZE, daysBefore } from '#kit/store/purge.js';
import {
  type AgedClass,
  type PurgeBatch,
  STAY_END,
  overSince,
  sealed,
} from '../../booking/retention/settings/aged-classes.js';
import { forgetAdults } from '../adults/forget-adults.js';
import { dropFiles } from '../files/forget-portal-files.js';
import { FORGOTTEN_STEP } from './forgotten-step.js';

const STEPS = `
  update screening.portal_step set ${FORGOTTEN_STEP} where account_id = ? and id in (
    select s.id from screening.portal_step s
    join (select account_id, id, ${STAY_END} as over_on, created_at from screening.reservation) r
      on r.account_id = s.account_id and r.id = s.reservation_id
    where s.account_id = ? and s.erased_at is null and r.over_on < ? and r.created_at < ?
    limit ${BATCH_SIZE} for update of s skip locked)
  returning id`;

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

/** Guest data in the portal, with the retention of the identity class. */
export const portalClasses: AgedClass[] = [
  { name: 'portal', table: 'portal_step', purgeBatch: sealed(STEPS) },
  { name: 'portal', table: 'portal_adult', purgeBatch: adults },
  { name: 'portal', table: 'portal_file', purgeBatch: files },
];
