import type { EntityManager } from '@mikro-orm/postgresql';
import { forgetIdChecks } from '../../booking/id-document/forget-id-checks.js';
import { FORGOTTEN_STEP } from '../retention/forgotten-step.js';
import { arrayText } from '../../booking/reservation/analyse-again.js';

const OF_STAYS = `
  select id from screening.portal_adult
  where account_id = ? and reservation_id = any(?::uuid[]) and erased_at is null`;

const ADULTS = `
  update screening.portal_adult set name = null, email = null, phone = null, birth_date = null, person_key = null,
    link_id = null, erased_at = now(), updated_at = now()
  where account_id = ? and id = any(?::uuid[]) and erased_at is null`;

const STEPS = `
  update screening.portal_step set ${FORGOTTEN_STEP}
  where account_id = ? and reservation_id = any(?::uuid[]) and erased_at is null`;

/**
 * Erases the personal data, answers and documents of these adults and revokes their links. In the caller's transaction.
 */
export async function forgetAdults(tx: EntityManager, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const values = [accountId, arrayText(ids)];
  await tx.execute(ADULTS, values);
  await tx.execute(STEPS, values);
  await forgetIdChecks(tx, accountId, ids);
}

/** The same for all adults of these reservations. */
export async function forgetAdultsOf(tx: EntityManager, accountId: string, reservationIds: string[]): Promise<void> {
  const rows = await tx.execute<{ id: string }[]>(OF_STAYS, [accountId, arrayText(reservationIds)]);
  await forgetAdults(
    tx,
    accountId,
    rows.map(({ id }) => id),
  );
}
