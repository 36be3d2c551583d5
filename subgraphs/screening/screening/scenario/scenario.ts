import type { Signals } from '../checks/signals.js';
import type { EntryKey } from '../checks/catalog.js';
import type { EntryStatus } from '../details/check-result.js';

/** Makes the facts of a stay other than they are; nothing but its argument goes in. */
export type Play = (signals: Signals) => Signals;

/** What a guest of that last name brings about in an account in test mode. */
export interface Scenario {
  /** The magic last name. Case, spaces and hyphens do not matter. */
  name: string;
  /** What happens, in a sentence. */
  text: string;
  /** The entry that it is about and the status that this entry gets; absent where it is about several. */
  about?: { entry: EntryKey; status: EntryStatus };
  /** Works on the facts of a guest against whom nothing speaks. */
  play: Play;
  /** No lookup answers, ever. */
  providersDown?: true;
  /** The analysis takes so long. */
  takesSeconds?: number;
  /** After so many seconds the stay is analysed again, and this happens on top. */
  later?: { seconds: number; play: Play };
}
