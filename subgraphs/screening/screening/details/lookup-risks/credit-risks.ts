import type { CreditSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const outcomeOf = ({ credit }: Signals): CreditSignal['outcome'] | undefined =>
  valueOf<CreditSignal>(credit ?? null)?.outcome;

const cleared = (signals: Signals): Signals => ({
  ...signals,
  credit: corrected(signals.credit ?? null, { outcome: 'clear', reasons: [] }),
});

/** Risks from the credit bureau. Points set by judgment: debts suggest unpaid rent, not damage. */
export const CREDIT_RISKS: readonly RiskRule[] = [
  {
    code: 'credit_to_consider',
    points: 20,
    text: "The credit bureau reports an issue in the guest's file.",
    recommendation: 'Ask for a guarantor or for rent in advance. If you decline because of the report, tell the guest.',
    applies: (signals) => outcomeOf(signals) === 'consider',
    without: cleared,
  },
  {
    code: 'credit_no_file',
    points: 5,
    text: 'The credit bureau has no file on the guest, which is common for young people and newcomers.',
    recommendation: 'Ask for proof of income or a guarantor.',
    applies: (signals) => outcomeOf(signals) === 'no_file',
    without: cleared,
  },
];
