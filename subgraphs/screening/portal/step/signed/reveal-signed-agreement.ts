import { Failure } from '#kit/failure.js';
import { audit } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages } from '../../../messages.js';
import type { PortalContext } from '../../context.js';
import { findSignedCopy } from './find-signed-copy.js';
import type { SignedCopy } from './signed-copy.type.js';

/**
 * The signed text with its signature, even if the current text differs; the access is audited. `adultId`: what an adult
 * signed. null: nothing was signed, or it was erased. Throws RESERVATION_NOT_FOUND, PORTAL_ADULT_NOT_FOUND.
 */
export async function revealSignedAgreement(
  { em, load }: Pick<PortalContext, 'em' | 'load'>,
  id: string,
  adultId: string | null,
): Promise<SignedCopy | null> {
  const row = await load.reservation(id);
  if (!row) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  if (adultId && !(await load.portalAdultsOf(row.id)).some((adult) => adult.id === adultId))
    throw new Failure('PORTAL_ADULT_NOT_FOUND', messages.adultNotFound);
  const copy = await findSignedCopy(em, await load.portalStepsOf(adultId ?? row.id));
  if (!copy) return null;
  const { accountId } = row;
  const told = { reservationId: row.id, screen: 'UsageAgreement' as const };
  if (adultId) await audit(em, accountId, eventOf('guest_portal.adult_answers_read', { ...told, adultId }));
  else await audit(em, accountId, eventOf('guest_portal.answers_read', told));
  return copy;
}
