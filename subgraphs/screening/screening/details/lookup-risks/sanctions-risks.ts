import type { ListedHit, SanctionsSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const hitsOf = ({ sanctions }: Signals): ListedHit[] => valueOf<SanctionsSignal>(sanctions ?? null)?.hits ?? [];

const SAME_PERSON = ['same_birth_date', 'birth_day_and_month_swapped'];

/** The same name nearly to the letter, or with the birth date too. */
const isClose = ({ band, qualifiers }: ListedHit): boolean =>
  band === 'exact' || (band === 'strong' && qualifiers.some((word) => SAME_PERSON.includes(word)));

/** Only exact names are answered with another birth date, which was typed: an ID document would have cleared them. */
const isContradicted = ({ qualifiers }: ListedHit): boolean => qualifiers.includes('other_birth_date');

const isNamesake = (hit: ListedHit): boolean => !isClose(hit) && !isContradicted(hit);

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
    code: 'sanctions_other_birth_date',
    points: 40,
    text: "The guest's name is that of a sanctions list entry. The birth date differs, but no document confirms it.",
    recommendation: 'Ask for an ID document: the birth date in it can clear the match.',
    applies: (signals) => hitsOf(signals).some(isContradicted),
    without: (signals) => without(signals, isContradicted),
  },
  {
    code: 'sanctions_namesake',
    points: 25,
    text: 'A sanctions list holds somebody whose name is like that of the guest or of one of the party.',
    recommendation: COMPARE,
    applies: (signals) => hitsOf(signals).some(isNamesake),
    without: (signals) => without(signals, isNamesake),
  },
];
