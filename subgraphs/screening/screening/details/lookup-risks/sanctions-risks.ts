import type { ListedHit, SanctionsSignal, Signals } from '../../checks/signals.js';
import { type RiskRule, corrected, valueOf } from '../risks/risk-rule.js';

const hitsOf = ({ sanctions }: Signals): ListedHit[] => valueOf<SanctionsSignal>(sanctions ?? null)?.hits ?? [];

const SAME_PERSON = ['same_birth_date', 'birth_day_and_month_swapped'];

/** A nearly identical name, or a very similar one with the same date of birth. */
const isClose = ({ band, qualifiers }: ListedHit): boolean =>
  band === 'exact' || (band === 'strong' && qualifiers.some((word) => SAME_PERSON.includes(word)));

/**
 * The guest entered a different date of birth. Only exact names get here, and an ID document would have cleared them.
 */
const isContradicted = ({ qualifiers }: ListedHit): boolean => qualifiers.includes('other_birth_date');

const isNamesake = (hit: ListedHit): boolean => !isClose(hit) && !isContradicted(hit);

const without = (signals: Signals, gone: (hit: ListedHit) => boolean): Signals => ({
  ...signals,
  sanctions: corrected(signals.sanctions ?? null, { hits: hitsOf(signals).filter((hit) => !gone(hit)) }),
});

const COMPARE = 'Compare the list entry with the guest, then dismiss the match or decline.';

/**
 * Risks from sanctions lists. A match never does more than call for review: people share names. Points set by judgment.
 */
export const SANCTIONS_RISKS: readonly RiskRule[] = [
  {
    code: 'sanctions_close_match',
    points: 60,
    text: 'The name of the guest or of someone in the party closely matches a sanctions list entry.',
    change: 'Compare the sanctions list entry with the person and dismiss the match if it is someone else.',
    recommendation: COMPARE,
    applies: (signals) => hitsOf(signals).some(isClose),
    without: (signals) => without(signals, isClose),
  },
  {
    code: 'sanctions_other_birth_date',
    points: 40,
    text: "A sanctions list entry has the same name but a different date of birth. No document confirms the guest's date of birth yet.",
    change: 'Verify an ID document: its date of birth can clear the sanctions match.',
    recommendation: 'Ask for an ID document: its date of birth can clear the match.',
    applies: (signals) => hitsOf(signals).some(isContradicted),
    without: (signals) => without(signals, isContradicted),
  },
  {
    code: 'sanctions_namesake',
    points: 25,
    text: 'The name of the guest or of someone in the party is similar to a sanctions list entry.',
    change: 'Compare the similar sanctions list entry with the person and dismiss the match if it is someone else.',
    recommendation: COMPARE,
    applies: (signals) => hitsOf(signals).some(isNamesake),
    without: (signals) => without(signals, isNamesake),
  },
];
