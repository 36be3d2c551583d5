import type { LookupContext } from '../../context.js';
import { type Answer, known } from '../../answer/answer.js';
import type { WatchlistHit } from '../facts.js';
import type { WatchlistQuestion } from '../question.js';
import { TEST_LIST, TEST_LIST_AS_OF, findOnTestList } from './test-list.js';

type Found = Answer<{ hits: WatchlistHit[] }>;

const isTestList = (source: string) => source.trim().toUpperCase() === TEST_LIST;

/**
 * Searches the lists and providers of the viewer. Accounts in test mode have the test list besides: their analyses
 * search nothing else, and their own searches add its matches to those of the real lists.
 */
export async function searchLists({ lookUp, viewer }: LookupContext, question: WatchlistQuestion): Promise<Found> {
  if (!viewer.isTest) return lookUp.watchlist(question);
  const { sources, sourceCountry, size } = question;
  const isMeant = !sourceCountry && (!sources || sources.some(isTestList));
  const invented = isMeant ? findOnTestList(question) : [];
  const ofTestList = known({ source: TEST_LIST, asOf: TEST_LIST_AS_OF }, { hits: invented.slice(0, size) });
  if (viewer.kind === 'service' || (sources?.every(isTestList) ?? false)) return ofTestList;
  const answer: Found = await lookUp.watchlist(question);
  if (invented.length === 0) return answer;
  if (!answer.known) return { ...ofTestList, gaps: answer.gaps };
  const hits = [...answer.facts.hits, ...invented].sort((one, other) => other.score - one.score);
  return { ...answer, source: `${answer.source}, ${TEST_LIST}`, facts: { hits: hits.slice(0, size) } };
}
