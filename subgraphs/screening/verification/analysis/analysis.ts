export interface AnalysisPayload {
  accountId: string;
  reservationId: string;
  revision: number;
  /**
   * Of a scenario in test mode: it has taken its time, or it is time for what happens later. `again` asks those that
   * failed; `rescreen` asks what every analysis asks, because something behind it has changed.
   */
  step?: 'waited' | 'later' | 'again' | 'rescreen';
  /** With `again`, which asks those that failed: how often it was done before. */
  round?: number;
}

/** What names the analysis when it is queued: one for each revision of a reservation. */
export const ANALYSIS = {
  name: 'analyse-reservation',
  keyOf: ({ reservationId, revision, step, round }: AnalysisPayload) =>
    [reservationId, revision, ...(step ? [step] : []), ...(round === undefined ? [] : [round])].join(':'),
};

const LONGEST_WAIT_SECONDS = 6 * 3600;

/** Seconds before those that failed are asked again: `first`, then twice as many each time, 6 hours at most. */
export function waitBefore(round: number, first: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, first * 2 ** Math.min(round, 20));
}
