import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../../booking/reservation/analyse-again.js';
import { forgetAdultsOf } from '../adults/forget-adults.js';
import { dropFiles } from '../files/forget-portal-files.js';
import { FORGOTTEN_STEP } from './forgotten-step.js';

const STEPS = `
  update screening.portal_step set ${FORGOTTEN_STEP}
  where account_id = ? and reservation_id = any(?::uuid[]) and erased_at is null`;

const CODES = `
  delete from screening.portal_code where account_id = ? and reservation_id = any(?::uuid[])`;

const PAY_PAGES = `
  update screening.portal_deposit set page_url = null, page_until = null
  where account_id = ? and reservation_id = any(?::uuid[]) and page_url is not null`;

/** Erases guest data in the portals of these reservations, in the caller's transaction. */
export async function forgetPortals(tx: EntityManager, accountId: string, reservationIds: string[]): Promise<void> {
  const values = [accountId, arrayText(reservationIds)];
  for (const text of [STEPS, CODES, PAY_PAGES]) await tx.execute(text, values);
  await forgetAdultsOf(tx, accountId, reservationIds);
  await dropFiles(tx, accountId, { reservationIds });
}
