import type { ScreenName } from '#portal-screens';
import { neededSteps } from '../../booking/id-document/needed-steps.js';
import type { IdStep, IdDocumentKind } from '@guest-screening/document-reader';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import type { PortalStepRow } from '../step/portal-step.entity.js';

export const ID_SCREENS: readonly ScreenName[] = ['IDVerification', 'IDCollection'];

/** Document types on the form, and the type whose images are required. */
const KINDS: Record<string, IdDocumentKind> = {
  passport: 'passport',
  id_card: 'id',
  residence_permit: 'id',
  driving_licence: 'drivers',
};

/** Consent to reading the guest's document: its type, and whether a selfie may be compared. */
export interface AgreedDocument {
  kind: IdDocumentKind;
  takesSelfie: boolean;
  /** A selfie was requested, and the guest chose manual review instead. */
  declinesSelfie: boolean;
}

/** Consent on a screen that awaits images; null: no consent, or no images are pending. */
export function agreedDocument(
  steps: Pick<PortalStepRow, 'screen' | 'state' | 'answers'>[],
  asked: readonly ScreenName[],
): AgreedDocument | null {
  const said = steps.flatMap(({ screen, state, answers }) => {
    const waits = state === 'submitted' || state === 'reopened';
    if (!waits || !answers || !ID_SCREENS.includes(screen) || !asked.includes(screen)) return [];
    const { consent, documentKind, biometric } = JSON.parse(answers) as Record<string, unknown>;
    const kind = KINDS[String(documentKind)];
    return consent === true && kind ? [{ kind, biometric }] : [];
  });
  const [first] = said;
  if (!first) return null;
  // The answers of a reopened screen may be a draft, in which choices are stored by name.
  const takesSelfie = said.some(({ biometric }) => biometric === true || biometric === 'selfie');
  const isAsked = said.some(({ biometric }) => biometric !== undefined);
  return { kind: first.kind, takesSelfie, declinesSelfie: isAsked && !takesSelfie };
}

/** Images required of this guest for a document type. */
export function stepsAsked(
  kind: IdDocumentKind,
  screens: EffectiveScreens,
  { agreed, asksSelfie, hasDigital }: { agreed: AgreedDocument; asksSelfie: boolean; hasDigital: boolean },
): IdStep[] {
  return neededSteps(kind, screens, asksSelfie && agreed.takesSelfie, hasDigital);
}
