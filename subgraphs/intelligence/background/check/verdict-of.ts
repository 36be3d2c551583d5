import type { BackgroundReport, CheckStatus } from './background-report.entity.js';
import { SEARCH_FAILED } from '../search-failed.js';
import { type ReportItem, isCovered } from './report-item.js';

export type Ended = Exclude<CheckStatus, 'PENDING'>;

/** A person is cleared only if every applicable source was searched completely and found nothing. */
export function verdictOf(items: ReportItem[]): { status: Ended; riskStatus: BackgroundReport['riskStatus'] } {
  const review = items.some(({ status, searched }) => searched && status === 'REVIEW');
  // A source that failed permanently prevents clearance, whatever the others found.
  const brokeOff = items.some(({ reason }) => reason === SEARCH_FAILED);
  if (review || brokeOff) return { status: 'REVIEW', riskStatus: 'REVIEW' };
  if (!items.some(({ searched }) => searched)) return { status: 'FAILED', riskStatus: null };
  if (!items.every(isCovered)) return { status: 'REVIEW', riskStatus: 'REVIEW' };
  return { status: 'FINISHED', riskStatus: 'CLEARED' };
}
