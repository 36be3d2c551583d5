import { type Phrase, phraseWithText, verbatim } from '#kit/phrase.js';
import type { Gap } from '../checks/signals.js';
import type { CheckResult } from './check-result.js';

/** Gaps that only more details from the guest can close. */
const GUEST_IS_DUE = ['name_missing', 'state_missing', 'date_of_birth_missing'];

/** What was not covered. */
export const gapPhrase = ({ phrase, message }: Gap): Phrase =>
  phrase ? phraseWithText(phrase, message) : verbatim(message);

/**
 * Result of a check that found nothing but did not search everything: never PASS; the help names each gap and how to
 * close it.
 *
 * @param incomplete the meaning of the entry's status INCOMPLETE
 */
export function notCovered(incomplete: Phrase, gaps: readonly Gap[]): CheckResult {
  const said = new Map(gaps.map((gap) => [gap.message, gapPhrase(gap)]));
  const waitsFor = gaps.every(({ reason }) => GUEST_IS_DUE.includes(reason)) ? 'guest' : 'service';
  return {
    status: 'INCOMPLETE',
    help: [incomplete, ...said.values()],
    findings: [],
    risks: [],
    waitsFor,
  };
}
