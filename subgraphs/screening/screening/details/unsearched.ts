import type { Phrase } from '#kit/phrase.js';
import type { CheckResult } from './check-result.js';
import { phrase, phraseIfKnown, reasonInWords } from './phrases.js';

/**
 * Result of a check whose search has not finished: INCOMPLETE, waiting for the guest or for the service.
 *
 * @param incomplete the meaning of the entry's status INCOMPLETE
 */
export function unsearched(incomplete: Phrase, reason: string): CheckResult {
  const why = phraseIfKnown(`search.${reason}`) ?? phrase('search.not_run', { reason: reasonInWords(reason) });
  const waitsFor = reason === 'person_incomplete' ? 'guest' : 'service';
  return { status: 'INCOMPLETE', help: [incomplete, why], findings: [], risks: [], waitsFor };
}
