import type { Signals } from '../checks/signals.js';
import type { CheckResult, EntryStatus } from './check-result.js';
import type { ScreenName } from '../../booking/facts/screens.js';

/** Title of a summary entry, the screens that turn it on, and the meaning of its statuses. */
export interface EntryInfo {
  title: string;
  /** Description in the GraphQL schema. */
  description: string;
  /** Any of these screens turns the entry on; empty means always on. */
  screens: readonly ScreenName[];
  /** Meaning of each status, as a sentence for the operator. The keys are the statuses the entry can have. */
  help: Readonly<Partial<Record<EntryStatus, string>>>;
  /** Finding shown in test mode by scenarios with REVIEW. Only for entries answered by a lookup or a search. */
  simulatedFinding?: string;
}

/** An entry with its check, a pure function. */
export interface WeighedEntry extends EntryInfo {
  check(signals: Signals): CheckResult;
}
