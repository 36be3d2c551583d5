import type { Gap } from '../../answer/gap.js';

/** One thing that a source found. */
export interface FoundItem {
  title: string;
  subtitle: string | null;
  description: string | null;
  tags: string[];
  image: string | null;
  images: string[];
  link: string | null;
  /** Of news: whether the article stands in the imported corpus. */
  imported?: boolean;
}

export type ItemStatus = 'PENDING' | 'REVIEW' | 'FINISHED' | 'FAILED' | 'NO_RESULTS';

/** What one source says. `searched` is false while it is asked, and where it could or may not be. */
export interface ReportItem {
  key: string;
  /** As people read it. */
  name: string;
  status: ItemStatus;
  searched: boolean;
  /** snake_case: why it was not searched, or a remark. */
  reason: string | null;
  /** What was searched, and the day (ISO 8601) of its oldest data. */
  source: string | null;
  asOf: string | null;
  items: FoundItem[];
  /** What was not searched; absent in reports from before this was recorded. */
  gaps?: Gap[];
}

/** Its records are of places that the person does not live in, so that nothing is missed there. */
export const UNITED_STATES_ONLY = 'united_states_only';

export const appliesTo = ({ reason, searched }: Pick<ReportItem, 'reason' | 'searched'>): boolean =>
  searched || reason !== UNITED_STATES_ONLY;

/** Whether a source was searched as far as it promises, or has nothing to say of the person. */
export const isCovered = (item: ReportItem): boolean =>
  !appliesTo(item) || (item.searched && !item.reason?.endsWith('provider_failed') && (item.gaps ?? []).length === 0);
