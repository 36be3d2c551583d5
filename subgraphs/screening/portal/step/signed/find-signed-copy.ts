import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnswersOf } from '../../answers/read-answers.js';
import type { PortalStepRow } from '../portal-step.entity.js';
import { SignedAgreement } from './signed-agreement.entity.js';
import type { SignedCopy } from './signed-copy.type.js';

/** The signed text with its signature; null if nothing was signed or it was erased. */
export async function findSignedCopy(em: EntityManager, steps: PortalStepRow[]): Promise<SignedCopy | null> {
  const step = steps.find(({ screen }) => screen === 'UsageAgreement');
  const isSigned = step?.state === 'submitted' || step?.state === 'accepted';
  if (!isSigned || !step.answers) return null;
  const { sha256, version, signature } = JSON.parse(step.answers) as AnswersOf<'UsageAgreement'>;
  const text = await em.findOne(SignedAgreement, { accountId: step.accountId, sha256, version });
  if (!text) return null;
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
