import type { Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

/** A contact detail used for this many years, or in this many networks, was not created for this booking. */
const LASTING = { years: 2, networks: 2 };

/** Number of networks with an account; null if unknown. */
export const accountsFound = ({ social }: Signals): number | null => valueOf(social ?? null)?.registered ?? null;

/** Year of the first data breach that includes the email address; null if there is none with a date. */
export const inUseSince = ({ breaches }: Signals): number | null => valueOf(breaches ?? null)?.firstYear ?? null;

function isLasting(signals: Signals): boolean {
  const since = inUseSince(signals);
  const years = since === null ? 0 : Number(signals.asOf.slice(0, 4)) - since;
  return years >= LASTING.years || (accountsFound(signals) ?? 0) >= LASTING.networks;
}

/** Networks were searched without finding an account, and the email address is in no known data breach. */
function isWithoutTrace(signals: Signals): boolean {
  const social = valueOf(signals.social ?? null);
  const breached = valueOf(signals.breaches ?? null)?.count ?? 0;
  return social !== null && social.asked > 0 && social.registered === 0 && breached === 0 && !isOfInstitution(signals);
}

const isOfInstitution = ({ email }: Signals): boolean => valueOf(email)?.education === true;

/** Finding for the address of a university or college. */
export const EMAIL_OF_INSTITUTION = 'The email address belongs to a university or college.';

/** Risks from the online history of the contact details. */
export const TRACE_RISKS: readonly RiskRule[] = [
  {
    code: 'contact_without_trace',
    points: 10,
    text: 'No account found for the contact details on the networks searched.',
    change: 'Provide contact details with an online history.',
    recommendation: 'Ask the guest for an email address or phone number that they have used for longer.',
    applies: isWithoutTrace,
    without: (signals) => ({ ...signals, social: corrected(signals.social ?? null, { registered: 1 }) }),
  },
  {
    code: 'contact_long_in_use',
    points: -5,
    text: 'The contact details have been in use for at least two years or on at least two networks.',
    recommendation: null,
    applies: isLasting,
    without: (signals) => ({
      ...signals,
      breaches: corrected(signals.breaches ?? null, { firstYear: null }),
      social: corrected(signals.social ?? null, { registered: Math.min(1, accountsFound(signals) ?? 0) }),
    }),
  },
  {
    code: 'email_of_institution',
    points: -5,
    text: EMAIL_OF_INSTITUTION,
    recommendation: null,
    applies: isOfInstitution,
    without: (signals) => ({ ...signals, email: corrected(signals.email, { education: false }), social: null }),
  },
];
