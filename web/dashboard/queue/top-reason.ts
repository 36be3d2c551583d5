import type { QueueRow } from '../graph/answers.js';
import { paragraphOf, textsOf } from '../language/server-words.js';

/** Says the same of every reservation of a test account, which the side bar shows. */
const SIMULATED = /^reason\.simulated/;
const SIMULATED_ENGLISH = /^Simulated in test mode[^.]*\.\s+/;

/** The gravest risk; without one, the reason of the decision. */
export function topReasonOf({ topRiskPhrases, topRisks, reasonPhrases, reason }: QueueRow['summary']): string {
  const [risk] = textsOf(topRiskPhrases, topRisks);
  const phrases = reasonPhrases.filter(({ code }) => !SIMULATED.test(code));
  return risk ?? paragraphOf(phrases, reason.replace(SIMULATED_ENGLISH, ''));
}
