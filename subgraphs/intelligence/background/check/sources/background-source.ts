import { type Gap, gapOf } from '../../../answer/gap.js';
import type { Asker } from '../../../providers/ask-providers.js';
import type { BackgroundParts } from '../../background-parts.js';
import type { CheckedPerson } from '../person/checked-person.js';
import { type FoundItem, type ReportItem, UNITED_STATES_ONLY } from '../report-item.js';

/** What a source says of a person, without its name. */
export type Said = Pick<ReportItem, 'status' | 'searched' | 'reason' | 'source' | 'asOf' | 'items' | 'gaps'>;

/** Somewhere that a background check looks. A source that fails answers `provider_failed`; it does not throw. */
export interface BackgroundSource {
  key: string;
  name: string;
  /** `earlier`: what it found when it was asked before. */
  ask(parts: BackgroundParts, person: CheckedPerson, asker: Asker, earlier?: readonly FoundItem[]): Promise<Said>;
}

/** The source was not searched, and why; `about` is what people call it. */
export function notSearched(about: string, reason: string, gaps: Gap[] = []): Said {
  const missed = gaps.length > 0 ? gaps : [gapOf(about, reason)];
  return { status: 'FAILED', searched: false, reason, source: null, asOf: null, items: [], gaps: missed };
}

/** The records of the source are of places that the person does not live in. */
export function notApplicable(): Said {
  const reason = UNITED_STATES_ONLY;
  return { status: 'NO_RESULTS', searched: false, reason, source: null, asOf: null, items: [], gaps: [] };
}

/** The answer of a source that was searched. Anything found, or not covered, is for review unless `status` says otherwise. */
export function searched(
  { source, asOf, reason = null, gaps }: Pick<ReportItem, 'source' | 'asOf'> & { reason?: string | null; gaps: Gap[] },
  items: ReportItem['items'],
  status: ReportItem['status'] = items.length > 0 ? 'REVIEW' : 'NO_RESULTS',
): Said {
  return { status: gaps.length > 0 ? 'REVIEW' : status, searched: true, reason, source, asOf, items, gaps };
}

/** Whether asking again later may help. */
export const failed = ({ reason }: Pick<ReportItem, 'reason'>): boolean => reason?.endsWith('provider_failed') ?? false;
