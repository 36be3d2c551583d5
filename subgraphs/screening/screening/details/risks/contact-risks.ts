import type { Signals } from '../../checks/signals.js';
import { corrected, valueOf, type RiskRule } from './risk-rule.js';

const ASK = 'Ask the guest for contact details that work.';

/** Line types that anyone can rent for a day (VoIP, pager) or that no guest has at home (premium rate, toll-free). */
const UNUSUAL_LINES = ['voip', 'pager', 'premium_rate', 'toll_free', 'shared_cost', 'uan'];

const validPhone = (signals: Signals): Signals => ({
  ...signals,
  phone: corrected(signals.phone, { valid: true, countryCode: null, lineType: null }),
});
const validEmail = (signals: Signals): Signals => ({
  ...signals,
  email: corrected(signals.email, { valid: true, disposable: false }),
  mail: corrected(signals.mail ?? null, { acceptsMail: true }),
});

function nothingReachable(signals: Signals): boolean {
  const answers = [signals.phone, signals.email].filter((answer) => answer !== null);
  return answers.length > 0 && answers.every((answer) => answer.known && !answer.value.valid);
}

/** Risks of phone and email. A free mailbox or a channel's masked address is neither good nor bad. */
export const CONTACT_RISKS: readonly RiskRule[] = [
  {
    code: 'phone_invalid',
    points: 20,
    text: 'The phone number is not valid.',
    change: 'Provide a valid phone number.',
    recommendation: ASK,
    applies: ({ phone }) => valueOf(phone)?.valid === false,
    without: validPhone,
  },
  {
    code: 'phone_line_unusual',
    points: 10,
    text: 'The phone number is an internet, pager or service number, not a personal line.',
    change: 'Provide a mobile or landline number.',
    recommendation: 'Call the guest on this number, or ask for a mobile number.',
    applies: ({ phone }) =>
      UNUSUAL_LINES.includes((valueOf(phone)?.lineType ?? '').toLowerCase().replace(/[ -]/g, '_')),
    without: (signals) => ({ ...signals, phone: corrected(signals.phone, { lineType: null }) }),
  },
  {
    code: 'email_invalid',
    points: 20,
    text: 'The email address is not valid.',
    change: 'Provide a valid email address.',
    recommendation: ASK,
    applies: ({ email }) => valueOf(email)?.valid === false,
    without: validEmail,
  },
  {
    code: 'email_disposable',
    points: 30,
    text: 'The email address is from a disposable email provider.',
    change: 'Provide a permanent email address.',
    recommendation: 'Ask the guest for a permanent email address.',
    applies: ({ email }) => valueOf(email)?.disposable === true && valueOf(email)?.masked === false,
    without: validEmail,
  },
  {
    code: 'email_domain_without_mail',
    points: 20,
    text: "The email address's domain does not accept mail.",
    change: 'Provide an email address that can receive mail.',
    recommendation: ASK,
    applies: ({ mail = null, email }) => valueOf(mail)?.acceptsMail === false && valueOf(email)?.valid !== false,
    without: (signals) => ({ ...signals, mail: corrected(signals.mail ?? null, { acceptsMail: true }) }),
  },
  {
    code: 'contact_unreachable',
    points: 15,
    text: "None of the guest's contact details are valid.",
    change: 'Provide a valid phone number or email address.',
    recommendation: ASK,
    applies: nothingReachable,
    without: (signals) => validEmail(validPhone(signals)),
  },
];
