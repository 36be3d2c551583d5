import type { PortalContext } from '../context.js';
import { findPortal } from '../visit/find-portal.js';
import { openVisit } from '../visit/open-visit.js';
import type { Portal } from '../visit/portal.type.js';
import { lockReservation } from '../step/find-step.js';
import { PortalStepRow } from '../step/portal-step.entity.js';

/**
 * Deletes how the guest filled in the portal and analyses the reservation without it. Throws FORBIDDEN,
 * RESERVATION_NOT_FOUND, RESERVATION_ERASED.
 */
export async function withdrawPortalBehavior(context: PortalContext): Promise<Portal> {
  const { em, jobs, analysis } = context;
  const { row: visited, holder } = await openVisit(context);
  await em.transactional(async (tx) => {
    const row = await lockReservation(tx, visited.id);
    const { accountId } = row;
    const steps = await tx.find(PortalStepRow, { accountId, reservationId: holder.id });
    const measured = steps.filter((step) => step.measured !== null || step.deviceMark !== null);
    if (measured.length === 0) return;
    for (const step of measured) {
      const { behaviorConsent: _, ...evidence } = step.evidence;
      Object.assign(step, { measured: null, deviceMark: null, evidence });
    }
    row.revision += 1;
    await tx.flush();
    await jobs.enqueue(tx, analysis, { accountId, reservationId: row.id, revision: row.revision });
  });
  return findPortal(context);
}
