import { audit } from '#kit/queue/outbox.js';
import type { PortalContext } from '../context.js';

/**
 * Writes down that a signed-in person was shown a link by which guests do their part: whoever opens it acts as the guest.
 * An API key's system sends the links itself, so its reads are not written down.
 */
export async function auditLinkShown(
  { em, viewer }: Pick<PortalContext, 'em' | 'viewer'>,
  { accountId, id: reservationId }: { accountId: string; id: string },
): Promise<void> {
  if (viewer.kind !== 'user') return;
  await audit(em, accountId, {
    type: 'guest_portal.link_shown',
    subjectId: reservationId,
    payload: { reservationId },
  });
}
