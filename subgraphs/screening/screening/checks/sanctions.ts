import type { CheckResult } from '../details/check-result.js';
import { SANCTIONS_RISKS } from '../details/lookup-risks/sanctions-risks.js';
import { notCovered } from '../details/coverage.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { unsearched } from '../details/unsearched.js';
import type { Gap, ListedHit, SanctionsSignal, Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const SANCTIONS = {
  title: 'Sanctions',
  description: 'Sanctions lists.',
  screens: ['SanctionsSearchAddon'],
  help: {
    PASS: 'No match on the sanctions lists that were searched.',
    REVIEW: 'A sanctions list holds somebody who may be the guest.',
    INCOMPLETE: 'The sanctions search is not complete.',
    DISABLED: 'The search of sanctions lists is switched off for this reservation.',
  },
  simulatedFinding: 'A sanctions list holds somebody of that name.',
  check: sanctions,
} satisfies WeighedEntry;

/** So many hits are told one by one. */
const TOLD = 10;

/** Reasons for which the guest would have to say more, with what. */
const GUEST_IS_DUE: Readonly<Record<string, string>> = {
  name_missing: 'The name of the guest is needed to search.',
  person_unreadable: 'The name or the birth date of the guest or of one of the party cannot be right.',
};

const WAYS: Readonly<Record<string, string>> = {
  same: 'the same',
  same_sound: 'of the same sound',
  other_spelling: 'in another spelling',
  nickname: 'a short form',
  near: 'with a slip',
  same_consonants: 'of the same consonants',
  initial: 'as an initial',
  joined: 'joined or parted',
  left_alone: "only in the guest's name",
  right_alone: 'only on the list',
};

const LIKENESS = { exact: 'name nearly identical', strong: 'name very similar', likely: 'name similar' };

const QUALIFIERS: Readonly<Record<string, string>> = {
  same_birth_date: 'same birth date',
  same_birth_year: 'same birth year',
  near_birth_date: 'birth date close',
  birth_day_and_month_swapped: 'same birth date with day and month swapped',
  same_country: 'same country',
  other_country: 'country differs',
};

/**
 * Whether the guest or somebody of the party may stand on a watchlist. DISABLED while its add-on is off. REVIEW on any
 * hit that neither the account has dismissed nor an ID document has cleared, never more: people share names. PASS once
 * everybody with a name was looked for on every promised list; INCOMPLETE until then.
 */
export function sanctions(signals: Signals): CheckResult {
  if (requiredScreens(SANCTIONS, signals.screens).length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const { sanctions: answer = null, guest } = signals;
  if (!answer?.known)
    return notSearched(answer?.reason ?? (guest.hasName ? 'no_provider' : 'name_missing'), answer?.gaps);
  const { gaps = [] } = answer;
  const { hits } = answer.value;
  const findings = findingsOf(answer.value);
  if (hits.length > 0) return { status: 'REVIEW', findings, risks: risksOf(SANCTIONS_RISKS, signals) };
  if (gaps.length > 0) return { ...notCovered(SANCTIONS.help.INCOMPLETE, gaps), findings };
  const help = `No match on the sanctions lists that were searched: ${answer.source}.`;
  return { status: 'PASS', help, findings, risks: [] };
}

function notSearched(reason: string, gaps: Gap[] = []): CheckResult {
  const needed = GUEST_IS_DUE[reason];
  if (needed) return { status: 'INCOMPLETE', help: needed, findings: [], risks: [], waitsFor: 'guest' };
  if (gaps.length > 0) return notCovered(SANCTIONS.help.INCOMPLETE, gaps);
  return unsearched(SANCTIONS.help.INCOMPLETE, reason);
}

function findingsOf({ hits, dismissed, cleared = [] }: SanctionsSignal): string[] {
  const more = hits.length - TOLD;
  return [
    ...hits.slice(0, TOLD).map(sentence),
    ...(more > 0 ? [`More potential matches: ${more}.`] : []),
    ...cleared.slice(0, TOLD).map(clearedSentence),
    ...(dismissed > 0 ? [`Entries that were looked at and dismissed: ${dismissed}.`] : []),
  ];
}

/** The names stay on the public list, under the entry's number. */
function entryOf({ list, entryId }: ListedHit): string {
  return `${list} entry ${entryId.startsWith(`${list}:`) ? entryId.slice(list.length + 1) : entryId}`;
}

function likenessOf({ band, nameBand = band, words }: ListedHit): string {
  const ways = Object.entries(words ?? {});
  if (ways.length > 0 && ways.every(([way]) => way === 'same')) return 'name identical';
  const told = ways.map(([why, count]) => `${count} ${WAYS[why] ?? why}`).join(', ');
  return `${LIKENESS[nameBand]}${told && ` (words: ${told})`}`;
}

const listedDates = ({ listedBirthDates: dates = [] }: ListedHit): string =>
  dates.length > 0 ? `the list says ${dates.join(' or ')}` : 'the list says another one';

/** The guest's own birth date stays out: decisions keep no personal data, and the reviewer has it beside them. */
function qualifierOf(hit: ListedHit, qualifier: string): string {
  if (qualifier === 'other_birth_date')
    return `birth date differs: ${listedDates(hit)}, the guest typed a different one that no document confirms`;
  return QUALIFIERS[qualifier] ?? qualifier.replaceAll('_', ' ');
}

function sentence(hit: ListedHit): string {
  const who = hit.person === 0 ? 'the guest' : `number ${hit.person} of the party`;
  const why = [likenessOf(hit), ...hit.qualifiers.map((qualifier) => qualifierOf(hit, qualifier))];
  return `Potential match for ${who}: ${entryOf(hit)}: ${why.join('; ')}.`;
}

function clearedSentence(hit: ListedHit): string {
  return `Cleared by the ID document: ${entryOf(hit)}: ${likenessOf(hit)}; the birth date in the document differs (${listedDates(hit)}).`;
}
