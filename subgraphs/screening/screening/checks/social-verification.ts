import type { CheckResult } from '../details/check-result.js';
import { accountsFound, inUseSince, TRACE_RISKS } from '../details/lookup-risks/trace-risks.js';
import { requiredScreens } from '../details/required-screens.js';
import { CONTACT_RISKS } from '../details/risks/contact-risks.js';
import { risksOf, valueOf } from '../details/risks/risk-rule.js';
import type { Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const SOCIAL_VERIFICATION = {
  title: 'Social accounts',
  description: 'Social accounts.',
  screens: ['SocialVerificationAddon'],
  help: {
    PASS: 'The contact details of the guest have a past: accounts, years of use or an institution.',
    REVIEW: 'The contact details have no past that shows, or nobody could keep them.',
    INCOMPLETE: 'Whether the contact details have been in use is not known yet.',
    DISABLED: 'The look-up of social accounts is switched off for this reservation.',
  },
  simulatedFinding: 'The accounts found belong to somebody else.',
  check: socialVerification,
} satisfies WeighedEntry;

/** Contact details that nobody keeps. */
const UNKEPT = ['phone_invalid', 'email_invalid', 'email_disposable', 'email_domain_without_mail'];
const UNKEPT_RISKS = CONTACT_RISKS.filter(({ code }) => UNKEPT.includes(code));

/**
 * Whether the contact details have a past: accounts in networks, breaches that show since when an address is in use, an
 * address of an institution. `value` is the number of networks with an account.
 *
 * DISABLED while its add-on is off. REVIEW for contact details that nobody keeps, or that no network asked knows. PASS
 * on any trace. INCOMPLETE while who should answer can't, nobody could say, or there is nothing to look for.
 */
export function socialVerification(signals: Signals): CheckResult {
  if (requiredScreens(SOCIAL_VERIFICATION, signals.screens).length === 0)
    return { status: 'DISABLED', findings: [], risks: [] };
  const unkept = risksOf(UNKEPT_RISKS, signals);
  const traces = tracesOf(signals);
  const risks = [...unkept, ...risksOf(TRACE_RISKS, signals)];
  const accounts = accountsFound(signals);
  const found = { ...(accounts !== null && { value: String(accounts) }), risks };
  if (unkept.length > 0)
    return { status: 'REVIEW', findings: [...unkept.map(({ text }) => text), ...traces], ...found };
  if (traces.length > 0) return { status: 'PASS', findings: traces, ...found };
  if (isUnanswered(signals)) return waiting(signals, found.risks);
  return { status: 'REVIEW', findings: risks.map(({ text }) => text), ...found };
}

function tracesOf(signals: Signals): string[] {
  const accounts = accountsFound(signals) ?? 0;
  const breaches = valueOf(signals.breaches ?? null);
  const since = inUseSince(signals);
  return [
    ...(accounts > 0 ? [`Networks with an account for the contact details: ${accounts}.`] : []),
    ...(breaches && breaches.count > 0
      ? [
          `The e-mail address was in ${breaches.count} breaches of data${since === null ? '' : `, the first in ${since}`}.`,
        ]
      : []),
    ...(valueOf(signals.email)?.education ? ['The e-mail address is that of a university or college.'] : []),
  ];
}

/** That no breach has seen an address says nothing; that networks were asked does. */
function isUnanswered({ social, breaches }: Signals): boolean {
  const failed = breaches?.known === false && breaches.failed === true;
  return failed || social?.known !== true || social.value.asked === 0;
}

/** Reasons for which the guest would have to give something else. */
const GUEST_IS_DUE = ['email_masked', 'no_email_address', 'no_phone_number'];

function waiting({ social, breaches }: Signals, risks: CheckResult['risks']): CheckResult {
  const reasons = [social, breaches].flatMap((answer) => (answer && !answer.known ? [answer.reason] : []));
  const isGuestDue = reasons.every((reason) => GUEST_IS_DUE.includes(reason));
  const help = isGuestDue
    ? "There is no e-mail address of the guest's own and no phone number to look for."
    : `Nobody could say whether the contact details have been in use: ${[...new Set(reasons)].join(', ')}.`;
  return { status: 'INCOMPLETE', help, findings: [], risks, waitsFor: isGuestDue ? 'guest' : 'service' };
}
