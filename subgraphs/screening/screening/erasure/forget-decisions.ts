import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../../booking/reservation/analyse-again.js';
import { type AgedClass, hanging, rowsOf } from '../../booking/retention/settings/aged-classes.js';

const FORGOTTEN = `
    sealed_reasons = null,
    rule_facts = jsonb_set(rule_facts, '{guest,email_domain}', 'null'), email_domain = null, asked = null,
    erased_at = now(), updated_at = now()`;

const OF_STAYS = `
  update screening.decision set ${FORGOTTEN}
  where account_id = ? and reservation_id = any(?::uuid[]) and erased_at is null returning id`;

/** Erases the guest's data in the decisions of these reservations, in the caller's transaction; returns their IDs. */
export async function forgetDecisions(tx: EntityManager, accountId: string, ids: string[]): Promise<string[]> {
  const rows = await tx.execute<{ id: string }[]>(OF_STAYS, [accountId, arrayText(ids)]);
  return rows.map(({ id }) => id);
}

/** Deletion schedule of decisions. */
export const decisionClasses: AgedClass[] = [
  { name: 'decision', table: 'decision', purgeBatch: rowsOf('decision', hanging('decision', FORGOTTEN)) },
];
