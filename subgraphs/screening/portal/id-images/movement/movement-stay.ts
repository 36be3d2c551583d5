import { Failure } from '#kit/failure.js';
import { IdCheck } from '../../../booking/id-document/id-check.entity.js';
import { awaitsMovement } from '../../../booking/id-document/movement.js';
import { messages } from '../../../messages.js';
import type { PortalContext } from '../../context.js';
import { type Uploading, stayOfPicture } from '../../visit/portal-pictures.js';

/**
 * The stay and check of a guest who may do the movement check now: they agreed, uploaded a selfie, and it waits for them.
 * Throws FORBIDDEN without a portal link, MOVEMENT_NOT_ASKED, and what `stayOfPicture` throws.
 */
export async function stayOfMovement(context: PortalContext): Promise<Uploading & { check: IdCheck }> {
  const { viewer } = context;
  if (viewer.kind !== 'guest' || !viewer.reservationId) throw new Failure('FORBIDDEN', messages.portalLinkRequired);
  const ask = { reservationId: viewer.reservationId, pms: null, step: 'selfie', kind: 'passport' } as const;
  const uploading = await stayOfPicture(context, ask);
  const { accountId, id } = uploading.holder;
  const check = await context.emOf(accountId).findOne(IdCheck, { accountId, id });
  mustAwait(check);
  return { ...uploading, check };
}

/** Throws MOVEMENT_NOT_ASKED unless the movement check waits for the guest. */
export function mustAwait(check: IdCheck | null): asserts check is IdCheck {
  if (!check || !awaitsMovement(check.movement)) throw new Failure('MOVEMENT_NOT_ASKED', messages.movementNotAsked);
}
