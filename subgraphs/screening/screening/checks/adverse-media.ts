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
  description: 'Adverse media.',
  screens: ['AdverseMediaSearchAddon'],
  help: {
    PASS: 'The news was searched and nothing bad about the guest was found.',
    REVIEW: 'News was found that may be about the guest.',
    INCOMPLETE: 'The news has not been searched yet.',
    DISABLED: 'The search of the news is switched off for this reservation.',
  },
  simulatedFinding: 'A newspaper reports on somebody of that name.',
  check: adverseMedia,
} satisfies WeighedEntry;

/** Reasons of a search that was made and could not reach anything. */
const FAILED = /(?:^|_)(?:provider|search)_failed$/;

/**
 * What the news says of the guest. DISABLED while its add-on is off; REVIEW where something speaks ill of the name, could
 * not be judged, or the search failed to the last; INCOMPLETE while it runs, and where not all that is promised was
 * searched; PASS once all of it was searched and nothing worries.
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
  const help = `Not all of the news was searched, so nobody is cleared. ${missing}`;
  return { status: 'INCOMPLETE', help, findings, risks, waitsFor: 'service' };
}

/** What was searched, where the search tells. */
function helpOf({ scope, articles, gaps }: MediaSignal): Pick<CheckResult, 'help'> {
  if (!gaps || !scope) return {};
  const found = articles === 0 ? 'no article mentions the guest' : 'no article that mentions the name speaks ill of it';
  return { help: `${scope} was searched: ${found}.` };
}

function findingsOf({ status, articles, categories, reason, gaps = [], reportId }: MediaSignal): string[] {
  if (articles === 0 && reason === 'search_failed')
    return [`The search of the news failed (report ${reportId}). Start it again, or search for the guest yourself.`];
  if (articles === 0) return reason && FAILED.test(reason) ? [`A source failed (report ${reportId}).`] : [];
  const about = categories.length > 0 ? `; they speak of ${categories.join(', ')}` : '';
  const ill = status === 'REVIEW' && (categories.length > 0 || gaps.length === 0);
  const what = ill ? about : '; none speaks ill of them';
  return [`Articles that name somebody of the guest's name: ${articles}${what} (report ${reportId}).`];
}
