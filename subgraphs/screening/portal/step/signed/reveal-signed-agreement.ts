import { Failure } from '#kit/failure.js';
import { audit } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages } from '../../../messages.js';
import type { PortalContext } from '../../context.js';
import type { AnswersOf } from '../../answers/read-answers.js';
import { SignedAgreement } from './signed-agreement.entity.js';
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
  const step = (await load.portalStepsOf(adultId ?? row.id)).find(({ screen }) => screen === 'UsageAgreement');
  const isSigned = step?.state === 'submitted' || step?.state === 'accepted';
  if (!isSigned || !step.answers) return null;
  const { accountId } = row;
  const { sha256, version, signature } = JSON.parse(step.answers) as AnswersOf<'UsageAgreement'>;
  const text = await em.findOne(SignedAgreement, { accountId, sha256, version });
  if (!text) return null;
  const told = { reservationId: row.id, screen: step.screen };
  if (adultId) await audit(em, accountId, eventOf('guest_portal.adult_answers_read', { ...told, adultId }));
  else await audit(em, accountId, eventOf('guest_portal.answers_read', told));
  return {
    sha256,
    version,
    format: text.format,
    content: text.content,
    signedAt: step.submittedAt!,
    signedName: signature.kind === 'typed' ? signature.name : null,
    signedImage: signature.kind === 'drawn' ? signature.image : null,
  };
}
