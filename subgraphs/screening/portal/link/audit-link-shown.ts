import { audit } from '#kit/queue/outbox.js';
import type { PortalContext } from '../context.js';

/**
 * Records that a signed-in user was shown a guest's portal link: anyone who opens it acts as the guest. API keys send
 * the links themselves, so their reads are not recorded.
 */
export async function auditLinkShown(
  context: Pick<PortalContext, 'em' | 'viewer'>,
  { accountId, id: reservationId }: { accountId: string; id: string },
): Promise<void> {
  if (context.viewer.kind !== 'user') return;
  await audit(context.em, accountId, {
    type: 'guest_portal.link_shown',
    subjectId: reservationId,
    payload: { reservationId },
  });
}
