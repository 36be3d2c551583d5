import { audit } from '#kit/queue/outbox.js';
import type { PortalContext } from '../../context.js';
import { reservationAsked } from '../reservation-asked.js';
import { refuseErased } from '../../../booking/retention/refuse-erased.js';
import { analyseAgain } from '../../../booking/reservation/analyse-again.js';
import { findIdCheck } from '../show/find-id-check.js';
import type { IdCheckType } from '../show/id-check.type.js';
import { IdCheck } from '../../../booking/id-document/id-check.entity.js';
import { lockedCheck } from './count-attempt.js';

/**
 * Resets the upload limits so that the guest can try again today; audited. A check that has not started stays
 * unchanged. Throws RESERVATION_NOT_FOUND, RESERVATION_ERASED.
 */
export async function allowIdImagesAgain(
  context: PortalContext,
  reservationId: string,
  pms: string | null,
): Promise<IdCheckType> {
  const row = await reservationAsked(context, { reservationId, pms });
  refuseErased(row);
  const { accountId, id } = row;
  await context.em.transactional(async (tx) => {
    if ((await tx.count(IdCheck, { accountId, id })) === 0) return;
    const check = await lockedCheck(tx, accountId, id);
    check.attempts = {};
    if (check.movement && check.movement.outcome !== 'passed') check.movement = {};
    await tx.flush();
    await audit(tx, accountId, { type: 'id_check.attempts_reset', subjectId: id, payload: { reservationId: id } });
    await analyseAgain(context, tx, 'id = ?::uuid', [id]);
  });
  return findIdCheck(context, row);
}
