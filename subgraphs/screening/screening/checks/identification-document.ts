import type { CheckResult } from '../details/check-result.js';
import { ID_RISKS } from '../details/id-risks.js';
import { phrase, riskPhrase } from '../details/phrases.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import type { Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const IDENTIFICATION_DOCUMENT = {
  title: 'Identity document',
  description: "Check of the guest's identity document.",
  screens: ['IDVerification', 'IDCollection'],
  help: {
    PASS: "The identity document was read and matches the guest's details.",
    REVIEW: 'The identity document needs manual review.',
    INCOMPLETE: 'The identity document has not been verified yet.',
    DISABLED: 'No identity document is required for this reservation.',
  },
  simulatedFinding: 'The photo on the document does not look like the guest.',
  check: identificationDocument,
} satisfies WeighedEntry;

/**
 * Result of the identity document check. With all images uploaded PASS, or REVIEW on any finding, even if no screen
 * requires them. Otherwise DISABLED while its screens are off, REVIEW once the guest has no upload attempts left, and
 * INCOMPLETE until then. Never DECLINE. If every adult on the guest list must provide a document, theirs count too.
 */
export function identificationDocument(signals: Signals): CheckResult {
  const { idCheck, screens } = signals;
  const missing = idCheck?.missing ?? ['front'];
  const isAsked = requiredScreens(IDENTIFICATION_DOCUMENT, screens).length > 0;
  const mayTry = !idCheck?.findings.includes('attempts_used_up');
  if (missing.length > 0 && !isAsked) return { status: 'DISABLED', findings: [], risks: [] };
  if (missing.length > 0 && mayTry) {
    const help = [phrase('document.missing', { images: missing.map((step) => phrase(`document.${step}`)) })];
    return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
  }
  if (idCheck?.awaitsMovement) {
    const help = [phrase('document.movement_missing')];
    return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
  }
  const risks = risksOf(ID_RISKS, signals);
  const toCome = signals.adults?.waiting ?? 0;
  if (toCome > 0 && risks.length === 0) {
    const help = [phrase('document.adults_missing', { count: toCome })];
    return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
  }
  return { status: risks.length > 0 ? 'REVIEW' : 'PASS', findings: risks.map(riskPhrase), risks };
}
