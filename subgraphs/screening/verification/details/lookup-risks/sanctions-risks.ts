import type { ListedHit, SanctionsSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const hitsOf = ({ sanctions }: Signals): ListedHit[] => valueOf<SanctionsSignal>(sanctions ?? null)?.hits ?? [];

const SAME_PERSON = ['same_birth_date', 'birth_day_and_month_swapped'];

/** The same name nearly to the letter, or with the birth date too. */
const isClose = ({ band, qualifiers }: ListedHit): boolean =>
  band === 'exact' || (band === 'strong' && qualifiers.some((word) => SAME_PERSON.includes(word)));

const without = (signals: Signals, gone: (hit: ListedHit) => boolean): Signals => ({
  ...signals,
  sanctions: corrected(signals.sanctions ?? null, { hits: hitsOf(signals).filter((hit) => !gone(hit)) }),
});

const COMPARE = 'Compare the entry of the list with the guest, then dismiss the hit or decline by hand.';

/** What watchlists say. A hit is never more than a reason to look: people share names. Points by judgement. */
export const SANCTIONS_RISKS: readonly RiskRule[] = [
  {
    code: 'sanctions_close_match',
    points: 60,
    text: 'A sanctions list holds somebody whose name is that of the guest or of one of the party.',
    recommendation: COMPARE,
    applies: (signals) => hitsOf(signals).some(isClose),
    without: (signals) => without(signals, isClose),
  },
  {
    code: 'sanctions_namesake',
    points: 25,
    text: 'A sanctions list holds somebody whose name is like that of the guest or of one of the party.',
    recommendation: COMPARE,
    applies: (signals) => hitsOf(signals).some((hit) => !isClose(hit)),
    without: (signals) => without(signals, (hit) => !isClose(hit)),
  },
];
