import type { CheckResult } from '../details/check-result.js';
import { SANCTIONS_RISKS } from '../details/lookup-risks/sanctions-risks.js';
import { notCovered } from '../details/coverage.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { unsearched } from '../details/unsearched.js';
import type { Gap, ListedHit, SanctionsSignal, Signals } from './signals.js';

/** So many hits are told one by one. */
const TOLD = 10;

/** Reasons for which the guest would have to say more, with what. */
const GUEST_IS_DUE: Readonly<Record<string, string>> = {
  name_missing: 'The name of the guest is needed to search.',
  person_unreadable: 'The name or the birth date of the guest or of one of the party cannot be right.',
};

const WAYS: Readonly<Record<string, string>> = {
  ...{ same: 'the same', same_sound: 'of the same sound', other_spelling: 'in another spelling' },
  ...{ nickname: 'a short form', near: 'with a slip', same_consonants: 'of the same consonants' },
  ...{ initial: 'as an initial', joined: 'joined or parted' },
  ...{ left_alone: 'only of the guest', right_alone: 'only on the list' },
};

/**
 * Whether the guest or somebody of the party may stand on a watchlist. DISABLED while its add-on is off. REVIEW on any
 * hit that the account has not dismissed, never more: people share names. PASS once everybody with a name was looked
 * for on every promised list; INCOMPLETE until then.
 */
export function sanctions(signals: Signals): CheckResult {
  if (requiredScreens('sanctions', signals.screens).length === 0)
    return { status: 'DISABLED', findings: [], risks: [] };
  const { sanctions: answer = null, guest } = signals;
  if (!answer?.known)
    return notSearched(answer?.reason ?? (guest.hasName ? 'no_provider' : 'name_missing'), answer?.gaps);
  const { gaps = [] } = answer;
  const { hits } = answer.value;
  const findings = findingsOf(answer.value);
  if (hits.length > 0) return { status: 'REVIEW', findings, risks: risksOf(SANCTIONS_RISKS, signals) };
  if (gaps.length > 0) return { ...notCovered('sanctions', gaps), findings };
  const help = `No match on the sanctions lists that were searched: ${answer.source}.`;
  return { status: 'PASS', help, findings, risks: [] };
}

function notSearched(reason: string, gaps: Gap[] = []): CheckResult {
  const needed = GUEST_IS_DUE[reason];
  if (needed) return { status: 'INCOMPLETE', help: needed, findings: [], risks: [], waitsFor: 'guest' };
  if (gaps.length > 0) return notCovered('sanctions', gaps);
  return unsearched('sanctions', reason);
}

function findingsOf({ hits, dismissed }: SanctionsSignal): string[] {
  const more = hits.length - TOLD;
  return [
    ...hits.slice(0, TOLD).map(sentence),
    ...(more > 0 ? [`More entries of lists that may be meant: ${more}.`] : []),
    ...(dismissed > 0 ? [`Entries that were looked at and dismissed: ${dismissed}.`] : []),
  ];
}

/** The names stay on the public list, under the entry's number. */
function sentence({ person, list, entryId, band, words, qualifiers }: ListedHit): string {
  const who = person === 0 ? 'the guest' : `number ${person} of the party`;
  const ways = Object.entries(words ?? {}).map(([why, count]) => `${count} ${WAYS[why] ?? why}`);
  const said = qualifiers.map((word) => word.replaceAll('_', ' '));
  const why = [ways.length > 0 && `words: ${ways.join(', ')}`, said.length > 0 && said.join(', ')];
  const told = why.filter(Boolean).join('; ');
  return `The list ${list} holds an entry (${entryId}) that may be ${who}: ${band} likeness${told ? `; ${told}` : ''}.`;
}
