import type { PortalContext } from '../context.js';
import type { ReservationName } from '../link/portal-token.js';
import { PortalAdultRow } from './portal-adult.entity.js';

/** The adult whose link in force is named; null where it was taken back, or nobody's. */
export async function findLinkedAdult(
  { emOf }: Pick<PortalContext, 'emOf'>,
  link: ReservationName | null,
): Promise<PortalAdultRow | null> {
  if (!link) return null;
  const { accountId, id: linkId } = link;
  return emOf(accountId).findOne(PortalAdultRow, { accountId, linkId, erasedAt: null });
}
