import type { CheckResult } from '../details/check-result.js';
import { ID_RISKS } from '../details/id-risks.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import type { Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const IDENTIFICATION_DOCUMENT = {
  title: 'Identity document',
  description: 'Identity document.',
  screens: ['IDVerification', 'IDCollection'],
  help: {
    PASS: 'The identity document was read and belongs to the guest.',
    REVIEW: 'The identity document should be looked at by a person.',
    INCOMPLETE: 'The identity document has not been checked yet.',
    DISABLED: 'No identity document is asked for.',
  },
  simulatedFinding: 'The photograph of the document does not look like the guest.',
  check: identificationDocument,
} satisfies WeighedEntry;

const STEPS = { front: 'the front of the document', back: 'the back of the document', selfie: 'a selfie' } as const;

/**
 * What the pictures of the identity document say. With all pictures there PASS, or REVIEW on any finding, also where no
 * screen asks for them: somebody has uploaded them. Else DISABLED while its screens are off, REVIEW once the guest may
 * try no more, and INCOMPLETE until then. It is never DECLINE. Where each adult of the list is asked for a document,
 * theirs count too.
 */
export function identificationDocument(signals: Signals): CheckResult {
  const { idCheck, screens } = signals;
  const missing = idCheck?.missing ?? ['front'];
  const isAsked = requiredScreens(IDENTIFICATION_DOCUMENT, screens).length > 0;
  const mayTry = !idCheck?.findings.includes('attempts_used_up');
  if (missing.length > 0 && !isAsked) return { status: 'DISABLED', findings: [], risks: [] };
  if (missing.length > 0 && mayTry) {
    const help = `Still to be uploaded: ${missing.map((step) => STEPS[step]).join(', ')}.`;
    return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
  }
  const risks = risksOf(ID_RISKS, signals);
  const toCome = signals.adults?.waiting ?? 0;
  if (toCome > 0 && risks.length === 0) {
    const help = `Still to be uploaded: the documents of ${toCome} more of the party.`;
    return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor: 'guest' };
  }
  return { status: risks.length > 0 ? 'REVIEW' : 'PASS', findings: risks.map(({ text }) => text), risks };
}
