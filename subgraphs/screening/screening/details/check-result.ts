/** `DECLINE` is for the fraud detection alone. */
export type EntryStatus = 'PASS' | 'REVIEW' | 'INCOMPLETE' | 'DISABLED' | 'DECLINE';

/** One reason to worry, or with negative points to worry less. */
export interface Risk {
  /** Stable snake_case name; the same code from two entries is the same fact and counts once. */
  code: string;
  /** Share of the risk score (0–100); negative lowers it. */
  points: number;
  /** A sentence for an operator; it never holds the guest's own data. */
  text: string;
  /** What an operator can do about it; null where there is nothing to do. */
  recommendation: string | null;
}

/** One entry of the summary's details as the operator and the API see it. */
export interface Entry {
  status: EntryStatus;
  value?: string;
  help?: string;
  findings: string[];
}

export interface CheckResult extends Entry {
  risks: Risk[];
  /** Who an INCOMPLETE entry waits for: the guest, or work of the service (a lookup that failed, a check not built). */
  waitsFor?: 'guest' | 'service';
}
