import type { Signals } from '../checks/signals.js';
import type { EntryKey } from '../checks/catalog.js';
import type { EntryStatus } from '../details/check-result.js';

/** Changes the signals of a stay. Pure. */
export type Play = (signals: Signals) => Signals;

/** The outcome that a guest's last name triggers in test mode. */
export interface Scenario {
  /** The last name that triggers it. Case, spaces and hyphens are ignored. */
  name: string;
  /** What happens, as a sentence. */
  text: string;
  /** The entry concerned and its status; absent if the scenario concerns several. */
  about?: { entry: EntryKey; status: EntryStatus };
  /** Applied to the signals of a guest without any findings. */
  play: Play;
  /** No lookup ever responds. */
  providersDown?: true;
  /** Duration of the analysis, in seconds. */
  takesSeconds?: number;
  /** After this many seconds the stay is analyzed again with a further play. */
  later?: { seconds: number; play: Play };
}
