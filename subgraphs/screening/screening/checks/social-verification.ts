import type { Phrase } from '#kit/phrase.js';
import type { CheckResult } from '../details/check-result.js';
import { accountsFound, EMAIL_OF_INSTITUTION, inUseSince, TRACE_RISKS } from '../details/lookup-risks/trace-risks.js';
import { requiredScreens } from '../details/required-screens.js';
import { CONTACT_RISKS } from '../details/risks/contact-risks.js';
import { risksOf, valueOf } from '../details/risks/risk-rule.js';
import { phrase, reasonInWords, riskPhrase } from '../details/phrases.js';
import type { Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const SOCIAL_VERIFICATION = {
  title: 'Social accounts',
  description: "Online history of the guest's email address and phone number.",
  screens: ['SocialVerificationAddon'],
  help: {
    PASS: 'Online history found for the contact details: accounts, data breaches or a university address.',
    REVIEW: 'No online history found for the contact details, or one of them is invalid or disposable.',
    INCOMPLETE: 'The search for an online history is not complete.',
    DISABLED: 'Social account lookup is turned off for this reservation.',
  },
  simulatedFinding: 'The accounts found belong to someone else.',
  check: socialVerification,
} satisfies WeighedEntry;

/** Risks of contact details that cannot be used for long, if at all. */
const UNUSABLE = ['phone_invalid', 'email_invalid', 'email_disposable', 'email_domain_without_mail'];
const UNUSABLE_RISKS = CONTACT_RISKS.filter(({ code }) => UNUSABLE.includes(code));

/**
 * Whether the contact details have an online history: accounts in networks, data breaches that show since when an email
 * address has been in use, an institutional address. `value` is the number of networks with an account.
 *
 * DISABLED while its add-on is off. REVIEW for invalid or disposable contact details, or if no network searched has an
 * account. PASS on any trace. INCOMPLETE while a lookup failed or had no result, or if there is nothing to look up.
 */
export function socialVerification(signals: Signals): CheckResult {
  if (requiredScreens(SOCIAL_VERIFICATION, signals.screens).length === 0)
    return { status: 'DISABLED', findings: [], risks: [] };
  const unusable = risksOf(UNUSABLE_RISKS, signals);
  const traces = tracesOf(signals);
  const risks = [...unusable, ...risksOf(TRACE_RISKS, signals)];
  const accounts = accountsFound(signals);
  const found = { ...(accounts !== null && { value: String(accounts) }), risks };
  if (unusable.length > 0)
    return {
      status: 'REVIEW',
      help: [phrase('social.unusable')],
      findings: [...unusable.map(riskPhrase), ...traces],
      ...found,
    };
  if (traces.length > 0) return { status: 'PASS', findings: traces, ...found };
  if (isUnanswered(signals)) return waiting(signals, found.risks);
  return { status: 'REVIEW', help: [noHistory(signals)], findings: risks.map(riskPhrase), ...found };
}

function noHistory({ email, phone }: Signals): Phrase {
  if (email && phone) return phrase('social.none_of_both');
  if (email) return phrase('social.none_of_email');
  return phrase(phone ? 'social.none_of_phone' : 'social.none');
}

function tracesOf(signals: Signals): Phrase[] {
  const accounts = accountsFound(signals) ?? 0;
  const breaches = valueOf(signals.breaches ?? null);
  const since = inUseSince(signals);
  return [
    ...(accounts > 0 ? [phrase('social.accounts', { count: accounts })] : []),
    ...(breaches && breaches.count > 0 ? [breachPhrase(breaches.count, since)] : []),
    ...(valueOf(signals.email)?.education
      ? [riskPhrase({ code: 'email_of_institution', text: EMAIL_OF_INSTITUTION })]
      : []),
  ];
}

const breachPhrase = (count: number, since: number | null): Phrase =>
  since === null
    ? phrase('social.breaches', { count })
    : phrase('social.breaches_since', { count, year: String(since) });

/** Only an answer about networks counts: an address that is in no breach may still be old. */
function isUnanswered({ social, breaches }: Signals): boolean {
  const failed = breaches?.known === false && breaches.failed === true;
  return failed || social?.known !== true || social.value.asked === 0;
}

/** Reasons that only other contact details can resolve. */
const GUEST_IS_DUE = ['email_masked', 'no_email_address', 'no_phone_number'];

function waiting({ social, breaches }: Signals, risks: CheckResult['risks']): CheckResult {
  const reasons = [social, breaches].flatMap((answer) => (answer && !answer.known ? [answer.reason] : []));
  const isGuestDue = reasons.every((reason) => GUEST_IS_DUE.includes(reason));
  const help = isGuestDue
    ? phrase('social.nothing_given')
    : phrase('social.failed', { reasons: [...new Set(reasons)].map(reasonInWords) });
  return { status: 'INCOMPLETE', help: [help], findings: [], risks, waitsFor: isGuestDue ? 'guest' : 'service' };
}
