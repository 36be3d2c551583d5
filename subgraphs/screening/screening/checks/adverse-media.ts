import type { CheckResult } from '../details/check-result.js';
import { MEDIA_RISKS } from '../details/lookup-risks/search-risks.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
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
  if (!answer?.known) return unsearched(ADVERSE_MEDIA.help.INCOMPLETE, answer?.reason ?? 'not_asked');
  const risks = risksOf(MEDIA_RISKS, signals);
  const findings = findingsOf(answer.value);
  if (risks.length > 0) return { status: 'REVIEW', findings, risks };
  const { gaps = [] } = answer.value;
  if (gaps.length === 0) return { status: 'PASS', ...helpOf(answer.value), findings, risks };
  const missing = gaps.map(({ message }) => message).join(' ');
  const help = `Not all news sources were searched, so the guest is not cleared. ${missing}`;
  return { status: 'INCOMPLETE', help, findings, risks, waitsFor: 'service' };
}

/** Names what was searched, if the report says so. */
function helpOf({ scope, articles, gaps }: MediaSignal): Pick<CheckResult, 'help'> {
  if (!gaps || !scope) return {};
  const found =
    articles === 0 ? "no article mentions the guest's name" : "no negative article mentions the guest's name";
  return { help: `${scope} was searched: ${found}.` };
}

function findingsOf({ status, articles, categories, reason, gaps = [], reportId }: MediaSignal): string[] {
  if (articles === 0 && reason === 'search_failed')
    return [`The news search failed (report ${reportId}). Run it again, or search for the guest yourself.`];
  if (articles === 0) return reason && FAILED.test(reason) ? [`A news source failed (report ${reportId}).`] : [];
  const about = categories.length > 0 ? `; topics: ${categories.join(', ')}` : '';
  const ill = status === 'REVIEW' && (categories.length > 0 || gaps.length === 0);
  const what = ill ? about : '; none negative';
  return [`News articles that mention the guest's name: ${articles}${what} (report ${reportId}).`];
}
