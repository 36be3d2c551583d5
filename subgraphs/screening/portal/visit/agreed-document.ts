import type { ScreenName } from '#portal-screens';
import { neededSteps } from '../../booking/id-document/needed-steps.js';
import type { IdStep, IdDocumentKind } from '@guest-screening/document-reader';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import type { PortalStepRow } from '../step/portal-step.entity.js';

export const ID_SCREENS: readonly ScreenName[] = ['IDVerification', 'IDCollection'];

/** What a document is called on the form, and which pictures it is read by. */
const KINDS: Record<string, IdDocumentKind> = {
  passport: 'passport',
  id_card: 'id',
  residence_permit: 'id',
  driving_licence: 'drivers',
};

/** That the guest agreed to their document being read: what it is, and whether a photo of themselves may go with it. */
export interface AgreedDocument {
  kind: IdDocumentKind;
  takesSelfie: boolean;
  /** That they were asked for one and want a person to look instead. */
  declinesSelfie: boolean;
}

/** What was agreed to on a screen that waits for pictures; null: nothing, or nothing is waited for. */
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
  // While a screen is opened again its answers may be a draft, in which a choice stands by its name.
  const takesSelfie = said.some(({ biometric }) => biometric === true || biometric === 'selfie');
  const isAsked = said.some(({ biometric }) => biometric !== undefined);
  return { kind: first.kind, takesSelfie, declinesSelfie: isAsked && !takesSelfie };
}

/** The pictures that this guest is asked for with a document of that kind. */
export function stepsAsked(
  kind: IdDocumentKind,
  screens: EffectiveScreens,
  { agreed, asksSelfie }: { agreed: AgreedDocument; asksSelfie: boolean },
): IdStep[] {
  return neededSteps(kind, screens, asksSelfie && agreed.takesSelfie);
}
