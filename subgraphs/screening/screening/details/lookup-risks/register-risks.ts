import type { OffenderSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const found = ({ offenders }: Signals): OffenderSignal =>
  valueOf(offenders ?? null) ?? { records: 0, sameBirthDate: 0 };

const cleared = (signals: Signals): Signals => ({
  ...signals,
  offenders: corrected(signals.offenders ?? null, { records: 0, sameBirthDate: 0 }),
});

const COMPARE = 'First compare the record with the guest: people share names, and registers contain errors.';

/** Risks from a state's register. A record never does more than call for review: it may be about someone else. */
export const REGISTER_RISKS: readonly RiskRule[] = [
  {
    code: 'sex_offender_record',
    points: 40,
    text: "A sex offender register has a record with the guest's name and date of birth.",
    recommendation: COMPARE,
    applies: (signals) => found(signals).sameBirthDate > 0,
    without: cleared,
  },
  {
    code: 'sex_offender_namesake',
    points: 15,
    text: "A sex offender register has a record with the guest's name, but no date of birth to compare.",
    recommendation: COMPARE,
    applies: (signals) => found(signals).records > 0 && found(signals).sameBirthDate === 0,
    without: cleared,
  },
];
