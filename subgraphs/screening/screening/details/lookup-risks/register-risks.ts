import type { OffenderSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const found = ({ offenders }: Signals): OffenderSignal =>
  valueOf(offenders ?? null) ?? { records: 0, sameBirthDate: 0 };

const cleared = (signals: Signals): Signals => ({
  ...signals,
  offenders: corrected(signals.offenders ?? null, { records: 0, sameBirthDate: 0 }),
});

const COMPARE = 'Compare the record with the guest before anything else; people share names, and registers err.';

/** What the register of a State says. A record is never more than a reason to look: it may be about somebody else. */
export const REGISTER_RISKS: readonly RiskRule[] = [
  {
    code: 'sex_offender_record',
    points: 40,
    text: 'A register of sex offenders holds a record under the name and birth date of the guest.',
    recommendation: COMPARE,
    applies: (signals) => found(signals).sameBirthDate > 0,
    without: cleared,
  },
  {
    code: 'sex_offender_namesake',
    points: 15,
    text: 'A register of sex offenders holds a record under the name of the guest, without a birth date.',
    recommendation: COMPARE,
    applies: (signals) => found(signals).records > 0 && found(signals).sameBirthDate === 0,
    without: cleared,
  },
];
