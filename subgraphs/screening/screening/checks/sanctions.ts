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
  description: 'Sanctions list search for the primary guest and additional guests.',
  screens: ['SanctionsSearchAddon'],
  help: {
    PASS: 'No match on the sanctions lists searched.',
    REVIEW: 'A sanctions list entry may refer to the guest or someone in the party. Manual review recommended.',
    INCOMPLETE: 'The sanctions search is not complete.',
    DISABLED: 'Sanctions list search is turned off for this reservation.',
  },
  simulatedFinding: 'A sanctions list entry has the same name as the guest.',
  check: sanctions,
} satisfies WeighedEntry;

/** Matches beyond this number are counted instead of listed. */
const MAX_LISTED = 10;

/** Reasons that only the guest can resolve, with what is needed. */
const GUEST_IS_DUE: Readonly<Record<string, string>> = {
  name_missing: "The search needs the guest's name.",
  person_unreadable: 'The name or date of birth of the guest or of someone in the party is not valid.',
};

const WAYS: Readonly<Record<string, string>> = {
  same: 'identical',
  same_sound: 'similar-sounding',
  other_spelling: 'spelled differently',
  nickname: 'nickname',
  near: 'with a typo',
  same_consonants: 'with the same consonants',
  initial: 'as an initial',
  joined: 'joined or split',
  left_alone: "only in the guest's name",
  right_alone: 'only on the list',
};

const LIKENESS = { exact: 'nearly identical name', strong: 'very similar name', likely: 'similar name' };

const QUALIFIERS: Readonly<Record<string, string>> = {
  same_birth_date: 'same date of birth',
  same_birth_year: 'same year of birth',
  near_birth_date: 'similar date of birth',
  birth_day_and_month_swapped: 'same date of birth with day and month swapped',
  same_country: 'same country',
  other_country: 'different country',
};

/**
 * Whether the guest or someone in the party may be on a sanctions list. DISABLED while its add-on is off. REVIEW on any
 * match that the account has not dismissed and no ID document has cleared; never DECLINE, because people share names.
 * PASS once everyone with a name was searched for on every promised list; INCOMPLETE until then.
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
  const help = `No match on the sanctions lists searched: ${answer.source}.`;
  return { status: 'PASS', help, findings, risks: [] };
}

function notSearched(reason: string, gaps: Gap[] = []): CheckResult {
  const needed = GUEST_IS_DUE[reason];
  if (needed) return { status: 'INCOMPLETE', help: needed, findings: [], risks: [], waitsFor: 'guest' };
  if (gaps.length > 0) return notCovered(SANCTIONS.help.INCOMPLETE, gaps);
  return unsearched(SANCTIONS.help.INCOMPLETE, reason);
}

function findingsOf({ hits, dismissed, cleared = [] }: SanctionsSignal): string[] {
  const more = hits.length - MAX_LISTED;
  return [
    ...hits.slice(0, MAX_LISTED).map(sentence),
    ...(more > 0 ? [`Further potential matches: ${more}.`] : []),
    ...cleared.slice(0, MAX_LISTED).map(clearedSentence),
    ...(dismissed > 0 ? [`Matches reviewed and dismissed: ${dismissed}.`] : []),
  ];
}

/** Identifies the entry without its name, which the public list has under this number. */
function entryOf({ list, entryId }: ListedHit): string {
  return `${list} entry ${entryId.startsWith(`${list}:`) ? entryId.slice(list.length + 1) : entryId}`;
}

function likenessOf({ band, nameBand = band, words }: ListedHit): string {
  const ways = Object.entries(words ?? {});
  if (ways.length > 0 && ways.every(([way]) => way === 'same')) return 'identical name';
  const counts = ways.map(([why, count]) => `${count} ${WAYS[why] ?? why.replaceAll('_', ' ')}`).join(', ');
  return `${LIKENESS[nameBand]}${counts && ` (words: ${counts})`}`;
}

const listedDates = ({ listedBirthDates: dates = [] }: ListedHit): string =>
  dates.length > 0 ? `the list says ${dates.join(' or ')}` : 'the list has a different one';

/** Leaves out the guest's own date of birth: decisions hold no personal data, and the reviewer sees it elsewhere. */
function qualifierOf(hit: ListedHit, qualifier: string): string {
  if (qualifier === 'other_birth_date')
    return `date of birth differs: ${listedDates(hit)}, and no document confirms the date that the guest entered`;
  return QUALIFIERS[qualifier] ?? qualifier.replaceAll('_', ' ');
}

function sentence(hit: ListedHit): string {
  const who = hit.person === 0 ? 'the guest' : `additional guest ${hit.person}`;
  const undated = hit.words !== null && !hit.qualifiers.some((qualifier) => /birth/.test(qualifier));
  const compared = hit.qualifiers.map((qualifier) => qualifierOf(hit, qualifier));
  const why = [likenessOf(hit), ...(undated ? ['no date of birth to compare'] : []), ...compared];
  return `Potential match between ${who} and ${entryOf(hit)}: ${why.join('; ')}.`;
}

function clearedSentence(hit: ListedHit): string {
  return `${entryOf(hit)}, cleared by the ID document: ${likenessOf(hit)}, but the date of birth on the document differs (${listedDates(hit)}).`;
}
