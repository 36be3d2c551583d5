export interface AnalysisPayload {
  accountId: string;
  reservationId: string;
  revision: number;
  /**
   * Of a scenario in test mode: it has taken its time, or it is time for what happens later. `again` asks those that
   * failed; `rescreen` asks what every analysis asks, because something behind it has changed. `refresh`: so have the
   * account's settings or rules; `echo`: so has another stay of the guest, and what comes of it starts no others.
   */
  step?: 'waited' | 'later' | 'again' | 'rescreen' | 'refresh' | 'echo';
  /** With `again`, which asks those that failed: how often it was done before. */
  round?: number;
}

/** What names the analysis when it is queued: one for each revision of a reservation. */
export const ANALYSIS = {
  name: 'analyse-reservation',
  keyOf: ({ reservationId, revision, step, round }: AnalysisPayload) =>
    [reservationId, revision, ...(step ? [step] : []), ...(round === undefined ? [] : [round])].join(':'),
  /** A change of settings concerns any number of stays; new bookings don't wait for them. */
  priorityOf: ({ step }: AnalysisPayload) => (step === 'refresh' || step === 'echo' ? -1 : 0),
};

const LONGEST_WAIT_SECONDS = 6 * 3600;

/** Seconds before those that failed are asked again: `first`, then twice as many each time, 6 hours at most. */
export function waitBefore(round: number, first: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, first * 2 ** Math.min(round, 20));
}

/** A reservation to look at once more, as it is. */
export interface Found {
  accountId: string;
  reservationId: string;
  revision: number;
  analysedRevision: number;
}

/** Columns of `Found`, of a reservation `r`. */
export const FOUND = `r.account_id as "accountId", r.id as "reservationId", r.revision,
  r.analysed_revision as "analysedRevision"`;
