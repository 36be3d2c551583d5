import type { CheckResult } from '../details/check-result.js';
import { MEDIA_RISKS } from '../details/lookup-risks/search-risks.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import { unsearched } from '../details/unsearched.js';
import type { MediaSignal, Signals } from './signals.js';

/**
 * What the news says of the guest. DISABLED while its add-on is off; INCOMPLETE while the search runs, and where there is
 * nothing to search; REVIEW where something speaks ill of the name, could not be judged, or a source failed to the last;
 * PASS once the news was searched and nothing worries.
 */
export function adverseMedia(signals: Signals): CheckResult {
  if (requiredScreens('adverse_media', signals.screens).length === 0)
    return { status: 'DISABLED', findings: [], risks: [] };
  const { adverseMedia: answer = null } = signals;
  if (!answer?.known) return unsearched('adverse_media', answer?.reason ?? 'not_asked');
  const risks = risksOf(MEDIA_RISKS, signals);
  return { status: risks.length > 0 ? 'REVIEW' : 'PASS', findings: findingsOf(answer.value), risks };
}

function findingsOf({ status, articles, categories, reason, reportId }: MediaSignal): string[] {
  if (articles === 0) return reason?.endsWith('provider_failed') ? [`A source failed (report ${reportId}).`] : [];
  const about = categories.length > 0 ? `; they speak of ${categories.join(', ')}` : '';
  const what = status === 'REVIEW' ? about : '; none speaks ill of them';
  return [`Articles that name somebody of the guest's name: ${articles}${what} (report ${reportId}).`];
}
