import type { Signals } from '../../checks/signals.js';
import { corrected, valueOf, type RiskRule } from './risk-rule.js';

const ASK = 'Ask the guest for contact details that can be reached.';

/** Line types that anybody can rent for a day (voip, pager) or that no guest has at home (premium rate, toll free). */
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

/** Risks of phone and e-mail. A free mailbox and a channel's masked address say nothing either way. */
export const CONTACT_RISKS: readonly RiskRule[] = [
  {
    code: 'phone_invalid',
    points: 20,
    text: 'The phone number is not a valid one.',
    recommendation: ASK,
    applies: ({ phone }) => valueOf(phone)?.valid === false,
    without: validPhone,
  },
  {
    code: 'phone_line_unusual',
    points: 10,
    text: 'The phone number belongs to an internet or service line, not to a person.',
    recommendation: 'Call the guest on the number, or ask for a mobile number.',
    applies: ({ phone }) =>
      UNUSUAL_LINES.includes((valueOf(phone)?.lineType ?? '').toLowerCase().replace(/[ -]/g, '_')),
    without: (signals) => ({ ...signals, phone: corrected(signals.phone, { lineType: null }) }),
  },
  {
    code: 'email_invalid',
    points: 20,
    text: 'The e-mail address cannot receive mail.',
    recommendation: ASK,
    applies: ({ email }) => valueOf(email)?.valid === false,
    without: validEmail,
  },
  {
    code: 'email_disposable',
    points: 30,
    text: 'The e-mail address comes from a provider of throw-away mailboxes.',
    recommendation: 'Ask the guest for a lasting e-mail address.',
    applies: ({ email }) => valueOf(email)?.disposable === true && valueOf(email)?.masked === false,
    without: validEmail,
  },
  {
    code: 'email_domain_without_mail',
    points: 20,
    text: 'No host takes mail for the domain of the e-mail address.',
    recommendation: ASK,
    applies: ({ mail = null, email }) => valueOf(mail)?.acceptsMail === false && valueOf(email)?.valid !== false,
    without: (signals) => ({ ...signals, mail: corrected(signals.mail ?? null, { acceptsMail: true }) }),
  },
  {
    code: 'contact_unreachable',
    points: 15,
    text: 'None of the contact details that the guest gave works.',
    recommendation: ASK,
    applies: nothingReachable,
    without: (signals) => validEmail(validPhone(signals)),
  },
];
