import type { CheckResult } from '../details/check-result.js';
import { CREDIT_RISKS } from '../details/lookup-risks/credit-risks.js';
import { openPages } from '../../booking/facts/open-pages.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { SCREEN_TITLES } from '../../booking/facts/screens.js';
import type { CreditSignal, Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const CREDIT_CHECK = {
  title: 'Credit check',
  description: 'Credit check.',
  screens: ['CreditCheck'],
  help: {
    PASS: 'The credit report gives no reason to worry about the rent.',
    REVIEW: 'The credit report holds something that a person should weigh.',
    INCOMPLETE: 'No credit report has been obtained yet.',
    DISABLED: 'Credit checks are switched off for this reservation.',
  },
  simulatedFinding: 'The credit report shows payments that are long overdue.',
  check: creditCheck,
} satisfies WeighedEntry;

/** Reasons in words; others are told as they are. */
const WORDS: Readonly<Record<string, string>> = {
  person_incomplete: 'Full name, birth date and address of the guest are needed to ask a bureau.',
  file_frozen: 'The guest has had the file locked, and would have to open it with the bureau.',
  provider_failed: 'The bureau did not answer; it is asked again.',
};

/** Reasons for which the guest would have to do something. */
const GUEST_IS_DUE = ['person_incomplete', 'file_frozen'];

/**
 * What a credit bureau says of a guest who agreed to it. DISABLED while its screen is off; INCOMPLETE without consent,
 * without a bureau and without its answer; REVIEW where it names something or has no file; PASS where nothing speaks
 * against the guest. `value` is the bureau's score, where it gives one.
 */
export function creditCheck(signals: Signals): CheckResult {
  const { screens, portal, credit = null } = signals;
  if (requiredScreens(CREDIT_CHECK, screens).length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const isOpen = !portal.skipped && openPages(screens, portal.acceptedScreens).includes('CreditCheck');
  if (isOpen) return incomplete(`The guest has still to do: ${SCREEN_TITLES.CreditCheck}.`, 'guest');
  if (credit === null) return incomplete('No credit bureau is set up to be asked, so nobody has looked.', 'service');
  if (!credit.known) {
    const told = WORDS[credit.reason] ?? `The bureau could not say: ${credit.reason}.`;
    return incomplete(told, GUEST_IS_DUE.includes(credit.reason) ? 'guest' : 'service');
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
  if (outcome === 'no_file') return [`${source}: no file of this person.`];
  const range = scoreFrom !== null && scoreTo !== null ? ` of ${scoreFrom} to ${scoreTo}` : '';
  const named = reasons.map((code) => code.replaceAll('_', ' ')).join(', ');
  return [
    ...(score === null ? [] : [`${source}: score ${score}${range}.`]),
    ...(named ? [`${source} names: ${named}.`] : []),
  ];
}
