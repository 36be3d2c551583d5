import type { CreditSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const outcomeOf = ({ credit }: Signals): CreditSignal['outcome'] | undefined =>
  valueOf<CreditSignal>(credit ?? null)?.outcome;

const cleared = (signals: Signals): Signals => ({
  ...signals,
  credit: corrected(signals.credit ?? null, { outcome: 'clear', reasons: [] }),
});

/** What a credit bureau says. Points by judgement: debts tell of rent that may not be paid, not of damage. */
export const CREDIT_RISKS: readonly RiskRule[] = [
  {
    code: 'credit_to_consider',
    points: 20,
    text: 'The credit bureau names something in the file of the guest that should be weighed.',
    recommendation: 'Ask for a guarantor or the rent in advance; tell the guest where a report made you decline.',
    applies: (signals) => outcomeOf(signals) === 'consider',
    without: cleared,
  },
  {
    code: 'credit_no_file',
    points: 5,
    text: 'The credit bureau has no file of the guest, as of many who are young or new in a country.',
    recommendation: 'Ask for a proof of income or a guarantor.',
    applies: (signals) => outcomeOf(signals) === 'no_file',
    without: cleared,
  },
];
