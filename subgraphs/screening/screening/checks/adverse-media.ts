import type { Phrase } from '#kit/phrase.js';
import type { CheckResult } from '../details/check-result.js';
import { MEDIA_RISKS } from '../details/lookup-risks/search-risks.js';
import { gapPhrase } from '../details/coverage.js';
import { newsScopePhrase } from '../details/news-scope.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { meaningPhrase, phrase, phraseOr } from '../details/phrases.js';
import { unsearched } from '../details/unsearched.js';
import type { MediaSignal, Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const ADVERSE_MEDIA = {
  title: 'Adverse media',
  description: 'Adverse media: news articles that may report something negative about the guest.',
  screens: ['AdverseMediaSearchAddon'],
  help: {
    PASS: "News searched: no negative articles found under the guest's name.",
    REVIEW:
      'News articles may report something negative about the guest, or the search failed. Manual review recommended.',
    INCOMPLETE: 'The news search is not complete.',
    DISABLED: 'News search is turned off for this reservation.',
  },
  simulatedFinding: "A news article reports something negative about a person with the guest's name.",
  check: adverseMedia,
} satisfies WeighedEntry;

const INCOMPLETE = meaningPhrase('adverse_media', 'INCOMPLETE', ADVERSE_MEDIA.help.INCOMPLETE);

/** Reasons of searches that ran but reached no source. */
const FAILED = /(?:^|_)(?:provider|search)_failed$/;

/**
 * Result of the news search. DISABLED while its add-on is off; REVIEW if an article is negative or could not be
 * assessed, or if the search failed after all retries; INCOMPLETE while it runs and while a promised source was not
 * searched; PASS once all promised sources were searched and nothing negative was found.
 */
export function adverseMedia(signals: Signals): CheckResult {
  if (requiredScreens(ADVERSE_MEDIA, signals.screens).length === 0)
    return { status: 'DISABLED', findings: [], risks: [] };
  const { adverseMedia: answer = null } = signals;
  if (!answer?.known) return unsearched(INCOMPLETE, answer?.reason ?? 'not_asked');
  const risks = risksOf(MEDIA_RISKS, signals);
  const findings = findingsOf(answer.value);
  if (risks.length > 0) return { status: 'REVIEW', findings, risks };
  const { gaps = [] } = answer.value;
  if (gaps.length === 0) return { status: 'PASS', ...helpOf(answer.value), findings, risks };
  const help = [phrase('news.not_covered'), ...gaps.map(gapPhrase)];
  return { status: 'INCOMPLETE', help, findings, risks, waitsFor: 'service' };
}

/** Names what was searched, if the report says so. */
function helpOf({ scope, articles, gaps }: MediaSignal): Pick<CheckResult, 'help'> {
  if (!gaps || !scope) return {};
  return { help: [phrase(articles === 0 ? 'news.none' : 'news.none_negative', { scope: newsScopePhrase(scope) })] };
}

function findingsOf({ status, articles, categories, reason, gaps = [], reportId: report }: MediaSignal): Phrase[] {
  if (articles === 0 && reason === 'search_failed') return [phrase('news.search_failed', { report })];
  if (articles === 0) return reason && FAILED.test(reason) ? [phrase('news.source_failed', { report })] : [];
  const ill = status === 'REVIEW' && (categories.length > 0 || gaps.length === 0);
  const found = { count: articles, report };
  if (!ill) return [phrase('news.found_none_negative', found)];
  if (categories.length === 0) return [phrase('news.found', found)];
  return [
    phrase('news.found_topics', {
      ...found,
      topics: categories.map((topic) => phraseOr(`topic.${topic.toLowerCase().replaceAll(' ', '_')}`, topic)),
    }),
  ];
}
