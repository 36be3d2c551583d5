import type { Signals } from '../checks/signals.js';
import type { CheckResult, EntryStatus } from './check-result.js';
import type { ScreenName } from '../../booking/facts/screens.js';

/** What an entry of the summary is called, what switches it on and what its statuses mean. */
export interface EntryInfo {
  title: string;
  /** As the graph's schema describes it. */
  description: string;
  /** The screens of which one switches the entry on; none means that it is always on. */
  screens: readonly ScreenName[];
  /** What each status means, in a sentence for an operator. Its keys are the statuses that the entry can have. */
  help: Readonly<Partial<Record<EntryStatus, string>>>;
  /** Of an entry that a lookup or a search answers: what it finds in test mode where a scenario has it find something. */
  simulatedFinding?: string;
}

/** An entry with the pure function that finds it. */
export interface WeighedEntry extends EntryInfo {
  check(signals: Signals): CheckResult;
}
