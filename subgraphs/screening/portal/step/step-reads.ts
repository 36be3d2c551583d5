import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { columnsOf } from '#kit/store/columns.js';
import { rowsBy } from '#kit/store/rows.js';
import { type PortalBehavior, behaviorIn } from '../behavior/portal-behavior.type.js';
import { PortalStepRow } from './portal-step.entity.js';

/** A step with its measurements read. */
export type ShownStep = PortalStepRow & { behavior: PortalBehavior | null };

/** Loads the portal steps of a reservation, limited to the given accounts. */
export function stepReads(pool: pg.Pool, orm: MikroORM) {
  const steps = rowsBy<PortalStepRow>(pool, {
    table: 'screening.portal_step',
    columns: columnsOf(orm, PortalStepRow),
    by: 'reservation_id',
    type: 'uuid',
  });
  return async (accountIds: string[], reservationId: string): Promise<ShownStep[]> => {
    const rows = await steps.load(accountIds, reservationId);
    return rows.map((row) => ({
      ...row,
      answers: open(row.answers, 'screening.portal_step.answers', row),
      reason: open(row.reason, 'screening.portal_step.reason', row),
      behavior: behaviorIn(open(row.measured, 'screening.portal_step.measured', row)),
    }));
  };
}
