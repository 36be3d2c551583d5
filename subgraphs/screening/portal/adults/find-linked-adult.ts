import type { PortalContext } from '../context.js';
import type { ReservationName } from '../link/portal-token.js';
import { PortalAdultRow } from './portal-adult.entity.js';

/** Finds the adult with this link; null if the link was revoked or is unknown. */
export async function findLinkedAdult(
  { emOf }: Pick<PortalContext, 'emOf'>,
  link: ReservationName | null,
): Promise<PortalAdultRow | null> {
  if (!link) return null;
  const { accountId, id: linkId } = link;
  return emOf(accountId).findOne(PortalAdultRow, { accountId, linkId, erasedAt: null });
}
