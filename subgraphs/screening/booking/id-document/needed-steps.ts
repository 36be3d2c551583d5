import type { EffectiveScreens } from '../facts/screens.js';
import type { IdStep, IdDocumentKind } from '@guest-screening/document-reader';

/**
 * The pictures that a check takes: both sides of a licence or card; the one page of a passport with a selfie. With
 * `IDVerification` required a selfie goes with every document; with `IDCollection` alone, or where the service asks for
 * no selfies, with none. `kind` null: nothing has come, so that the front is all that can be named.
 */
export function neededSteps(kind: IdDocumentKind | null, screens: EffectiveScreens, asksSelfie: boolean): IdStep[] {
  const verifies = screens.IDVerification === 'required';
  const collectsOnly = !verifies && screens.IDCollection === 'required';
  const selfie = asksSelfie && !collectsOnly && (verifies || kind === 'passport');
  const sides: IdStep[] = kind === 'drivers' || kind === 'id' ? ['front', 'back'] : ['front'];
  return selfie ? [...sides, 'selfie'] : sides;
}
