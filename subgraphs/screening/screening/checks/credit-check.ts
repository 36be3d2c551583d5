import type { Phrase } from '#kit/phrase.js';
import type { CheckResult } from '../details/check-result.js';
import { creditReason } from '../details/credit-reasons.js';
import { CREDIT_RISKS } from '../details/lookup-risks/credit-risks.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { meaningPhrase, phrase, phraseIfKnown, reasonInWords, screenPhrases } from '../details/phrases.js';
import type { CreditSignal, Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const CREDIT_CHECK = {
  title: 'Credit check',
  description: "Credit check: a bureau's report, requested with the guest's consent.",
  screens: ['CreditCheck'],
  help: {
    PASS: "The credit bureau's report shows no issues.",
    REVIEW: 'The credit bureau reported an issue or has no file on the guest. Manual review recommended.',
    INCOMPLETE: 'No credit report yet.',
    DISABLED: 'Credit checks are turned off for this reservation.',
  },
  simulatedFinding: 'The credit report shows long-overdue payments.',
  check: creditCheck,
} satisfies WeighedEntry;

/** Why the bureau has not answered. */
const whyOf = (reason: string): Phrase =>
  phraseIfKnown(`credit.${reason}`) ?? phrase('credit.no_result', { reason: reasonInWords(reason) });

/** Reasons that only the guest can resolve. */
const GUEST_IS_DUE = ['person_incomplete', 'file_frozen'];

/**
 * The credit bureau's answer for a guest who has consented. DISABLED while its screen is off; INCOMPLETE without
 * consent, without a bureau or without its answer; REVIEW if it reports an issue or has no file; PASS if it reports
 * none. `value` is the bureau's score, if it returns one.
 */
export function creditCheck(signals: Signals): CheckResult {
  const { screens, portal, credit = null } = signals;
  if (requiredScreens(CREDIT_CHECK, screens).length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const isOpen = !portal.skipped && openPages(screens, portal.acceptedScreens).includes('CreditCheck');
  if (isOpen && portal.skippedScreens?.includes('CreditCheck')) return incomplete(phrase('credit.refused'), 'guest');
  if (isOpen) return incomplete(phrase('credit.screen_open', { screen: screenPhrases(['CreditCheck']) }), 'guest');
  if (credit === null) return incomplete(phrase('credit.no_bureau'), 'service');
  if (!credit.known) {
    return incomplete(whyOf(credit.reason), GUEST_IS_DUE.includes(credit.reason) ? 'guest' : 'service');
  }
  const risks = risksOf(CREDIT_RISKS, signals);
  const { score } = credit.value;
  const findings = findingsOf(credit.value, credit.source);
  return {
    status: risks.length > 0 ? 'REVIEW' : 'PASS',
    ...(score !== null && { value: String(score) }),
    findings,
    risks,
  };
}

function incomplete(why: Phrase, waitsFor: 'guest' | 'service'): CheckResult {
  const help = [meaningPhrase('credit_check', 'INCOMPLETE', CREDIT_CHECK.help.INCOMPLETE), why];
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor };
}

function findingsOf({ outcome, score, scoreFrom, scoreTo, reasons }: CreditSignal, source: string): Phrase[] {
  if (outcome === 'no_file') return [phrase('credit.no_file', { source })];
  const named = reasons.map(creditReason);
  return [
    ...(score === null ? [] : [scorePhrase(source, score, scoreFrom, scoreTo)]),
    ...(named.length > 0 ? [phrase('credit.reports', { source, reasons: named })] : []),
  ];
}

function scorePhrase(source: string, score: number, from: number | null, to: number | null): Phrase {
  if (from === null || to === null) return phrase('credit.score', { source, score });
  return phrase('credit.score_in_range', { source, score, from, to });
}
