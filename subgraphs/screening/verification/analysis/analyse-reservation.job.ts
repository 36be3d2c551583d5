import type { Job } from '#kit/queue/jobs.js';
import { type AnalysisParts, analyseReservation } from './analyse-reservation.js';

export interface AnalysisPayload {
  accountId: string;
  reservationId: string;
  revision: number;
}

/** What names the analysis when it is queued: one for each revision of a reservation. */
export const ANALYSIS = {
  name: 'analyse-reservation',
  keyOf: ({ reservationId, revision }: AnalysisPayload) => `${reservationId}:${revision}`,
};

/** Runs again while a provider does not answer; the last attempt keeps what could be found. */
export function analysisJob(parts: AnalysisParts): Job<AnalysisPayload> {
  return {
    ...ANALYSIS,
    retries: 6,
    retryDelaySeconds: 2,
    timeoutSeconds: 60,
    async run({ accountId, reservationId }, { last }) {
      const { providerFailed } = await analyseReservation(parts, accountId, reservationId, last);
      if (providerFailed && !last) throw new Error('A provider did not answer; the analysis runs again.');
    },
  };
}
