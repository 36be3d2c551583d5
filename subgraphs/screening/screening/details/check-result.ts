import type { Phrase } from '#kit/phrase.js';

/** Only fraud detection can be `DECLINE`. */
export type EntryStatus = 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';

/** One risk; with negative points a mitigating factor. */
export interface Risk {
  /** Stable snake_case name. The same code from two entries counts once. */
  code: string;
  /** Points added to the risk score (0–100); negative points lower it. */
  points: number;
  /** A sentence for the operator, without the guest's own data. */
  text: string;
  /** What the operator can do; null if nothing. */
  recommendation: string | null;
}

/** One entry of the summary's details, as shown to the operator and in the API. */
export interface Entry {
  status: EntryStatus;
  value?: string;
  help?: string;
  findings: string[];
}

/** Result of a check. `help` is a paragraph of sentences. */
export interface CheckResult extends Pick<Entry, 'status' | 'value'> {
  help?: Phrase[];
  findings: Phrase[];
  risks: Risk[];
  /** What an INCOMPLETE entry waits for: the guest, or the service (a failed lookup, a running search). */
  waitsFor?: 'guest' | 'service';
}

/** Result of a check that a scenario sets in test mode, as it is stored. */
export interface SetResult extends Entry {
  risks: Risk[];
  waitsFor?: 'guest' | 'service';
}
