import type { Phrase } from '#kit/phrase.js';
import type { CheckResult } from '../details/check-result.js';
import { SANCTIONS_RISKS } from '../details/lookup-risks/sanctions-risks.js';
import { notCovered } from '../details/coverage.js';
import { meaningPhrase, phrase, phraseOr } from '../details/phrases.js';
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

const INCOMPLETE = meaningPhrase('sanctions', 'INCOMPLETE', SANCTIONS.help.INCOMPLETE);

/** Reasons that only the guest can resolve. */
const GUEST_IS_DUE = ['name_missing', 'person_unreadable'] as const;

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
  if (gaps.length > 0) return { ...notCovered(INCOMPLETE, gaps), findings };
  const help = [phrase('sanctions.clear', { source: answer.source })];
  return { status: 'PASS', help, findings, risks: [] };
}

function notSearched(reason: string, gaps: Gap[] = []): CheckResult {
  const needed = GUEST_IS_DUE.find((one) => one === reason);
  if (needed)
    return { status: 'INCOMPLETE', help: [phrase(`sanctions.${needed}`)], findings: [], risks: [], waitsFor: 'guest' };
  if (gaps.length > 0) return notCovered(INCOMPLETE, gaps);
  return unsearched(INCOMPLETE, reason);
}

function findingsOf({ hits, dismissed, cleared = [] }: SanctionsSignal): Phrase[] {
  const more = hits.length - MAX_LISTED;
  return [
    ...hits.slice(0, MAX_LISTED).map(sentence),
    ...(more > 0 ? [phrase('sanctions.more', { count: more })] : []),
    ...cleared.slice(0, MAX_LISTED).map(clearedSentence),
    ...(dismissed > 0 ? [phrase('sanctions.dismissed', { count: dismissed })] : []),
  ];
}

/** Identifies the entry without its name, which the public list has under this number. */
function entryOf({ list, entryId }: ListedHit): { list: string; entry: string } {
  return { list, entry: entryId.startsWith(`${list}:`) ? entryId.slice(list.length + 1) : entryId };
}

function likenessOf({ band, nameBand = band, words }: ListedHit): Phrase {
  const ways = Object.entries(words ?? {});
  if (ways.length === 0) return phrase(`likeness.${nameBand}`);
  if (ways.every(([way]) => way === 'same')) return phrase('likeness.identical');
  return phrase(`likeness.${nameBand}_words`, { words: ways.map(([way, count]) => wayOf(way, count)) });
}

const wayOf = (way: string, count: number): Phrase =>
  phraseOr(`words.${way}`, `${count} ${way.replaceAll('_', ' ')}`, { count });

/** Leaves out the guest's own date of birth: decisions hold no personal data, and the reviewer sees it elsewhere. */
function comparedOf({ listedBirthDates: dates = [] }: ListedHit, qualifier: string): Phrase {
  if (qualifier !== 'other_birth_date') return phraseOr(`compared.${qualifier}`, qualifier.replaceAll('_', ' '));
  if (dates.length === 0) return phrase('compared.other_birth_date_undated');
  return phrase('compared.other_birth_date', { dates });
}

function sentence(hit: ListedHit): Phrase {
  const who =
    hit.person === 0 ? phrase('sanctions.guest') : phrase('sanctions.additional_guest', { number: String(hit.person) });
  const undated = hit.words !== null && !hit.qualifiers.some((qualifier) => /birth/.test(qualifier));
  const compared = hit.qualifiers.map((qualifier) => comparedOf(hit, qualifier));
  const why = [likenessOf(hit), ...(undated ? [phrase('compared.no_birth_date')] : []), ...compared];
  return phrase('sanctions.match', { who, ...entryOf(hit), why });
}

function clearedSentence(hit: ListedHit): Phrase {
  const said = { ...entryOf(hit), likeness: likenessOf(hit) };
  const { listedBirthDates: dates = [] } = hit;
  return dates.length > 0 ? phrase('sanctions.cleared', { ...said, dates }) : phrase('sanctions.cleared_undated', said);
}
