export interface AnalysisPayload {
  accountId: string;
  reservationId: string;
  revision: number;
  /** Of a scenario in test mode: it has taken its time, or it is time for what happens later. */
  step?: 'waited' | 'later';
}

/** What names the analysis when it is queued: one for each revision of a reservation. */
export const ANALYSIS = {
  name: 'analyse-reservation',
  keyOf: ({ reservationId, revision, step }: AnalysisPayload) =>
    [reservationId, revision, ...(step ? [step] : [])].join(':'),
};
