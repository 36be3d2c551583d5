import type { Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

/** A contact detail that was in use so many years ago, or is in so many networks, was not made for this booking. */
const LASTING = { years: 2, networks: 2 };

/** In how many networks there is an account; null while nobody could say. */
export const accountsFound = ({ social }: Signals): number | null => valueOf(social ?? null)?.registered ?? null;

/** Since when the e-mail address has been in use at the latest; null where no breach tells. */
export const inUseSince = ({ breaches }: Signals): number | null => valueOf(breaches ?? null)?.firstYear ?? null;

function isLasting(signals: Signals): boolean {
  const since = inUseSince(signals);
  const years = since === null ? 0 : Number(signals.asOf.slice(0, 4)) - since;
  return years >= LASTING.years || (accountsFound(signals) ?? 0) >= LASTING.networks;
}

/** Networks were asked and have no account, and no breach has ever seen the address. */
function isWithoutTrace(signals: Signals): boolean {
  const social = valueOf(signals.social ?? null);
  const breached = valueOf(signals.breaches ?? null)?.count ?? 0;
  return social !== null && social.asked > 0 && social.registered === 0 && breached === 0 && !isOfInstitution(signals);
}

const isOfInstitution = ({ email }: Signals): boolean => valueOf(email)?.education === true;

/** What the past of the contact details says. */
export const TRACE_RISKS: readonly RiskRule[] = [
  {
    code: 'contact_without_trace',
    points: 10,
    text: 'None of the networks that were asked has an account for the contact details.',
    recommendation: 'Ask the guest for contact details that have been in use for longer.',
    applies: isWithoutTrace,
    without: (signals) => ({ ...signals, social: corrected(signals.social ?? null, { registered: 1 }) }),
  },
  {
    code: 'contact_long_in_use',
    points: -5,
    text: 'The contact details have been in use for years, or in several networks.',
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
    text: 'The e-mail address is one that a university or college gives to its own.',
    recommendation: null,
    applies: isOfInstitution,
    without: (signals) => ({ ...signals, email: corrected(signals.email, { education: false }), social: null }),
  },
];
