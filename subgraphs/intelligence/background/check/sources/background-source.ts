import type { Asker } from '../../../doors/ask-doors.js';
import type { BackgroundParts } from '../../background-parts.js';
import type { CheckedPerson } from '../person/checked-person.js';
import type { FoundItem, ReportItem } from '../report-item.js';

/** What a source says of a person, without its name. */
export type Said = Pick<ReportItem, 'status' | 'searched' | 'reason' | 'source' | 'asOf' | 'items'>;

/** Somewhere that a background check looks. A source that fails answers `provider_failed`; it does not throw. */
export interface BackgroundSource {
  key: string;
  name: string;
  /** `earlier`: what it found when it was asked before. */
  ask(parts: BackgroundParts, person: CheckedPerson, asker: Asker, earlier?: readonly FoundItem[]): Promise<Said>;
}

/** It was not looked there, and why. */
export function notSearched(reason: string): Said {
  return { status: 'FAILED', searched: false, reason, source: null, asOf: null, items: [] };
}

/** It was looked there; whatever was found is to be looked at, unless told otherwise. */
export function searched(
  { source, asOf, reason = null }: { source: string | null; asOf: string | null; reason?: string | null },
  items: ReportItem['items'],
  status: ReportItem['status'] = items.length > 0 ? 'REVIEW' : 'NO_RESULTS',
): Said {
  return { status, searched: true, reason, source, asOf, items };
}

/** Whether asking again later may help. */
export const failed = ({ reason }: Pick<ReportItem, 'reason'>): boolean => reason?.endsWith('provider_failed') ?? false;
