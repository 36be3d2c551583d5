import type { EffectiveScreens } from '../facts/screens.js';
import type { IdStep, IdDocumentKind } from '@guest-screening/document-reader';

/**
 * Images that a check requires: both sides of a licence or card; for a passport, one page and a selfie. With
 * `IDVerification` required, every document needs a selfie; with `IDCollection` alone, or if the service does not use
 * selfies, none does. `kind` null: nothing was uploaded yet, so only the front is known to be required. A chip
 * or mobile licence replaces all sides. Since nobody has seen its document, it requires a selfie where a passport does.
 */
export function neededSteps(
  kind: IdDocumentKind | null,
  screens: EffectiveScreens,
  asksSelfie: boolean,
  hasDigital = false,
): IdStep[] {
  const verifies = screens.IDVerification === 'required';
  const collectsOnly = !verifies && screens.IDCollection === 'required';
  const selfie = asksSelfie && !collectsOnly && (verifies || hasDigital || kind === 'passport');
  const printed: IdStep[] = kind === 'drivers' || kind === 'id' ? ['front', 'back'] : ['front'];
  const sides = hasDigital ? [] : printed;
  return selfie ? [...sides, 'selfie'] : sides;
}
