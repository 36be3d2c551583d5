import { type Gap, gapOf } from '../../../answer/gap.js';
import type { Asker } from '../../../providers/ask-providers.js';
import type { BackgroundParts } from '../../background-parts.js';
import type { CheckedPerson } from '../person/checked-person.js';
import { type FoundItem, type ReportItem, UNITED_STATES_ONLY } from '../report-item.js';

/** Result of a source, without its name. */
export type Said = Pick<ReportItem, 'status' | 'searched' | 'reason' | 'source' | 'asOf' | 'items' | 'gaps'>;

/** A source of a background check. On failure it returns `provider_failed` instead of throwing. */
export interface BackgroundSource {
  key: string;
  name: string;
  /** `earlier`: findings of the previous run. */
  ask(parts: BackgroundParts, person: CheckedPerson, asker: Asker, earlier?: readonly FoundItem[]): Promise<Said>;
}

/** Result of a source that was not searched; `about` names it in messages. */
export function notSearched(about: string, reason: string, gaps: Gap[] = []): Said {
  const missed = gaps.length > 0 ? gaps : [gapOf(about, reason)];
  return { status: 'FAILED', searched: false, reason, source: null, asOf: null, items: [], gaps: missed };
}

/** Result of a source without records for where the person lives. */
export function notApplicable(): Said {
  const reason = UNITED_STATES_ONLY;
  return { status: 'NO_RESULTS', searched: false, reason, source: null, asOf: null, items: [], gaps: [] };
}

/** Result of a source that was searched. Findings or gaps mean REVIEW unless `status` says otherwise. */
export function searched(
  { source, asOf, reason = null, gaps }: Pick<ReportItem, 'source' | 'asOf'> & { reason?: string | null; gaps: Gap[] },
  items: ReportItem['items'],
  status: ReportItem['status'] = items.length > 0 ? 'REVIEW' : 'NO_RESULTS',
): Said {
  return { status: gaps.length > 0 ? 'REVIEW' : status, searched: true, reason, source, asOf, items, gaps };
}

/** Whether a retry may succeed. */
export const failed = ({ reason }: Pick<ReportItem, 'reason'>): boolean => reason?.endsWith('provider_failed') ?? false;
