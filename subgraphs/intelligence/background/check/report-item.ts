import type { Gap } from '../../answer/gap.js';

/** A finding of a source. */
export interface FoundItem {
  title: string;
  subtitle: string | null;
  description: string | null;
  tags: string[];
  image: string | null;
  images: string[];
  link: string | null;
  /** News only: whether the article is in the imported corpus. */
  imported?: boolean;
}

export type ItemStatus = 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED' | 'NO_RESULTS';

/** Result of one source. `searched` is false while pending, and if the source could not or must not be searched. */
export interface ReportItem {
  key: string;
  /** Display name. */
  name: string;
  status: ItemStatus;
  searched: boolean;
  /** snake_case: why the source was not searched, or a remark. */
  reason: string | null;
  /** What was searched, and the date (ISO 8601) of its oldest data. */
  source: string | null;
  asOf: string | null;
  items: FoundItem[];
  /** What was not searched; absent in older reports. */
  gaps?: Gap[];
}

/** The source has no records for where the person lives, so nothing is missed by skipping it. */
export const UNITED_STATES_ONLY = 'united_states_only';

export const appliesTo = ({ reason, searched }: Pick<ReportItem, 'reason' | 'searched'>): boolean =>
  searched || reason !== UNITED_STATES_ONLY;

/** Whether a source was searched completely, or does not apply to the person. */
export const isCovered = (item: ReportItem): boolean =>
  !appliesTo(item) || (item.searched && !item.reason?.endsWith('provider_failed') && (item.gaps ?? []).length === 0);
