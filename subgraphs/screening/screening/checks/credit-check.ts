import type { CheckResult } from '../details/check-result.js';
import { CREDIT_RISKS } from '../details/lookup-risks/credit-risks.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { SCREEN_TITLES } from '../../booking/facts/screens.js';
import { reasonInWords } from '../details/unsearched.js';
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

/** Reasons as sentences; for any other the code is shown in words. */
const WORDS: Readonly<Record<string, string>> = {
  person_incomplete: "The bureau needs the guest's full name, date of birth and address.",
  file_frozen: "The guest's credit file is frozen. The guest has to unfreeze it with the bureau.",
  provider_failed: 'The credit bureau did not respond; the request will be retried.',
};

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
  if (isOpen) return incomplete(`Waiting for the guest to complete: ${SCREEN_TITLES.CreditCheck}.`, 'guest');
  if (credit === null) return incomplete('No credit bureau is set up.', 'service');
  if (!credit.known) {
    const why = WORDS[credit.reason] ?? `The credit bureau returned no result: ${reasonInWords(credit.reason)}.`;
    return incomplete(why, GUEST_IS_DUE.includes(credit.reason) ? 'guest' : 'service');
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

function incomplete(why: string, waitsFor: 'guest' | 'service'): CheckResult {
  const help = `${CREDIT_CHECK.help.INCOMPLETE} ${why}`;
  return { status: 'INCOMPLETE', help, findings: [], risks: [], waitsFor };
}

function findingsOf({ outcome, score, scoreFrom, scoreTo, reasons }: CreditSignal, source: string): string[] {
  if (outcome === 'no_file') return [`${source}: no credit file found for this person.`];
  const range = scoreFrom !== null && scoreTo !== null ? ` (range ${scoreFrom} to ${scoreTo})` : '';
  const named = reasons.map((code) => code.replaceAll('_', ' ')).join(', ');
  return [
    ...(score === null ? [] : [`${source}: score ${score}${range}.`]),
    ...(named ? [`${source} reports: ${named}.`] : []),
  ];
}
